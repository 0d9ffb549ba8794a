/** The goods as the rules show them: those of a game or of packs. */

import type { Pack } from '../wire/generated/answers';
import type { Crown, Good } from '../wire/generated/protocol';
import type { Game } from './sections';

type ShelfGood = Good & { copiesAtThree?: number };
export type Shelf = { goods: ShelfGood[]; crowns: readonly Crown[]; market: [good: string, values: number[]][] };

/** The more valuable card is on top. */
const piles = (market: Record<string, number[]> | undefined): Shelf['market'] =>
  Object.entries(market ?? {}).map(([good, values]) => [good, [...values].sort((one, other) => other - one)]);

/** The goods in the deck of a running game. */
export const shelfOf = (
  goods: Iterable<Good>,
  crowns: readonly Crown[],
  market: Record<string, number[]> | undefined,
): Shelf => ({
  goods: [...goods].filter(({ copies }) => copies > 0),
  crowns,
  market: piles(market),
});

/** A way to play, with royal goods if any are among its goods: those of a pack are in without the option too (R1.4). */
export function withRoyals(game: Game, shelves: readonly { shelf: Shelf }[]): Game {
  const royal = shelves.some(({ shelf }) => shelf.goods.some(({ kind }) => kind === 'royal'));
  return royal ? { ...game, extras: new Set([...game.extras, 'royal_goods']) } : game;
}

/** The goods of a pack, with or without royal goods. */
export function shelfOfPack(pack: Pack, royal: boolean): Shelf {
  const goods = (pack.goods ?? [])
    .filter(({ kind }) => royal || kind !== 'royal')
    .map(({ copies_at_three, counts_as, ...good }) => ({
      ...good,
      counts_as: counts_as ?? null,
      copiesAtThree: copies_at_three,
    }));
  return { goods, crowns: pack.crowns ?? [], market: piles(pack.black_market) };
}
