import { fireEvent, screen } from '@testing-library/svelte';
import { flushSync, tick } from 'svelte';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { LANGUAGES, t, words, type Language } from '../src/i18n/index.svelte';
import { notices } from '../src/shell/notices.svelte';
import { allRendered } from '../src/shell/staged';
import { instruction } from '../src/table/instruction';
import Chronicle from '../src/table/Chronicle.svelte';
import Clock from '../src/table/Clock.svelte';
import Ledger from '../src/table/Ledger.svelte';
import Over from '../src/table/phases/Over.svelte';
import Sentence from '../src/table/Sentence.svelte';
import { Story } from '../src/table/story';
import Table from '../src/table/Table.svelte';
import Talk from '../src/table/Talk.svelte';
import { Refusal } from '../src/wire/api';
import type { Event } from '../src/wire/generated/protocol';
import {
  BOOK,
  button,
  buttons,
  ended,
  inScene,
  NAMES,
  pass,
  press,
  says,
  settle,
  viewOf,
  type Harness,
} from './rendered';
import { faultOf } from './sentence';

beforeAll(() => words.load('en', true));

describe('talk', () => {
  const LINES = [
    { number: 1, at: 1, name: 'Ann', seat: 0, text: 'Well?' },
    { number: 2, at: 20, name: 'Ben', seat: 1, phrase: 'trust_me' },
    { number: 3, at: 30, name: 'Ann', seat: 0, phrase: 'pay_or_open', about: 1 },
    { number: 4, at: 40, name: 'A stranger', seat: null, text: 'Ha!' },
  ];
  const shown = (eyes: number | 'spectator', setting = {}): Harness => {
    const harness = inScene('gate', eyes, { lines: LINES, ...setting });
    harness.show(Talk, { room: harness.room, chapters: new Story(harness.scene).chapters(harness.room) });
    return harness;
  };
  const field = () => screen.getByLabelText<HTMLInputElement>('Say something…');
  const stream = () => [...document.querySelectorAll('ol li')].map((one) => says(one));

  test('begins with the first round, not with how the table was set', () => {
    const harness = inScene('gate', 1);
    const sentences = ['All sit down.', 'Ann draws 6 cards.', 'Round 1: Ann wears the badge.'];
    harness.show(Talk, {
      room: harness.room,
      chapters: [{ version: 0, at: 0, round: 1, before: 2, sentences, said: [] }],
      story: true,
    });
    expect(stream()).toEqual(['Round 1: Ann wears the badge.']);
  });

  test('and the story are apart, except on a screen for all', async () => {
    const harness = shown(1);
    expect(stream()[0]).toBe('Ann Well?');
    expect(stream()).toHaveLength(LINES.length);
    await harness.change({
      room: harness.room,
      chapters: new Story(harness.scene).chapters(harness.room),
      story: true,
    });
    const told = stream();
    expect(told[0]).toMatch(/sit down/);
    expect(told[1]).toBe('Ann Well?');
    expect(told.slice(-3)).toEqual(['Ben Would I lie to you?', 'Ann Ben! Pay up, or I look inside.', 'A stranger Ha!']);
  });

  test('calls bots by their names in the reader’s language', () => {
    const lines = [{ number: 1, at: 1, name: 'Tuck 1', seat: 0, phrase: 'voice-friar_tuck-hello-1' }];
    shown(1, { lines, chairs: [{ kind: 'bot', bot: 'friar_tuck:master', name: 'Tuck 1' }] });
    expect(stream().at(0)).toMatch(new RegExp(`^${words.say('bot-friar_tuck')} `));
  });

  test('keeps the name of a player whose seat a bot has taken', () => {
    shown(1, { chairs: [{ kind: 'bot', bot: 'friar_tuck:master', name: 'Ann' }] });
    expect(stream().at(0)).toBe('Ann Well?');
  });

  test('sends a line', async () => {
    const harness = shown(1);
    await fireEvent.input(field(), { target: { value: '  Only apples!  ' } });
    await press(button('Send'));
    expect(harness.requests).toEqual([{ type: 'say', text: 'Only apples!' }]);
    await settle();
    expect(field().value).toBe('');
  });

  test('sends no empty line', async () => {
    const harness = shown(1);
    await fireEvent.input(field(), { target: { value: '   ' } });
    await press(button('Send'));
    await fireEvent.submit(field().closest('form')!);
    expect(harness.requests).toEqual([]);
  });

  test('keeps a line that could not be sent', async () => {
    const harness = shown(1);
    harness.answer = () => Promise.reject(new Refusal('unreachable', 'connection_lost', ''));
    await fireEvent.input(field(), { target: { value: 'Hello?' } });
    await press(button('Send'));
    await settle();
    expect(field().value).toBe('Hello?');
    expect(notices.list).toHaveLength(1);
  });

  test('keeps the next line while one is being sent', async () => {
    const harness = shown(1);
    let heard = (): void => {};
    harness.answer = () => new Promise((resolve) => (heard = () => resolve(undefined)));
    await fireEvent.input(field(), { target: { value: 'One' } });
    await press(button('Send'));
    await fireEvent.input(field(), { target: { value: 'Two' } });
    heard();
    await settle();
    expect(field().value).toBe('Two');
  });

  test('sends a phrase, of which there are more', async () => {
    const harness = shown(1);
    const phrases = () => document.querySelectorAll('.phrase').length;
    const few = phrases();
    await press(button('Would I lie to you?'));
    expect(harness.requests).toEqual([{ type: 'say', phrase: 'trust_me' }]);
    await press(button('More…'));
    expect(phrases()).toBeGreaterThan(few);
    await press(button('Fewer'));
    expect(phrases()).toBe(few);
  });

  test('is for seated players whom the host has not silenced', () => {
    shown('spectator');
    expect(screen.queryByLabelText('Say something…')).toBeNull();
    shown(1, { chairs: [{}, { silent: true }] });
    expect(screen.queryByLabelText('Say something…')).toBeNull();
    screen.getByText('The host has blocked you from the chat.');
  });

  test('of long ago can be loaded', async () => {
    const harness = shown(1, { lines: LINES.slice(2) });
    await press(button('Earlier messages'));
    expect(harness.requests).toEqual([{ type: 'recall', before: 3 }]);
  });

  test('begins empty', () => {
    const harness = inScene('gate', 1);
    harness.show(Talk, { room: harness.room });
    expect(stream()).toEqual([words.say('talk-none')]);
  });
});

