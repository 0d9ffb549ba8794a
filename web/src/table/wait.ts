/** Whom an inspection waits for, and until when. */

import type { Scene } from './scene.svelte';

/** `limit` is the time that was left when the clock was last set, in milliseconds. */
export type Wait = { seats: number[]; limit: number };

/** A wait as long as this, as in a lesson, is none. */
const LONG_MS = 120_000;

/** Null without a limit. */
export function waitOf(scene: Scene): Wait | null {
  const { view, room } = scene;
  if (view.phase !== 'inspect') return null;
  const { patience, inspection, seats = {} } = room.clock;
  // A bot in office waits for people who could still make an offer.
  const talkers = view.seats.flatMap(({ bag }, seat) => {
    const chair = scene.chair(seat);
    return bag?.status === 'held' && chair?.kind === 'person' && !chair.passed && !chair.away ? [seat] : [];
  });
  if (patience !== undefined && patience < LONG_MS && talkers.length) return { seats: talkers, limit: patience };
  const limits = [inspection, ...view.to_act.map((seat) => seats[String(seat)])].filter((ms) => ms !== undefined);
  return limits.length ? { seats: [...view.to_act], limit: Math.min(...limits) } : null;
}
