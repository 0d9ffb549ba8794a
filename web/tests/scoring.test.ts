// @vitest-environment node
import { describe, expect, test } from 'vitest';
import box from '../src/companion/box.json';
import { CROWNS, MARKET, stockOf, type Game } from '../src/companion/box';
import { score, verdict, type Score, type Stand } from '../src/companion/scoring';
import sheets from './sheets.json';

const goodNames = box.goods.map(({ name }) => name);
const crownNames = box.crowns.map(({ good }) => good);

function scored(game: Game, stands: Stand[]): Score[] {
  return score(stands, stockOf(game), CROWNS);
}

describe('the score sheet counts as the engine does', () => {
  test.each(sheets.map((sheet, number) => ({ ...sheet, number })))(
    'position $number: $edition edition, $players players',
    ({ seats, scores, ...game }) => {
      const stands = (seats as [number, number[], number[]][]).map(([gold, market, counts]) => ({
        gold,
        market: market.reduce((points, card) => points + card, 0),
        goods: Object.fromEntries(counts.map((count, good) => [goodNames[good]!, count])),
      }));
      const found = scored({ ...game, packs: false } as Game, stands).map((one) => [
        one.total,
        one.legal,
        one.contraband,
        one.black_market,
        one.legal_cards,
        one.contraband_cards,
        one.rank,
        crownNames.map((good) => one.crowns[good] ?? 0),
        one.king_of.map((good) => crownNames.indexOf(good)),
        one.queen_of.map((good) => crownNames.indexOf(good)),
      ]);
      expect(found).toEqual(scores);
    },
  );
});

const four: Game = { edition: 'second', players: 4, royal_goods: true, black_market: false, packs: false };
const stand = (goods: Record<string, number> = {}, gold = 0): Stand => ({ gold, market: 0, goods });

test('known answer 9: a stand is counted', () => {
  const ours = stand({ apples: 4, cheese: 6, bread: 1, chickens: 4, pepper: 2, crossbows: 1 }, 42);
  const first = stand({ apples: 6, cheese: 2, bread: 3, chickens: 5 });
  const second = stand({ apples: 5, bread: 2, chickens: 4 });
  const [, mine] = scored(four, [stand(), ours, first, second]);
  expect(mine).toMatchObject({
    king_of: ['cheese'],
    queen_of: ['chickens'],
    crowns: { cheese: 15, chickens: 2 },
    total: 125,
  });
});

test('known answer 10: a gouda makes its owner King of cheese', () => {
  const stands = [stand({ cheese: 10, gouda_cheese: 1 }), stand({ cheese: 11 }), stand(), stand()];
  const [first, second] = scored(four, stands);
  expect(first).toMatchObject({ king_of: ['cheese'], crowns: { cheese: 15 } });
  expect(second).toMatchObject({ queen_of: ['cheese'], crowns: { cheese: 10 } });
});

describe('who wins, and why', () => {
  const of = (...stands: Stand[]) => verdict(scored(four, stands));
  test('by points', () => {
    expect(of(stand({}, 3), stand({}, 4), stand())).toEqual({ winners: [1], by: 'points' });
  });
  test('by legal goods', () => {
    const tied = [stand({ apples: 1 }, 10), stand({ silk: 1 }, 24), stand()];
    expect(of(...tied)).toEqual({ winners: [0], by: 'legal' });
  });
  test('by contraband', () => {
    expect(of(stand({}, 6), stand({ pepper: 1 }), stand())).toEqual({ winners: [1], by: 'contraband' });
  });
  test('by nothing', () => {
    expect(of(stand({ silk: 1 }), stand({ silk: 1 }), stand())).toEqual({ winners: [0, 1], by: 'shared' });
  });
});

test('three players play without bread, and with less contraband', () => {
  const names = stockOf({ ...four, players: 3 }).map(({ name }) => name);
  expect(names).not.toContain('bread');
  expect(names).not.toContain('blue_cheese');
  const total = (game: Game) => stockOf(game).reduce((cards, { copies }) => cards + copies, 0);
  expect(total({ ...four, players: 3 })).toBe(162);
  expect(total({ ...four, royal_goods: false })).toBe(204);
});

test('the black market has two cards of each of its goods, the more valuable one first', () => {
  expect(MARKET.map(({ good }) => good)).toEqual(['pepper', 'pepper', 'mead', 'mead', 'silk', 'silk']);
  for (let pile = 0; pile < 6; pile += 2) expect(MARKET[pile]!.value).toBeGreaterThan(MARKET[pile + 1]!.value);
});
