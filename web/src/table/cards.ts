/** Helpers for sets of cards such as `{apples: 2, silk: 1}`. */

import type { Good, Terms } from '../wire/generated/protocol';

export type Cards = Record<string, number>;

export const sizeOf = (cards: Cards | number | undefined | null): number =>
  typeof cards === 'number' ? cards : Object.values(cards ?? {}).reduce((sum, count) => sum + count, 0);

/** Whether a side of a deal gives anything. */
export const isSomething = (side: Terms): boolean =>
  !!(side.gold || sizeOf(side.stand) || sizeOf(side.contraband) || sizeOf(side.bag));

/** Drops goods with a count of zero. */
export const without0 = (cards: Cards): Cards =>
  Object.fromEntries(Object.entries(cards).filter(([, count]) => count > 0));

export const added = (cards: Cards, good: string, count = 1): Cards =>
  without0({ ...cards, [good]: (cards[good] ?? 0) + count });

/** The goods in the order of the game's table of goods. */
export function inOrder(cards: Cards, goods: Map<string, Good>): [string, number][] {
  const places = new Map([...goods.keys()].map((name, place) => [name, place]));
  return Object.entries(without0(cards)).sort(([one], [other]) => (places.get(one) ?? 99) - (places.get(other) ?? 99));
}

/** Each card on its own, in the order of the table of goods. */
export const oneByOne = (cards: Cards, goods: Map<string, Good>): string[] =>
  inOrder(cards, goods).flatMap(([good, count]) => Array.from({ length: count }, () => good));

/** The sum of the cards' penalties. */
export const penaltyOf = (cards: Cards, goods: Map<string, Good>): number =>
  Object.entries(cards).reduce((sum, [good, count]) => sum + count * (goods.get(good)?.penalty ?? 0), 0);
