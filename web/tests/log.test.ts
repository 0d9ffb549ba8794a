import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { explain } from '../src/i18n/errors';
import { LANGUAGES, words, type Language } from '../src/i18n/index.svelte';
import {
  crownOf,
  dealInWords,
  favour,
  pledge,
  goodName,
  goodsOf,
  heap,
  Memory,
  sentencesFor,
  terms,
  type Scene,
} from '../src/i18n/log';
import { phrase, PHRASES, spokenWith } from '../src/i18n/talk';
import { Refusal } from '../src/wire/api';
import type { Event, Good, Offer } from '../src/wire/generated/protocol';
import { faultOf } from './sentence';

/** Golden games as seats and spectators see them, written by tests/support/locale_told.py. */
const GAMES = JSON.parse(readFileSync(join(__dirname, 'told.json'), 'utf8')) as {
  game: string;
  seat: number | null;
  events: Event[];
}[];

const NAMES = ['Robin', 'ÉLAN vital', 'o’Tuck', 'Гай', 'Алан', 'Much'];
/** Marks names as the table does. */
const marked = (seat: number) => `\uE000${seat}\uE001${NAMES[seat]}\uE002`;

const scene = (events: Event[], name = marked): Scene => {
  const goods = events.flatMap((event) => (event.type === 'game_started' ? event.goods : []));
  return { name, goods: new Map(goods.map((good): [string, Good] => [good.name, good])) };
};

const BASE = scene(GAMES[0]!.events, (seat) => NAMES[seat]!);

function checked(sentence: string, about: unknown): void {
  const what = JSON.stringify(about);
  expect(faultOf(sentence), what).toBeNull();
  for (const [, seat, name] of sentence.matchAll(/\uE000(\d)\uE001(.*?)\uE002/g)) {
    expect(name, what).toBe(NAMES[Number(seat)]);
  }
}

describe.each(Object.keys(LANGUAGES) as Language[])('in %s', (language) => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
  beforeAll(() => words.load(language, true));
  afterEach(() => {
    expect(complaints.mock.calls).toEqual([]);
    complaints.mockClear();
  });

  test.each(GAMES.filter(({ seat }) => seat !== null))('the reader is “you” in $game', ({ seat, events }) => {
    const memory = new Memory();
    const table: Scene = { ...scene(events), seat };
    for (const event of events) {
      const told = sentencesFor(event, table, memory);
      memory.note(event);
      for (const sentence of told) checked(sentence, event);
      // Who sits where and who scored what is said of all alike.
      if (event.type !== 'game_started' && event.type !== 'game_ended')
        expect(told.join(' ')).not.toContain(`\uE000${seat}\uE001`);
    }
  });

  test.each(GAMES)('every event of $game has its sentences', ({ events }) => {
    const memory = new Memory();
    const table = scene(events);
    const kinds = new Set<string>();
    for (const event of events) {
      const told = sentencesFor(event, table, memory);
      const forgetful = sentencesFor(event, table);
      memory.note(event);
      for (const sentence of [...told, ...forgetful]) {
        checked(sentence, event);
        expect(sentence, JSON.stringify(event)).toMatch(/[.!?»”]$/);
      }
      expect(forgetful.length).toBe(told.length);
      if (told.length) kinds.add(event.type);
      const line = spokenWith(event, 1 + (events.length % 2), events.length);
      if (line) checked(line.text, event);
    }
    expect(kinds).toEqual(new Set(events.map(({ type }) => type)));
  });

  test('every favour has words', () => {
    checked(favour({ type: 'spare', by: 0, whom: 1 }, BASE), 'spare');
    checked(favour({ type: 'open', by: 0, whom: 1 }, BASE), 'open');
    checked(favour({ type: 'pay', by: 0, to: 1, gold: 1 }, BASE), 'pay');
    expect(favour({ type: 'words', by: 0, text: 'I {never} forget!' }, BASE)).toContain('I {never} forget!');
  });

  test('a favour addresses the reader who is part of it', () => {
    const promised = [
      { type: 'spare', by: 0, whom: 1 },
      { type: 'open', by: 0, whom: 1 },
      { type: 'pay', by: 0, to: 1, gold: 2 },
    ] as const;
    for (const one of promised) {
      const [all, maker, other] = [null, 0, 1].map((reader) => favour(one, BASE, reader));
      for (const sentence of [all!, maker!, other!]) checked(sentence, one);
      expect(new Set([all, maker, other]).size).toBe(3);
      expect(maker).not.toContain(NAMES[0]);
      expect(maker).toContain(NAMES[1]);
      expect(other).toContain(NAMES[0]);
      expect(other).not.toContain(NAMES[1]);
      expect(favour(one, BASE, 2)).toBe(all);
    }
    expect(favour({ type: 'words', by: 0, text: 'Soon.' }, BASE, 0)).not.toContain(NAMES[0]);
    for (const type of ['hand_back', 'open'] as const) {
      checked(pledge({ type, bag: 0 }, BASE, 0), type);
      expect(pledge({ type, bag: 0 }, BASE, 0)).not.toContain(NAMES[0]);
      expect(pledge({ type, bag: 0 }, BASE, 1)).toBe(pledge({ type, bag: 0 }, BASE));
    }
  });

  test('hidden contraband is a number', () => {
    const unseen = terms({ contraband: 2, bag: { apples: 1, contraband: 3 } }, BASE);
    checked(unseen, 'terms');
    expect(unseen).toContain(goodsOf('contraband', 2));
    expect(unseen).toContain(goodsOf('contraband', 3));
  });

  test('every phrase has words', () => {
    for (const said of PHRASES) checked(phrase(said), said);
    expect(phrase('a_phrase_of_tomorrow')).toBe('a_phrase_of_tomorrow');
  });

  test('a lie that comes out is told with what was declared', () => {
    const memory = new Memory();
    memory.note({ type: 'declared', seat: 1, good: 'chickens', count: 4 });
    const opened: Event = {
      type: 'bag_opened',
      bag: 1,
      by: [0],
      cards: { chickens: 2, silk: 2 },
      honest: false,
      confiscated: { silk: 2 },
      debts: [],
    };
    const [told] = sentencesFor(opened, BASE, memory);
    const parts = [goodsOf('chickens', 4), heap(opened.cards, BASE.goods), goodsOf('silk', 2), NAMES[0], NAMES[1]];
    for (const part of parts) expect(told).toContain(part);
  });

  test('untranslated goods and crowns of a pack keep their names', () => {
    expect(goodName('royal_pies')).toBe('royal pies');
    expect(goodsOf('royal_pies', 3)).toBe('3 royal pies');
    checked(crownOf('king', 'royal_pies'), 'crown');
  });

  test('refusals are explained, by code or by kind', () => {
    const known = explain(new Refusal('illegal', 'declare_legal', '', { good: 'silk' }));
    expect(known).toContain(goodName('silk'));
    const seated = new Refusal('illegal', 'too_little_gold', '', { seat: 1, has: 3, gold: 9 });
    expect(explain(seated, (seat) => NAMES[seat]!)).toContain(NAMES[1]);
    checked(explain(seated), 'without names');
    expect(explain(new Refusal('stale', 'of_tomorrow', ''))).toBe(words.say('error-kind-stale'));
    expect(explain(new Refusal('of_tomorrow', 'of_tomorrow', ''))).toBe(words.say('error-unknown'));
    expect(explain(new TypeError('no'))).toBe(words.say('error-unknown'));
  });

  test('a missing detail gives a simpler sentence', () => {
    const told = explain(new Refusal('illegal', 'too_little_gold', ''));
    expect(told).toBe(words.say('error-kind-illegal'));
    complaints.mockClear();
  });
});