describe('the ledger', () => {
  test('lists every promise and its outcome, the latest first', () => {
    const harness = ended('second-6-everything');
    harness.show(Ledger);
    const { ledger } = harness.scene.view;
    const entries = [...document.querySelectorAll('.ledger ul:first-of-type li')].map((one) => says(one));
    expect(entries).toHaveLength(ledger.length);
    const statuses = ledger.map(({ status, round }) => [
      words.say('ledger-round', { round }),
      words.say(`ledger-${status}`),
    ]);
    for (const [place, [round, status]] of statuses.toReversed().entries()) {
      expect(entries[place]).toContain(round);
      expect(entries[place]!.endsWith(status!)).toBe(true);
    }
  });

  test('shows revealed cards to those who were shown them', () => {
    inScene('fell_short', 0).show(Ledger);
    expect(document.body.textContent).toMatch(/Ben, round 1: 1 pepper and 1 mead face down on the stand/);
  });

  test.each([1, 'spectator'] as const)('does not show them to %s', (eyes) => {
    inScene('fell_short', eyes).show(Ledger);
    expect(document.body.textContent).not.toMatch(/under the stand/);
  });

  test('is empty at first', () => {
    inScene('gate', 0).show(Ledger);
    screen.getByText(words.say('ledger-none'));
  });
});

