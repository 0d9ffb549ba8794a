/** The contents of the box for a game, from the engine's base pack (box.json). */

import type { Options } from '../wire/generated/protocol';
import box from './box.json';
import type { Crown, Good } from './scoring';

export type Game = Required<Pick<Options, 'edition' | 'players' | 'royal_goods' | 'black_market'>> & {
  /** Whether cards are in that are not in the box. */
  packs: boolean;
};
/** A good with its number of cards in a game. */
export type Stock = Good & { copies: number };
/** A black market card: its pile and its printed value. */
type MarketCard = { id: string; good: string; number: number; value: number };

export const CROWNS: readonly Crown[] = box.crowns;
/** Each player's starting gold. Gold only changes hands, so the total never grows. */
export const STARTING_GOLD = box.gold;
export const SECONDS_EACH = box.seconds;

/** The more valuable card of each pile first. */
export const MARKET: readonly MarketCard[] = Object.entries(box.black_market)
  .sort(([one], [other]) => place(one) - place(other))
  .flatMap(([good, pile]) =>
    pile.toReversed().map((value, at) => ({ id: `${good}-${at + 1}`, good, number: at + 1, value })),
  );

function place(name: string): number {
  return box.goods.findIndex((good) => good.name === name);
}

export function stockOf({ players, royal_goods }: Pick<Game, 'players' | 'royal_goods'>): Stock[] {
  return box.goods
    .filter(({ kind }) => kind !== 'royal' || royal_goods)
    .map(({ name, kind, value, counts_as, copies, copies_at_three }) => ({
      name,
      kind,
      value,
      counts_as,
      copies: players === 3 ? copies_at_three : copies,
    }))
    .filter(({ copies }) => copies > 0);
}
