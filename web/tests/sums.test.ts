import { describe, expect, test } from 'vitest';
import { negotiate } from '../src/i18n/index.svelte';
import { added, inOrder, oneByOne, penaltyOf, sizeOf, without0 } from '../src/table/cards';
import { flightsOf } from '../src/table/flights';
import { races, records } from '../src/table/standing';
import type { Event, Good, View } from '../src/wire/generated/protocol';
import { BOOK, ended, inScene } from './rendered';

const GOODS = inScene('gate', 0).scene.goods;

describe('sets of cards', () => {
  test('are counted, whether visible or only a number', () => {
    expect(sizeOf({ apples: 2, silk: 1 })).toBe(3);
    expect(sizeOf(4)).toBe(4);
    expect([sizeOf(null), sizeOf(undefined), sizeOf({})]).toEqual([0, 0, 0]);
  });

  test('grow and shrink, and drop empty entries', () => {
    const cards = { apples: 1 };
    expect(added(cards, 'silk')).toEqual({ apples: 1, silk: 1 });
    expect(added(cards, 'apples', -1)).toEqual({});
    expect(cards).toEqual({ apples: 1 });
    expect(without0({ apples: 0, silk: 2 })).toEqual({ silk: 2 });
  });

  test('are in the order of the table of goods, unknown goods last', () => {
    const cards = { lace: 1, silk: 1, bread: 0, cheese: 1, apples: 2 };
    expect(inOrder(cards, GOODS)).toEqual([
      ['apples', 2],
      ['cheese', 1],
      ['silk', 1],
      ['lace', 1],
    ]);
    expect(oneByOne(cards, GOODS)).toEqual(['apples', 'apples', 'cheese', 'silk', 'lace']);
  });

  test('have a penalty', () => {
    expect(penaltyOf({ apples: 2, silk: 1, lace: 1 }, GOODS)).toBe(2 * 2 + 4);
  });
});

describe('the races for King and Queen', () => {
  const good = (name: string, more: Partial<Good> = {}): [string, Good] => [
    name,
    { name, kind: 'legal', copies: 9, value: 2, penalty: 2, ...more },
  ];
  const goods = new Map([
    good('apples'),
    good('cheese', { copies: 0 }),
    good('golden_apples', { kind: 'royal', counts_as: { good: 'apples', count: 3 } }),
  ]);
  const crowns = [
    { good: 'apples', king: 20, queen: 10 },
    { good: 'cheese', king: 15, queen: 10 },
  ];
  const race = (...stands: [apples: number, contraband: number | Record<string, number>][]) => {
    const seats = stands.map(([apples, contraband]) => ({ stand: apples ? { apples } : {}, contraband }));
    return races({ seats } as unknown as View, goods, crowns)[0]!;
  };

  test('are for goods of this game only', () => {
    const [first, ...others] = races({ seats: [] } as unknown as View, goods, crowns);
    expect(first).toMatchObject({ good: 'apples', king: 20, queen: 10 });
    expect(others).toEqual([]);
  });

  test.each<[string, [number, number][], number[], number[]]>([
    [
      'the most is King, the next Queen',
      [
        [3, 0],
        [5, 0],
        [1, 0],
      ],
      [1],
      [0],
    ],
    [
      'a tie for King leaves no Queen',
      [
        [5, 0],
        [5, 0],
        [4, 0],
      ],
      [0, 1],
      [],
    ],
    [
      'a tie for Queen is shared',
      [
        [2, 0],
        [5, 0],
        [2, 0],
      ],
      [1],
      [0, 2],
    ],
    [
      'nobody is King of nothing',
      [
        [0, 0],
        [0, 0],
      ],
      [],
      [],
    ],
    [
      'nobody is Queen of nothing',
      [
        [0, 0],
        [1, 0],
      ],
      [1],
      [],
    ],
  ])('%s', (_, stands, kings, queens) => {
    expect(race(...stands)).toMatchObject({ kings, queens });
  });

  test('count royal goods for their full number, if visible', () => {
    expect(race([2, { golden_apples: 1, silk: 2 }], [4, 3])).toMatchObject({ counts: [5, 4], kings: [0] });
    expect(race([2, 3], [4, 3])).toMatchObject({ counts: [2, 4], kings: [1] });
  });

  test.each(Object.keys(BOOK.ends))('end as the rules count them, in %s', (name) => {
    const { room } = ended(name);
    const view = room.view!;
    const held = (who: 'kings' | 'queens') =>
      view.seats.map((_, seat) =>
        races(view, room.goods, room.crowns).flatMap((race) => (race[who].includes(seat) ? [race.good] : [])),
      );
    expect(held('kings')).toEqual(view.scores!.map(({ king_of }) => king_of));
    expect(held('queens')).toEqual(view.scores!.map(({ queen_of }) => queen_of));
  });
});

