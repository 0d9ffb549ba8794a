/**
 * Guessing along: those who wait guess whether a bag tells the truth, before it is opened. Nobody else sees the guesses,
 * and nothing follows from them but honour. The server counts them and shows everyone the points when the game is over.
 */

import { t } from '../i18n/index.svelte';
import type { PlayedMove } from '../wire/room.svelte';

const KEPT = 'nottingham.guesses';
/** So many games are remembered, each for one seat. */
const MAX_KEPT = 6;

/** By round and bag: whether it was guessed to be honest. */
type Guessed = Record<string, boolean>;

const keyOf = (round: number, bag: number): string => `${round} ${bag}`;

function kept(): [string, Guessed][] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '[]');
    return Array.isArray(found) ? (found as [string, Guessed][]) : [];
  } catch {
    return [];
  }
}

export class Guesses {
  #guessed: Guessed = $state.raw({});
  #name = '';

  /** `counted`: whether the server counts them. It doesn't count those of people without a name. */
  constructor(readonly counted = false) {}

  /** Begins with what was guessed in a game from a seat before. */
  open(game: string | null, seat: number | null): void {
    const name = `${game} ${seat}`;
    if (name === this.#name) return;
    this.#name = name;
    this.#guessed = kept().find(([one]) => one === name)?.[1] ?? {};
  }

  of(round: number, bag: number): boolean | null {
    return this.#guessed[keyOf(round, bag)] ?? null;
  }

  /** Guesses; null takes the guess back. */
  guess(round: number, bag: number, honest: boolean | null): void {
    const { [keyOf(round, bag)]: _, ...others } = this.#guessed;
    this.#guessed = honest === null ? others : { ...others, [keyOf(round, bag)]: honest };
    const rest = kept().filter(([one]) => one !== this.#name);
    try {
      localStorage.setItem(KEPT, JSON.stringify([...rest.slice(1 - MAX_KEPT), [this.#name, this.#guessed]]));
    } catch {
      // Storage is unavailable: the guesses last until the page is closed.
    }
  }

  /** By version: whether the guess about the bag that was opened then was right. */
  verdicts(chronicle: readonly PlayedMove[]): Map<number, boolean> {
    const found = new Map<number, boolean>();
    let round = 0;
    for (const { version, events } of chronicle) {
      for (const event of events) {
        if (event.type === 'round_began') round = event.round;
        if (event.type !== 'bag_opened') continue;
        const guess = this.of(round, event.bag);
        if (guess !== null) found.set(version, guess === event.honest);
      }
    }
    return found;
  }

  score(chronicle: readonly PlayedMove[]): { right: number; total: number } {
    const verdicts = [...this.verdicts(chronicle).values()];
    return { right: verdicts.filter(Boolean).length, total: verdicts.length };
  }

  /** The score so far in words; before the first guess was right or wrong, who sees the guesses. */
  standing(chronicle: readonly PlayedMove[]): string {
    const score = this.score(chronicle);
    return score.total ? t('guess-score', score) : t(this.counted ? 'guess-secret' : 'guess-private');
  }
}
