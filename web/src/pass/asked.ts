/** Whom a device that is passed around should go to. All of it follows from what everyone knows. */

import { talkersOf } from '../table/wait';
import type { ClockView, TableView, View } from '../wire/generated/protocol';

export type Asking = { acts: readonly number[]; answers: readonly number[]; held: readonly number[] };

/** Who must act, whose answer an offer waits for, and whose bags are held. */
export const askingOf = ({ to_act, offers, seats }: View): Asking => ({
  acts: to_act,
  answers: offers.flatMap(({ from, needs, accepted_by = [] }) =>
    needs.filter((seat) => seat !== from && !accepted_by.includes(seat)),
  ),
  held: seats.flatMap(({ bag }, seat) => (bag?.status === 'held' ? [seat] : [])),
});

/** An answer comes first. A bot in office waits for people who can still make an offer. */
export function askedSeats(
  { acts, answers, held }: Asking,
  chairs: TableView['chairs'],
  { patience }: ClockView,
): readonly number[] {
  const asked = [...new Set(answers)].filter((seat) => chairs[seat]?.kind === 'person');
  if (asked.length) return asked;
  const talkers = patience === undefined ? [] : talkersOf(held, chairs);
  return talkers.length ? talkers : acts;
}