describe('in English, word for word', () => {
  beforeAll(() => words.load('en', true));

  test('cards keep the order of the table of goods', () => {
    const cards = { silk: 1, apples: 3, bread: 0, royal_pies: 2 };
    expect(heap(cards, BASE.goods)).toBe('3 apples, 1 silk, and 2 royal pies');
    expect(heap({}, BASE.goods)).toBe('nothing');
  });

  test('an offer in one sentence, and the deal it becomes', () => {
    const offer: Offer = {
      id: 3,
      from: 0,
      to: 5,
      give: { gold: 8, stand: { apples: 2 } },
      get: { contraband: { silk: 1 } },
      pledges: [{ type: 'hand_back', bag: 0 }],
      favours: [{ type: 'spare', by: 5, whom: 0 }],
      needs: [5],
      officers: [5],
    };
    const rest = 'Much spares Robin when next in office';
    expect(dealInWords(offer, BASE)).toBe(
      `gives 8 gold and 2 apples from the stand; asks for 1 silk from the contraband; Robin’s bag goes back unopened; ${rest}`,
    );
    // The bag is handed back at once, and that is told by itself.
    expect(dealInWords(offer, BASE, true)).toBe(
      `Robin gives 8 gold and 2 apples from the stand; Robin gets 1 silk from the contraband; ${rest}`,
    );
  });

  test('a judged promise is named, if it is known', () => {
    const memory = new Memory();
    const judged: Event = { type: 'favour_judged', entry: 0, status: 'broken' };
    expect(sentencesFor(judged, BASE, memory)).toEqual(['A promise broken: promise 1 in the ledger. So it goes.']);
    memory.note({
      type: 'deal_struck',
      deal: {
        id: 1,
        from: 0,
        to: 1,
        give: {},
        get: {},
        pledges: [],
        favours: [{ type: 'pay', by: 0, to: 5, gold: 4 }],
        needs: [1],
        officers: [1],
      },
    });
    expect(sentencesFor(judged, BASE, memory)[0]).toContain('Robin pays Much 4 gold in a later deal');
  });
});