describe('a merchant’s record', () => {
  test('counts bags passed, opened and caught', () => {
    const { room } = inScene('settled', 'spectator');
    const all = records(room.view!, room.chronicle);
    expect(all[1]).toMatchObject({ caught: 1, honest: 0, passed: 0 });
    expect(all[2]).toMatchObject({ caught: 0, honest: 1, passed: 0 });
    expect(all[3]).toMatchObject({ caught: 0, honest: 0, passed: 0 });
  });

  test('counts bags handed back unopened', () => {
    const { room } = inScene('fell_short', 'spectator');
    expect(records(room.view!, room.chronicle)[1]!.passed).toBe(1);
  });

  test.each(Object.keys(BOOK.ends))('counts every promise that was judged, in %s', (name) => {
    const { room } = ended(name);
    const { ledger } = room.view!;
    const all = records(room.view!, room.chronicle);
    for (const status of ['kept', 'broken'] as const) {
      const count = ledger.filter((promise) => promise.status === status).length;
      expect(all.reduce((sum, record) => sum + record[status], 0)).toBe(count);
    }
  });
});

describe('the flights of events', () => {
  const events: [string, Event, object[]][] = [
    [
      'cards are drawn',
      { type: 'cards_drawn', seat: 2, count: 3 },
      [{ thing: 'deck', from: 'deck', to: 'hand-2', count: 3 }],
    ],
    [
      'cards are taken from piles',
      {
        type: 'cards_set_aside',
        seat: 1,
        count: 2,
        face_up: false,
        taken: [
          { pile: 'left', good: 'silk' },
          { pile: 'right', good: 'apples' },
        ],
      },
      [
        { thing: 'deck', from: 'pile-left', to: 'hand-1', count: 1 },
        { thing: 'deck', from: 'pile-right', to: 'hand-1', count: 1 },
      ],
    ],
    [
      'a bag is handed back, and some of it given away',
      {
        type: 'bag_handed_back',
        bag: 3,
        by: [0],
        legal: { apples: 2 },
        count: 1,
        to: 0,
        given_legal: { bread: 1 },
        given_count: 1,
      },
      [
        { thing: 'deck', from: 'gate-3', to: 'stand-3', count: 3 },
        { thing: 'deck', from: 'gate-3', to: 'stand-0', count: 2 },
      ],
    ],
    [
      'a lie is found',
      {
        type: 'bag_opened',
        bag: 1,
        by: [0],
        cards: { apples: 2, silk: 1 },
        honest: false,
        confiscated: { silk: 1 },
        debts: [],
      },
      [{ thing: 'deck', from: 'gate-1', to: 'stand-1', count: 2 }],
    ],
    [
      'a debt is paid to the deputies',
      { type: 'debt_paid', by: 4, to: 'booty', gold: 6 },
      [{ thing: 'coin', from: 'purse-4', to: 'booty', count: 6 }],
    ],
    ['nothing moves', { type: 'declared', seat: 1, good: 'apples', count: 3 }, []],
  ];
  test.each(events)('%s', (_, event, flights) => expect(flightsOf(event)).toEqual(flights));

  test('a deal is struck: what really changed hands', () => {
    const { events } = BOOK.scenes['fell_short']!.seen['0']!;
    const struck = events.find(({ type }) => type === 'deal_struck')!;
    expect(flightsOf(struck).filter(({ count }) => count > 0)).toEqual([
      { thing: 'coin', from: 'purse-1', to: 'purse-0', count: 2 },
    ]);
  });
});

test.each([
  [['fr-CA', 'en'], 'fr'],
  [['de', 'pt-PT', 'en'], 'pt-BR'],
  [['PT'], 'pt-BR'],
  [['es-419'], 'es'],
  [['ru-RU'], 'ru'],
  [['de', 'ja'], 'en'],
  [[], 'en'],
])('whoever asks for %j reads %s', (wanted, language) => expect(negotiate(wanted)).toBe(language));
