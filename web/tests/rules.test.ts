import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { LANGUAGES, words, type Language } from '../src/i18n/index.svelte';
import { tipsFor } from '../src/rules/advice';
import { taskOf, TASKS, isMyTask, sectionOf } from '../src/rules/tasks';
import { book } from '../src/rules/book.svelte';
import RulesButton from '../src/rules/RulesButton.svelte';
import RulesText from '../src/rules/RulesText.svelte';
import { mark, wordsOf } from '../src/rules/search';
import {
  EXTRAS,
  extrasOf,
  factsOf,
  gameOf,
  holds,
  readable,
  sectionFor,
  SECTIONS,
  type Game,
} from '../src/rules/sections';
import { shelfOf, shelfOfPack } from '../src/rules/shelf';
import { chapters, found } from '../src/rules/text';
import TipLine from '../src/rules/TipLine.svelte';
import { Adviser, HESITATION, tipSettings } from '../src/rules/tips.svelte';
import WhyButton from '../src/rules/WhyButton.svelte';
import { instruction } from '../src/table/instruction';
import type { View } from '../src/wire/generated/protocol';
import { BOOK, Harness, button, inScene, pass, says, settle, viewOf } from './rendered';
import { faultOf } from './sentence';

const languages = Object.keys(LANGUAGES) as Language[];
const second: Game = { edition: 'second', extras: new Set() };
const first: Game = { edition: 'first', extras: new Set() };
const everything: Game = { edition: 'second', extras: new Set(EXTRAS), players: 6 };

async function speak(language: Language): Promise<void> {
  await words.load(language, true);
  await words.need('rules');
  await words.need('hints');
}

const noButton = (name: string) => screen.queryByRole('button', { name });

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.open = false;
  };
});

describe.each(languages)('in %s', (language) => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
  beforeEach(() => speak(language));
  afterEach(() => {
    expect(complaints.mock.calls).toEqual([]);
    complaints.mockClear();
  });

  test('every section has a title and all its paragraphs, and there are no others', () => {
    const sections = SECTIONS.flatMap(({ id, paragraphs }) => [
      `rules-${id}-title`,
      ...paragraphs.map(({ number }) => `rules-${id}-${number}`),
    ]);
    const file = readFileSync(join(__dirname, '../../src/nottingham/locale', language, 'rules.ftl'), 'utf8');
    const written = [...file.matchAll(/^(rules-[a-z_]+-(?:\d+|title)) =/gm)].map(([, key]) => key);
    expect(written).toEqual(sections);
  });

  test('the text is complete for every way to play', () => {
    for (const game of [null, first, second, everything]) {
      for (const { groups, title } of chapters(game)) {
        for (const { pieces } of groups.flatMap(({ paragraphs }) => paragraphs)) {
          expect(pieces).toHaveLength(1);
          expect(faultOf(pieces[0]!.text)).toBeNull();
        }
        expect(title[0]!.text).not.toMatch(/^rules-/);
      }
    }
  });

  test('every task has an explanation', () => {
    for (const ask of TASKS) {
      expect(words.has(`why-${ask}`), ask).toBe(true);
      expect(words.has(`why-${ask}-think`), ask).toBe(isMyTask(ask));
      expect(SECTIONS.map(({ id }) => id)).toContain(sectionOf(ask));
    }
  });

  test('every tip in every scene is a sentence', () => {
    for (const { view, goods, name } of everyView()) {
      for (const tip of tipsFor(view, goods, name)) {
        expect(faultOf(tip.say()), tip.key).toBeNull();
        expect(tip.say(), tip.key).toMatch(/[.!?»”]$/);
      }
    }
  });
});

const WORDS: Record<Language, [typed: string, section: string]> = {
  en: ['SILK never', 'lies'],
  fr: ['BOURSE penalites', 'debts'],
  es: ['sancion mercancias', 'inspect'],
  'pt-BR': ['inspecao', 'round'],
  ru: ['шелк', 'lies'],
};