test('a long story is shown from its end', async () => {
  const chapters = Array.from({ length: 100 }, (_, version) => ({
    version,
    at: 0,
    round: 1 + Math.floor(version / 20),
    before: 0,
    sentences: [`Deed ${version}.`],
    said: [],
  }));
  inScene('gate', 0).show(Chronicle, { chapters });
  expect(screen.queryByText('Deed 69.')).toBeNull();
  screen.getByText('Deed 70.');
  expect(document.querySelectorAll('h3')).toHaveLength(2);
  await press(document.querySelector('button')!);
  screen.getByText('Deed 0.');
});

describe('the clock', () => {
  const wound = (clock: object, name = 'gate', eyes: number | 'spectator' = 1): Harness => {
    vi.useFakeTimers();
    const harness = inScene(name, eyes);
    harness.tell({ type: 'clock', clock });
    harness.show(Clock);
    return harness;
  };
  const text = () => says(document.body);

  test('counts down to zero, and marks the last seconds', () => {
    wound({ inspection: 65_000 });
    expect(text()).toBe('1:05');
    pass(5000);
    expect(text()).toBe('1:00');
    expect(document.querySelector('.soon')).toBeNull();
    pass(52_000);
    expect(text()).toBe('0:08');
    expect(document.querySelector('.soon')).not.toBeNull();
    pass(60_000);
    expect(text()).toBe('0:00');
  });

  test('shows the own time limit, if that is shorter', () => {
    wound({ inspection: 65_000, seats: { 0: 1000, 1: 30_000 } });
    expect(text()).toBe('0:30');
  });

  test('stops while a debt is paid', () => {
    wound({ inspection: 65_000 }, 'indebted', 0);
    pass(5000);
    expect(text()).toBe('1:05');
  });

  test('stops while the game is paused', () => {
    wound({ inspection: 65_000, paused: true });
    pass(5000);
    expect(text()).toBe('1:05');
  });

  test('is not shown without a time limit', () => {
    wound({});
    expect(text()).toBe('');
  });
});

test('that an offer ends with the bag it is about is no news', () => {
  const harness = inScene('offered', 1);
  const offer = harness.scene.view.offers[0]!;
  const handed: Event = { type: 'bag_handed_back', bag: 1, by: [0], legal: {}, contraband: {}, count: 0 };
  const fell: Event = { type: 'offer_fell', offer: offer.id, code: '' };
  const told = (...events: Event[]) => {
    harness.room.chronicle = [
      { version: 1, at: 1, events: [{ type: 'offer_made', offer }] },
      { version: 2, at: 2, events },
    ];
    return new Story(harness.scene).chapters(harness.room).at(-1)!.sentences.join(' ');
  };
  expect(told(fell)).toContain('can no longer be met');
  expect(told(handed, fell)).not.toContain('can no longer be met');
});

describe('the instruction', () => {
  const shown = (name: string, seat: number, chairs: object[] = []): Harness => {
    const harness = inScene(name, seat, { chairs });
    harness.show(Sentence, { instruction: instruction(harness.scene), lately: ['Ben is at the gate.'] });
    return harness;
  };

  test('lets a merchant pass', async () => {
    const harness = shown('gate', 1);
    await press(button('I’m done talking'));
    expect(harness.requests).toEqual([{ type: 'pass' }]);
  });

  describe('counts down how long a bot in office waits', () => {
    const waits = (patience: number, passed = 0): string => {
      vi.useFakeTimers();
      const harness = shown('gate', 1);
      harness.tell({ type: 'clock', clock: { patience } });
      pass(0);
      pass(passed);
      return says(document.querySelector('[data-do="pass"]'));
    };

    test('as it runs out', () => expect(waits(30_000, 12_000)).toBe('I’m done talking 0:18'));
    test('to zero', () => expect(waits(30_000, 40_000)).toBe('I’m done talking 0:00'));
    test('but not without a limit', () => expect(waits(600_000)).toBe('I’m done talking'));
  });

  test.each([
    ['gate', 0, []],
    ['fell_short', 1, []], // their bag is settled
    ['market', 1, []],
    ['gate', 1, [{}, { passed: true }]],
  ])('does not ask that in the scene %s of seat %d with %j', (name, seat, chairs) => {
    shown(name, seat, chairs);
    expect(buttons('I’m done talking')).toEqual([]);
  });
});

