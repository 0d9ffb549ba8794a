/** Rates computed from a player's totals; null where there is nothing to divide by. */

import type { PlayedGame, ResultTotals } from '../wire/generated/answers';

export type Rate = { part: number; whole: number; share: number | null };

const rate = (part: number, whole: number): Rate => ({ part, whole, share: whole > 0 ? part / whole : null });

type Figures = {
  games: number;
  wins: Rate;
  average: number | null;
  best: number;
  /** Bags with undeclared goods. */
  lies: Rate;
  /** How many of those were opened. */
  caught: Rate;
  /** Of the bags this player opened as an officer, how many held undeclared goods. */
  paid: Rate;
  bribe: number;
};

export function figures(tally: ResultTotals): Figures {
  const games = tally.games ?? 0;
  return {
    games,
    wins: rate(tally.wins ?? 0, games),
    average: games ? (tally.points ?? 0) / games : null,
    best: tally.best_points ?? 0,
    lies: rate(tally.lies ?? 0, tally.bags ?? 0),
    caught: rate(tally.caught ?? 0, tally.lies ?? 0),
    paid: rate(tally.opened_lying ?? 0, tally.opened ?? 0),
    bribe: tally.best_bribe ?? 0,
  };
}

type Dot = { x: number; y: number; won: boolean; game: PlayedGame };

/** Games in order as points between 0 and 1, the highest score at the top. */
export function dots(games: readonly PlayedGame[]): { dots: Dot[]; most: number } {
  const inTime = [...games].reverse();
  const most = Math.max(1, ...inTime.map(({ points }) => points));
  const last = Math.max(1, inTime.length - 1);
  return {
    most,
    dots: inTime.map((game, place) => ({
      x: place / last,
      y: Math.max(0, game.points) / most,
      won: game.rank === 1,
      game,
    })),
  };
}