describe('searching', () => {
  test.each(languages)('finds words in %s, without their accents too', async (language) => {
    await speak(language);
    const [typed, section] = WORDS[language];
    const { chapters: hits, count } = found(wordsOf(typed), null);
    expect(hits.map(({ id }) => id)).toContain(section);
    expect(count).toBeGreaterThan(0);
    // Every section can be found by its own title.
    for (const { id, title } of chapters(null)) {
      expect(found(wordsOf(title[0]!.text), null).chapters.map((chapter) => chapter.id)).toContain(id);
    }
  });

  test('marks all matches', () => {
    const pieces = mark('L’épée, l’Épée, un œuf', wordsOf("l'epee OEUF"))!;
    expect(pieces.filter(({ hit }) => hit).map(({ text }) => text)).toEqual(['L’épée', 'l’Épée', 'œuf']);
    expect(pieces.map(({ text }) => text).join('')).toBe('L’épée, l’Épée, un œuf');
  });

  test('matches letters with combining accents', () => {
    expect(mark('cafe\u0301 noir', ['cafe'])).toEqual([
      { text: 'cafe\u0301', hit: true },
      { text: ' noir', hit: false },
    ]);
  });

  test('needs all words, in any order', () => {
    expect(mark('bags are opened', wordsOf('opened bag'))).not.toBeNull();
    expect(mark('bags are opened', wordsOf('opened silk'))).toBeNull();
    expect(wordsOf('  ')).toEqual([]);
  });

  test('shows the matches and their number, and says when there are none', async () => {
    await speak('en');
    const { container } = render(RulesText, { props: { shelves: () => [] } });
    const field = container.querySelector('input')!;
    const status = () => says(container.querySelector('[role=status]'));
    const type = (text: string) => {
      field.value = text;
      field.dispatchEvent(new Event('input', { bubbles: true }));
      flushSync();
    };
    const whole = container.querySelectorAll('section').length;
    type('crossbow');
    expect(status()).toMatch(/^\d+ match(?:es)?$/);
    expect(container.querySelectorAll('mark').length).toBeGreaterThan(0);
    expect(container.querySelectorAll('section').length).toBeLessThan(whole);
    type('xyzzy');
    expect(status()).toContain('xyzzy');
    expect(container.querySelectorAll('section')).toHaveLength(0);
    button('Clear the search').click();
    flushSync();
    expect(container.querySelectorAll('section')).toHaveLength(whole);
  });
});