describe('the whole table', () => {
  /** A seat, and a spectator if the scene has one. */
  const some = Object.entries(BOOK.scenes).flatMap(([name, { seen }]) =>
    Object.keys(seen)
      .filter((eyes, place) => !place || eyes === 'spectator')
      .map((eyes): [string, number | 'spectator'] => [name, eyes === 'spectator' ? eyes : Number(eyes)]),
  );

  async function whole(harness: Harness): Promise<HTMLElement> {
    const shown = harness.show(Table, { room: harness.room });
    await allRendered();
    await tick();
    return shown;
  }

  test.each(some)('is drawn in the scene %s for %s, and every text has words', async (name, eyes) => {
    const complaints = vi.spyOn(console, 'error');
    const harness = inScene(name, eyes);
    const shown = await whole(harness);
    expect(shown.querySelector('[data-version]')).not.toBeNull();
    const said: string[] = [];
    const walker = document.createTreeWalker(shown, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) said.push(node.textContent!);
    for (const one of shown.querySelectorAll('[aria-label], [title]')) {
      said.push(one.getAttribute('aria-label') ?? '', one.getAttribute('title') ?? '');
    }
    const words = said.map((text) => text.replace(/\s+/g, ' ').trim()).filter(Boolean);
    expect(words.map(faultOf).filter(Boolean)).toEqual([]);
    expect(words).toEqual(expect.arrayContaining(harness.scene.others.map((who) => NAMES[who])));
    const nameless = [...shown.querySelectorAll('button')].filter((one) => !one.ariaLabel && !says(one));
    expect(nameless).toEqual([]);
    expect(complaints.mock.calls).toEqual([]);
    complaints.mockRestore();
  });

  test('never calls a seat “you” for a spectator, in any language', async () => {
    const gate = inScene('gate', 'spectator');
    const end = ended('second-6-everything', {}, { seat: null });
    const shown = [await whole(gate), end.show(Over)];
    const said = (place: HTMLElement) => [...place.querySelectorAll('strong, th, .name')].map(says);
    for (const language of Object.keys(LANGUAGES) as Language[]) {
      await words.load(language, true);
      flushSync();
      for (const [at, { scene }] of [gate, end].entries()) {
        expect(said(shown[at]!)).toEqual(expect.arrayContaining(scene.others.map((seat) => scene.name(seat))));
        expect(said(shown[at]!)).not.toContain(t('over-you'));
      }
    }
    await words.load('en', true);
  });

  test('discards picked cards when the prompt changes', async () => {
    const harness = inScene('market', 1);
    await whole(harness);
    await press(document.querySelector<HTMLElement>('[data-card="silk"]')!);
    expect(document.querySelector('[data-card="silk"]')!.getAttribute('aria-pressed')).toBe('true');
    harness.turn(viewOf('loading', 1));
    flushSync();
    expect(document.querySelector('[data-card="silk"]')!.getAttribute('aria-pressed')).toBe('false');
  });

  test('lifts the card that was pressed, of two alike too', async () => {
    const harness = inScene('market', 1);
    await whole(harness);
    const name = Object.entries(harness.scene.hand).find(([, count]) => count > 1)![0];
    const alike = () => [...document.querySelectorAll<HTMLElement>(`[data-card="${name}"]`)];
    const lifted = () => alike().map((card) => card.getAttribute('aria-pressed') === 'true');
    await press(alike()[1]!);
    expect(lifted().slice(0, 2)).toEqual([false, true]);
    await press(alike()[0]!);
    expect(lifted().slice(0, 2)).toEqual([true, true]);
    await press(alike()[1]!);
    expect(lifted().slice(0, 2)).toEqual([true, false]);
  });

  test('closes the deal composer when there is nothing to offer', async () => {
    const harness = inScene('gate', 1);
    await whole(harness);
    await press(button('Make an offer'));
    expect(document.querySelector('.composer')).not.toBeNull();
    harness.turn(viewOf('indebted', 1));
    flushSync();
    expect(document.querySelector('.composer')).toBeNull();
  });
});
