import { flushSync } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { words } from '../src/i18n/index.svelte';
import { Guesses } from '../src/table/guesses.svelte';
import { handOnly } from '../src/table/handOnly.svelte';
import Inspection from '../src/table/Inspection.svelte';
import Opening from '../src/table/Opening.svelte';
import Over from '../src/table/phases/Over.svelte';
import type { BagOpened, Event } from '../src/wire/generated/protocol';
import { Refusal } from '../src/wire/api';
import { button, ended, inScene, press, says, settle, viewOf, type Harness } from './rendered';

beforeAll(() => words.load('en', true));
beforeEach(() => localStorage.clear());
afterEach(() => {
  localStorage.clear();
  handOnly.choose('oak', false);
});

const opened = (bag: number, honest: boolean): BagOpened => ({
  type: 'bag_opened',
  bag,
  by: [0],
  honest,
  cards: { apples: 1 },
  confiscated: {},
  debts: [],
});
const began = (round: number): Event => ({ type: 'round_began', round, officers: [0] });
const move = (version: number, ...events: Event[]) => ({ version, at: version, events });

function guessing(name: string, eyes: number | 'spectator', counted = false): Harness {
  const harness = inScene(name, eyes);
  harness.scene.guesses = new Guesses(counted);
  harness.scene.guesses.open('game', harness.scene.seat);
  harness.show(Inspection);
  return harness;
}
const stage = (bag: number): HTMLElement => {
  document.querySelector<HTMLElement>(`[data-waiting="${bag}"]`)!.click();
  flushSync();
  return document.querySelector<HTMLElement>(`[data-bag="${bag}"]`)!;
};
const asked = (bag: number): boolean => stage(bag).querySelector('[data-guess]') !== null;

describe('guessing along', () => {
  test.each([
    ['spectator', 1, true],
    ['spectator', 2, true],
    [1, 2, true],
    // Nobody guesses about what they know or decide.
    [1, 1, false],
    [0, 1, false],
  ] as const)('%s may guess about bag %d: %s', (eyes, bag, may) => {
    guessing('gate', eyes);
    expect(asked(bag)).toBe(may);
  });

  test('is about all other bags where a screen in the room shows them', async () => {
    handOnly.choose('oak', true);
    const harness = guessing('gate', 1, true);
    expect(document.querySelector('[data-waiting]')).toBeNull();
    const listed = [...document.querySelectorAll('.guesses [role="group"]')].map(says);
    expect(listed).toEqual(['Cat “3 cheese” TruthLie', 'Dan “1 chicken” TruthLie']);
    await press(document.querySelectorAll<HTMLElement>('[data-guess="false"]')[1]!);
    expect(harness.requests).toMatchObject([{ type: 'guess', bag: 3, honest: false }]);
  });

  test('ends when the bag is settled, and is no part of a lesson', () => {
    guessing('settled', 'spectator');
    expect(asked(1)).toBe(false);
    const harness = guessing('gate', 'spectator');
    harness.room.table = { ...harness.room.table!, lesson: { lesson: 'first', chapter: 0, chapters: 1 } as never };
    flushSync();
    expect(asked(1)).toBe(false);
  });

  test('can be changed and taken back, survives a reload, and is sent only for those with a name', async () => {
    const harness = guessing('gate', 'spectator');
    stage(1);
    await press(button('Lie'));
    expect(button('Lie').getAttribute('aria-pressed')).toBe('true');
    await press(button('Truth'));
    const { round } = harness.scene.view;
    const again = new Guesses();
    again.open('game', null);
    expect(again.of(round, 1)).toBe(true);
    // Another person at this device has guessed nothing.
    again.open('game', 2);
    expect(again.of(round, 1)).toBe(null);
    await press(button('Truth'));
    expect(button('Truth').getAttribute('aria-pressed')).toBe('false');
    expect(harness.requests).toEqual([]);
  });

  test('is counted by the server, and one that it refuses is none', async () => {
    const harness = guessing('gate', 1, true);
    const { round } = harness.scene.view;
    stage(2);
    await press(button('Truth'));
    await press(button('Lie'));
    await press(button('Lie'));
    expect(harness.requests).toEqual([true, false, null].map((honest) => ({ type: 'guess', round, bag: 2, honest })));
    harness.answer = () => Promise.reject(new Refusal('impossible', 'no_guess', ''));
    await press(button('Truth'));
    await settle();
    expect(button('Truth').getAttribute('aria-pressed')).toBe('false');
  });

  test('counts opened bags only, each in its round', () => {
    const guesses = new Guesses();
    guesses.open('game', null);
    for (const [round, bag, honest] of [
      [1, 1, true],
      [1, 2, true],
      [2, 1, false],
    ] as const)
      guesses.guess(round, bag, honest);
    const chronicle = [
      move(1, began(1)),
      move(2, opened(1, true)),
      move(3, began(2)),
      move(4, opened(1, true), began(3)),
      move(5, opened(2, false)),
    ];
    expect([...guesses.verdicts(chronicle)]).toEqual([
      [2, true],
      [4, false],
    ]);
    expect(guesses.score(chronicle)).toEqual({ right: 1, total: 2 });
  });

  test('an opening shows the own guess, and whether it was right only with the stamp', () => {
    const harness = inScene('gate', 'spectator');
    const guesses = (harness.scene.guesses = new Guesses());
    guesses.open('game', null);
    guesses.guess(harness.scene.view.round, 1, false);
    const before = viewOf('gate', 'spectator');
    harness.show(Opening, { opening: { event: opened(1, false), paid: [], before }, seen: () => {} });
    const line = document.querySelector('.guess')!;
    expect(says(line)).toBe('Your guess: Lie');
    expect(line.className).not.toMatch(/right|wrong/);
  });

  test('the end shows everyone the points of honour of all who guessed', () => {
    const harness = ended('first-4');
    harness.show(Over);
    expect(document.querySelector('[data-honours]')).toBe(null);
    const honours = [
      { name: 'Zoe', seat: null, right: 2, total: 2 },
      { name: 'Cat', seat: 2, right: 1, total: 3 },
    ];
    harness.room.table = { ...harness.room.table!, honours };
    flushSync();
    expect([...document.querySelectorAll('[data-honours] li')].map(says)).toEqual(['Zoe 2 of 2', 'Cat 1 of 3']);
    expect(document.querySelector('[data-honours] [aria-label="spectator"]')).not.toBe(null);
  });

  test('the end shows points of honour to those whose guesses stay in the browser', () => {
    const harness = ended('first-4');
    const guesses = (harness.scene.guesses = new Guesses());
    harness.show(Over);
    expect(document.querySelector('[data-honour]')).toBe(null);
    guesses.open('game', harness.scene.seat);
    guesses.guess(3, 1, true);
    harness.room.chronicle = [...harness.room.chronicle, move(20, began(3), opened(1, true))];
    flushSync();
    expect(says(document.querySelector('[data-honour]'))).toBe('Points of honour for guessing along: 1 of 1');
  });
});