describe('which paragraphs apply', () => {
  test('editions have different paragraphs', () => {
    const numbers = (game: Game) =>
      readable(game).flatMap(({ id, paragraphs }) => paragraphs.map(({ number }) => `${id}-${number}`));
    expect(numbers(first)).toContain('market-4');
    expect(numbers(first)).not.toContain('market-6');
    expect(numbers(second)).toContain('market-6');
    expect(numbers(second)).not.toContain('market-4');
    expect(readable(second).map(({ id }) => id)).not.toContain('deputies');
    expect(readable(everything).map(({ id }) => id)).toContain('deputies');
    expect(readable(null)).toHaveLength(SECTIONS.length);
    expect(readable({ edition: 'first', extras: new Set(['black_market']) }).map(({ id }) => id)).not.toContain(
      'black_market',
    );
    expect(extrasOf('first')).not.toContain('six');
    expect(readable(second).map(({ id }) => id)).not.toContain('variants');
  });

  test('every paragraph applies to some game', () => {
    for (const { where, paragraphs } of SECTIONS) {
      for (const paragraph of [{ where }, ...paragraphs]) {
        const games = [first, second, everything, { ...second, players: 3 }];
        expect(games.some((game) => holds(paragraph.where, game))).toBe(true);
      }
    }
  });

  test('the way to play follows from the options', () => {
    expect(gameOf({ players: 6, royal_goods: true, packs: ['goose_fair'] })).toEqual({
      edition: 'second',
      extras: new Set(['royal_goods', 'six', 'packs']),
      players: 6,
    });
    expect(gameOf({ players: 3, edition: 'first' })).toEqual({ edition: 'first', extras: new Set(), players: 3 });
    expect(factsOf({ ...second, extras: new Set(['seven_card_hand']) })['hand']).toBe(7);
    expect(factsOf(null)['hand']).toBe(6);
  });

  test('a royal card of a pack brings the rules of royal goods, without the option too', async () => {
    await speak('en');
    const royal = { name: 'goose', kind: 'royal' as const, copies: 2, value: 12, penalty: 6 };
    const shelf = shelfOf([{ ...royal, counts_as: { good: 'chickens', count: 3 } }], [], undefined);
    const playing = gameOf({ players: 4, packs: ['goose_fair'] });
    const shown = (goods: typeof shelf) => {
      const shelves = () => [{ title: 'Goods', shelf: goods }];
      const { container, unmount } = render(RulesText, { props: { shelves, playing } });
      const text = says(container);
      unmount();
      return text;
    };
    const [means, brings] = ['can’t be declared, lie face down', 'A pack can bring royal cards of its own'];
    expect(shown(shelf)).toContain(means);
    expect(shown(shelf)).toContain(brings);
    expect(shown({ ...shelf, goods: [] })).not.toContain(means);
  });

  test('only the extras of the shown edition can be chosen', async () => {
    await speak('en');
    const { container } = render(RulesText, { props: { shelves: () => [] } });
    const sections = () => [...container.querySelectorAll('section h2')].map((heading) => heading.id);
    screen.getByLabelText('First edition').click();
    flushSync();
    expect(noButton('Six players')).toBeNull();
    screen.getByLabelText('Second edition').click();
    flushSync();
    expect(sections()).not.toContain('royal');
    button('Royal goods').click();
    flushSync();
    expect(button('Royal goods').getAttribute('aria-pressed')).toBe('true');
    expect(sections()).toContain('royal');
  });

  test('a search for the Queen finds her points', async () => {
    await speak('en');
    const { room } = inScene('gate', 0);
    const shelf = shelfOf(room.goods.values(), room.crowns, undefined);
    const { container } = render(RulesText, { props: { shelves: () => [{ title: 'Second edition', shelf }] } });
    const tables = () => [...container.querySelectorAll('section:has(table)')].map((at) => at.querySelector('h2')!.id);
    expect(tables()).toEqual(['goods']);
    const field = screen.getByLabelText<HTMLInputElement>('Search the rules');
    field.value = 'queen';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    flushSync();
    expect(tables()).toHaveLength(1);
  });
});

test.each([
  ['market', 'market'],
  ['load', 'load'],
  ['declare', 'declare'],
  ['inspect', 'deals'],
  ['debt', 'debts'],
  ['place', 'inspect'],
  ['claim', 'black_market'],
  ['share', 'deputies'],
  ['over', 'scoring'],
] as const)('in the phase %s the rules open at %s', (phase, section) => {
  expect(sectionFor({ phase })).toBe(section);
});

function* everyView(): Iterable<{ view: View; goods: Harness['room']['goods']; name: (seat: number) => string }> {
  for (const [name, { seen }] of Object.entries(BOOK.scenes)) {
    for (const eyes of Object.keys(seen)) {
      const harness = inScene(name, eyes === 'spectator' ? eyes : Number(eyes));
      yield { view: harness.scene.view, goods: harness.room.goods, name: (seat) => harness.scene.name(seat) };
    }
  }
}

test('the explanation matches the instruction', () => {
  for (const [name, { seen }] of Object.entries(BOOK.scenes)) {
    for (const eyes of Object.keys(seen)) {
      const { scene } = inScene(name, eyes === 'spectator' ? eyes : Number(eyes));
      expect(isMyTask(taskOf(scene.view)), `${name} ${eyes}`).toBe(instruction(scene).mine);
    }
  }
});

