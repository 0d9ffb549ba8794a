/** Whom an inspection waits for, and until when. */

import type { TableView } from '../wire/generated/protocol';
import type { Scene } from './scene.svelte';

/**
 * `limit` is the time that was left when the clock was last set, in milliseconds; null without one. `by` says which clock
 * that is.
 */
export type Wait = { seats: number[]; limit: number | null; by: 'patience' | 'clock' };

/** A limit as long as this, as in a lesson, is none. */
const LONG_MS = 120_000;

/** Of the seats whose bags are held, the people who could still make an offer. */
export const talkersOf = (held: readonly number[], chairs: TableView['chairs']): number[] =>
  held.filter((seat) => chairs[seat]?.kind === 'person' && !chairs[seat].passed && !chairs[seat].away);

/** Null outside an inspection. */
export function waitOf(scene: Scene): Wait | null {
  const { view, room } = scene;
  if (view.phase !== 'inspect') return null;
  const { patience, inspection, seats = {} } = room.clock;
  // A bot in office waits for people who could still make an offer.
  const held = view.seats.flatMap(({ bag }, seat) => (bag?.status === 'held' ? [seat] : []));
  const talkers = talkersOf(held, room.table?.chairs ?? []);
  if (patience !== undefined && talkers.length)
    return { seats: talkers, limit: patience < LONG_MS ? patience : null, by: 'patience' };
  const limits = [inspection, ...view.to_act.map((seat) => seats[String(seat)])].filter((ms) => ms !== undefined);
  return { seats: [...view.to_act], limit: limits.length ? Math.min(...limits) : null, by: 'clock' };
}
