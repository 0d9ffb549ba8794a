/** Whom a device that is passed around should go to. */

import { expect, test } from 'vitest';
import { askedSeats, askingOf } from '../src/pass/asked';
import type { ChairView, ClockView } from '../src/wire/generated/protocol';
import { NAMES, viewOf } from './rendered';

const PATIENT: ClockView = { patience: 30_000 };
const people = (different: Record<number, Partial<ChairView>> = {}): ChairView[] =>
  NAMES.map((name, seat) => ({ kind: 'person', name, present: true, ...different[seat] }));

test.each([
  ['a player at the market', 'market', people(), {}],
  ['the sheriff, while bags are held', 'gate', people(), {}],
  ['the sheriff, who is offered something', 'offered', people(), {}],
] as const)('%s', (_, scene, chairs, clock) => {
  const view = viewOf(scene, 'spectator');
  expect(askedSeats(askingOf(view), chairs, clock)).toEqual(view.to_act);
});

test('a merchant of whom the sheriff asks a price', () => {
  const view = viewOf('demanded', 0);
  const [{ needs }] = view.offers as [(typeof view.offers)[number]];
  expect(view.to_act).not.toEqual(needs);
  expect(askedSeats(askingOf(view), people(), {})).toEqual(needs);
  // What a bot answers needs no device.
  expect(askedSeats(askingOf(view), people({ [needs[0]!]: { kind: 'bot' } }), {})).toEqual(view.to_act);
});

test('merchants who can still offer something to a bot in office', () => {
  const view = viewOf('gate', 'spectator');
  const merchants = view.seats.flatMap(({ bag }, seat) => (bag ? [seat] : []));
  const bot = { [view.officers[0]!]: { kind: 'bot' } } as const;
  expect(askedSeats(askingOf(view), people(bot), PATIENT)).toEqual(merchants);
  const passed = { ...bot, [merchants[0]!]: { passed: true } };
  expect(askedSeats(askingOf(view), people(passed), PATIENT)).toEqual(merchants.slice(1));
  expect(askedSeats(askingOf(view), people(bot), {})).toEqual(view.to_act);
});

test('a deputy who has not yet accepted', () => {
  const view = viewOf('offered_to_deputies', 0);
  expect(askedSeats(askingOf(view), people(), {})).toEqual([1]);
});
