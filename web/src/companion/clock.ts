/**
 * The inspection clock of the companion (R6.6). It computes from the time of day, not from ticks, so that it stays right
 * after a phone slept or the window was hidden.
 */

import type { Sound } from '../shell/sound';
import { SECONDS_EACH } from './box';

export type Clock = {
  merchants: number;
  /** Per merchant. */
  seconds: number;
  /** Milliseconds left when it was last started or stopped. */
  left: number;
  /** When it runs out, as `Date.now()`; null while it is stopped. */
  until: number | null;
};

/** Of 3 to 6 players; six have two deputies. */
export const MERCHANTS = [2, 3, 4] as const;
export const SECONDS = { least: 15, most: 300, step: 15 } as const;
const MORE_MS = 30_000;
/** From here on every second ticks. */
export const SOON_MS = 10_000;
const MAX_MS = 60 * 60 * 1000;
const FORGOTTEN_MS = 10 * 60 * 1000;
const KEPT = 'nottingham.companion.clock';

export const wholeTime = ({ merchants, seconds }: Pick<Clock, 'merchants' | 'seconds'>): number =>
  merchants * seconds * 1000;

export function newClock(merchants = 3, seconds = SECONDS_EACH): Clock {
  return { merchants, seconds, left: wholeTime({ merchants, seconds }), until: null };
}

/** Never more than was left, even if the device's clock was set back. */
export function leftAt({ left, until }: Clock, now: number): number {
  return until === null ? left : Math.max(0, Math.min(left, until - now));
}

export const runs = (clock: Clock, now: number): boolean => clock.until !== null && leftAt(clock, now) > 0;
export const isFresh = (clock: Clock): boolean => clock.until === null && clock.left === wholeTime(clock);

export function start(clock: Clock, now: number): Clock {
  const left = leftAt(clock, now) || wholeTime(clock);
  return { ...clock, left, until: now + left };
}

export function stop(clock: Clock, now: number): Clock {
  return { ...clock, left: leftAt(clock, now), until: null };
}

export function reset({ merchants, seconds }: Clock): Clock {
  return newClock(merchants, seconds);
}

/** Adds time; a clock that has run out starts again. */
export function more(clock: Clock, now: number): Clock {
  const left = Math.min(leftAt(clock, now) + MORE_MS, MAX_MS);
  return { ...clock, left, until: clock.until === null ? null : now + left };
}

/** The sounds before and at the end, and in how many seconds. */
export function soundsBefore(left: number): { sound: Sound; after: number }[] {
  if (left <= 0) return [];
  const ticks = [];
  for (let second = Math.min(SOON_MS, Math.floor(left / 1000) * 1000); second > 0; second -= 1000) {
    ticks.push({ sound: 'tick' as const, after: (left - second) / 1000 });
  }
  return [...ticks, { sound: 'gavel', after: left / 1000 }];
}

export function save(clock: Clock): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify(clock));
  } catch {
    // Storage is unavailable: the choice lasts until the page is closed.
  }
}

/** The stored clock. A running one has run on; one that ran out some time ago is reset. */
export function load(now = Date.now()): Clock {
  try {
    const { merchants, seconds, left, until } = JSON.parse(localStorage.getItem(KEPT) ?? 'null') as Clock;
    const known =
      MERCHANTS.some((some) => some === merchants) &&
      Number.isInteger(seconds) &&
      seconds >= SECONDS.least &&
      seconds <= SECONDS.most &&
      Number.isFinite(left) &&
      left >= 0 &&
      left <= MAX_MS &&
      (until === null || Number.isFinite(until));
    if (!known) return newClock();
    return until !== null && now > until + FORGOTTEN_MS
      ? newClock(merchants, seconds)
      : { merchants, seconds, left, until };
  } catch {
    return newClock();
  }
}