test('seats with a task get tips, and no others do', () => {
  for (const { view, goods, name } of everyView()) {
    const tips = tipsFor(view, goods, name);
    if (!isMyTask(taskOf(view))) expect(tips).toEqual([]);
    expect(new Set(tips.map(({ key }) => key)).size).toBe(tips.length);
  }
});

describe('the table of goods', () => {
  const goods = [...inScene('loading', 1).room.goods.values()];

  test('lists the goods of the deck', () => {
    const shelf = shelfOf([...goods, { ...goods[0]!, name: 'none', copies: 0 }], [], { pepper: [22, 26] });
    expect(shelf.goods).toEqual(goods);
    expect(shelf.market).toEqual([['pepper', [26, 22]]]);
  });

  test('lists the goods of a pack', () => {
    const pears = { name: 'pears', kind: 'legal' as const, copies_at_three: 8, copies: 12, value: 3, penalty: 3 };
    const goose = { ...pears, name: 'goose', kind: 'royal' as const, counts_as: { good: 'chickens', count: 3 } };
    const pack = { title: 'Fair', about: '', goods: [pears, goose] };
    expect(shelfOfPack(pack, false).goods.map(({ name }) => name)).toEqual(['pears']);
    expect(shelfOfPack(pack, true).goods[1]).toMatchObject({ name: 'goose', copiesAtThree: 8 });
  });
});

describe('beside the game', () => {
  beforeEach(async () => {
    await speak('en');
    book.open = false;
  });

  test('the rules open at the section of the phase, limited to this game', async () => {
    inScene('loading', 1).show(RulesButton);
    button('Rules').click();
    await vi.dynamicImportSettled();
    // The rules are a large page: on a busy machine it takes more than the usual second.
    await vi.waitFor(() => expect(document.activeElement?.id).toBe('load'), { timeout: 5000 });
    expect(screen.getByRole('dialog', { hidden: true })).toBeTruthy();
    expect(document.getElementById('deputies')).toBeNull();
    screen.getByLabelText('Everything').click();
    flushSync();
    expect(document.getElementById('deputies')).not.toBeNull();
    screen.getAllByRole('button', { name: 'Close' }).at(-1)!.click();
    flushSync();
    expect(book.open).toBe(false);
  });

  test('a task is explained, with a link to the rules', async () => {
    inScene('loading', 1).show(WhyButton, { sentence: 'Load 1 to 5 cards into your bag' });
    button('Why?').click();
    await vi.dynamicImportSettled();
    await settle();
    expect(says(document.querySelector('dialog'))).toContain('An honest bag is safe');
    button('More in the rules: Loading the bag').click();
    flushSync();
    expect(book).toMatchObject({ open: true, at: 'load' });
  });
});

