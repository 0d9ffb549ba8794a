/**
 * The clock of an inspection at home (R6.6). It counts by the time of day, not by its own ticks: a phone that slept or
 * a window that lay behind others shows the right time when one looks again.
 */

import type { Sound } from '../shell/sound';
import { SECONDS_EACH } from './box';

export type Clock = {
  merchants: number;
  /** For each merchant. */
  seconds: number;
  /** What was left, in milliseconds, when it was started or stopped last. */
  left: number;
  /** When it runs out, as `Date.now()` counts; null while it stands. */
  until: number | null;
};

export const MERCHANTS = [2, 3, 4, 5] as const;
export const SECONDS = { least: 15, most: 300, step: 15 } as const;
const MORE_MS = 30_000;
/** From here on every second is heard. */
export const SOON_MS = 10_000;
const LONGEST_MS = 60 * 60 * 1000;
const FORGOTTEN_MS = 10 * 60 * 1000;
const KEPT = 'nottingham.companion.clock';

export const wholeTime = ({ merchants, seconds }: Pick<Clock, 'merchants' | 'seconds'>): number =>
  merchants * seconds * 1000;

export function newClock(merchants = 3, seconds = SECONDS_EACH): Clock {
  return { merchants, seconds, left: wholeTime({ merchants, seconds }), until: null };
}

/** A device whose time was set back gives nobody more time than there was. */
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

/** A little longer: a clock that runs, or has run out, goes on. */
export function more(clock: Clock, now: number): Clock {
  const left = Math.min(leftAt(clock, now) + MORE_MS, LONGEST_MS);
  return { ...clock, left, until: clock.until === null ? null : now + left };
}

/** What is to be heard before and at the end, and in how many seconds from now. */
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
    // Then it lasts as long as the page.
  }
}

/** The clock as it was left: one that ran has run on. One that ran out some time ago is ready for the next round. */
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
      left <= LONGEST_MS &&
      (until === null || Number.isFinite(until));
    if (!known) return newClock();
    return until !== null && now > until + FORGOTTEN_MS
      ? newClock(merchants, seconds)
      : { merchants, seconds, left, until };
  } catch {
    return newClock();
  }
}