describe('tips', () => {
  const say = (key: string) => ({ key, say: () => key });
  beforeEach(() => {
    tipSettings.remember();
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

  test('appear after a while without input, and disappear when the task changes', async () => {
    const adviser = new Adviser();
    adviser.watch('load', () => [say('a'), say('b')]);
    await wait(HESITATION - 1);
    expect(adviser.tip).toBeNull();
    await wait(1);
    expect(adviser.tip?.key).toBe('a');
    adviser.watch('load', () => [say('a'), say('b')]);
    expect(adviser.tip?.key).toBe('a');
    adviser.watch('declare', () => []);
    expect(adviser.tip).toBeNull();
    adviser.stop();
  });

  test('come only once in a game, even if the place for them was covered', async () => {
    tipSettings.sitDown('first');
    const seen = async (): Promise<string | undefined> => {
      const adviser = new Adviser(undefined, tipSettings.shown);
      adviser.watch('load', () => [say('a'), say('b')]);
      await wait(HESITATION);
      const shown = adviser.tip?.key;
      adviser.stop();
      return shown;
    };
    expect([await seen(), await seen(), await seen()]).toEqual(['a', 'b', undefined]);
    tipSettings.sitDown('second');
    expect(await seen()).toBe('a');
  });

  test('change with the view, and disappear when they no longer apply', async () => {
    const adviser = new Adviser();
    adviser.watch('inspect', () => [{ key: 'a', say: () => 'three bags' }]);
    await wait(HESITATION);
    adviser.watch('inspect', () => [say('b'), { key: 'a', say: () => 'two bags' }]);
    expect(adviser.tip?.say()).toBe('two bags');
    adviser.watch('inspect', () => [say('b')]);
    expect(adviser.tip).toBeNull();
    adviser.stop();
  });

  test('don’t appear during input', async () => {
    const adviser = new Adviser();
    adviser.watch('load', () => [say('a')]);
    for (let time = 0; time < 5; time += 1) {
      await wait(HESITATION - 1000);
      adviser.stir();
    }
    expect(adviser.tip).toBeNull();
    await wait(HESITATION);
    expect(adviser.tip?.key).toBe('a');
    adviser.stop();
  });

  test('are shown once, and one for each task', async () => {
    const adviser = new Adviser();
    const tips = () => [say('a'), say('b')];
    adviser.watch('1 load', tips);
    await wait(HESITATION);
    adviser.dismiss();
    adviser.stir();
    await wait(5 * HESITATION);
    expect(adviser.tip).toBeNull();
    adviser.watch('2 load', tips);
    await wait(HESITATION);
    expect(adviser.tip?.key).toBe('b');
    adviser.watch('3 load', tips);
    await wait(HESITATION);
    expect(adviser.tip).toBeNull();
  });

  test('that arrive too late are not shown', async () => {
    let come = () => {};
    const adviser = new Adviser(() => new Promise<void>((resolve) => (come = resolve)));
    adviser.watch('load', () => [say('a')]);
    await wait(HESITATION);
    adviser.watch(null, () => []);
    come();
    await wait(0);
    expect(adviser.tip).toBeNull();
  });

  test('are for the first two games, and for the current one', () => {
    tipSettings.sitDown('one');
    tipSettings.sitDown('one');
    tipSettings.sitDown('two');
    expect(tipSettings.on).toBe(true);
    tipSettings.sitDown('three');
    expect(tipSettings.on).toBe(false);
    tipSettings.remember();
    tipSettings.sitDown('two');
    expect(tipSettings.on).toBe(true);
    tipSettings.sitDown('three');
    tipSettings.turnOn();
    expect(tipSettings.on).toBe(true);
    tipSettings.turnOff();
    tipSettings.remember();
    expect(tipSettings.on).toBe(false);
  });

  test.each(['nonsense', '[]', '{"games": 3}', 'null', '{"games": [1, null]}'])(
    'are wanted if what was kept is %s',
    (kept) => {
      localStorage.setItem('nottingham.tips', kept);
      tipSettings.remember();
      expect(tipSettings.on).toBe(true);
    },
  );

  test('are shown under the instruction until they are dismissed or switched off', async () => {
    vi.useRealTimers();
    await speak('en');
    vi.useFakeTimers();
    const harness = inScene('loading', 1);
    harness.show(TipLine);
    pass(HESITATION);
    await wait(0);
    flushSync();
    expect(says(screen.getByRole('status'))).toContain('Tip');
    button('Got it').click();
    flushSync();
    expect(noButton('Got it')).toBeNull();
    harness.turn({ ...viewOf('loading', 1), round: 2 });
    flushSync();
    pass(HESITATION);
    await wait(0);
    flushSync();
    button('Turn off tips').click();
    flushSync();
    expect(noButton('Turn off tips')).toBeNull();
    expect(tipSettings.on).toBe(false);
  });
});
