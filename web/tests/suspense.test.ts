/** Nothing tells how a bag or a game ends before it was seen. */

import { fireEvent } from '@testing-library/svelte';
import { flushSync, tick } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { FACES } from '../src/art/portraits';
import { words } from '../src/i18n/index.svelte';
import { allRendered } from '../src/shell/staged';
import { tempo, TEMPOS } from '../src/shell/tempo.svelte';
import { handOnly } from '../src/table/handOnly.svelte';
import Opening from '../src/table/Opening.svelte';
import { lengthOf } from '../src/table/opening';
import Over from '../src/table/phases/Over.svelte';
import Table from '../src/table/Table.svelte';
import type { Event, SpokenLine, View } from '../src/wire/generated/protocol';
import { BOOK, button, ended, inScene, NAMES, pass, press, says, viewOf, type Harness } from './rendered';

beforeAll(() => words.load('en', true));
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] });
  // jsdom animates nothing.
  Element.prototype.animate = () => ({ finish: () => {} }) as unknown as Animation;
});
afterEach(() => {
  handOnly.choose('oak', false);
  tempo.chosen = 'usual';
});

async function whole(harness: Harness): Promise<void> {
  harness.show(Table, { room: harness.room });
  await allRendered();
  await tick();
  flushSync();
}

const opened = (bag: number, honest = true): Event =>
  ({
    type: 'bag_opened',
    bag,
    by: [0],
    honest,
    cards: { apples: 2, ...(honest ? {} : { silk: 1 }) },
    confiscated: honest ? {} : { silk: 1 },
    debts: [],
  }) as unknown as Event;

describe('the count', () => {
  const counted = (name: string): Harness => {
    const harness = ended(name);
    harness.scene.witnessed = true;
    harness.show(Over);
    return harness;
  };
  const MOUTHS = new Map(Object.entries(FACES).map(([mood, { mouth }]) => [mouth, mood]));
  const faces = () =>
    [...document.querySelectorAll('.race .mouth')].map((mouth) => MOUTHS.get(mouth.getAttribute('d')!));
  const totals = () => [...document.querySelectorAll('.race strong')].map((one) => Number(says(one)));

  test.each(Object.keys(BOOK.ends))('of %s shows in every face only what was counted', (name) => {
    counted(name);
    expect(new Set(faces())).toEqual(new Set(['calm']));
    while (document.querySelector('.won') === null) {
      const most = Math.max(...totals());
      if (new Set(totals()).size > 1)
        expect(faces()).toEqual(totals().map((total) => (total === most ? 'amused' : 'nervous')));
      pass(1000);
    }
    expect(faces()).toContain('smug');
  });

  test('takes the contraband of the player who seems to have least first, which is not the last', () => {
    const { scene } = counted('second-4-royal-removed-seven');
    const scores = scene.view.scores!;
    const cells = () => [...document.querySelectorAll('[data-row="contraband"] td')];
    const shown = () =>
      cells().flatMap((cell, seat) => (parseInt(says(cell)) === scores[seat]!.contraband ? [seat] : []));
    const order: number[] = [];
    while (order.length < scores.length) {
      pass(1000);
      order.push(...shown().filter((seat) => !order.includes(seat)));
    }
    expect(order).toEqual([0, 2, 1, 3]);
    expect(order.map((seat) => scores[seat]!.rank)).toEqual([3, 4, 2, 1]);
  });
});

describe('while the points are counted', () => {
  const WINNER = 3;
  const line: SpokenLine = { seat: 0, line: 'much-lost-1' };
  const told = () => says(document.querySelector('[role=log]'));
  const everywhere = () => [told(), ...[...document.querySelectorAll('[role=tabpanel]')].map(says)].join(' ');

  async function end(): Promise<Harness> {
    const view = { ...viewOf('gate', 1), ...BOOK.ends['first-4']!.view, seat: 1 } as View;
    const harness = inScene('gate', 1);
    await whole(harness);
    const { scores } = view;
    const winners = [WINNER];
    const events = [opened(2), { type: 'game_ended', scores: scores!, winners, seed: '5eed' } as Event];
    const version = harness.room.version + 1;
    harness.room.curtain = () => false;
    harness.tell({ type: 'moved', game: 'game', version, at: 1, events, view, clock: {}, said: [line] });
    flushSync();
    return harness;
  }

  test('neither the chat nor the screen reader names the winner', async () => {
    await end();
    expect(document.querySelector('.won')).toBeNull();
    expect(told()).toContain(`opens ${NAMES[2]}’s bag`);
    expect(everywhere()).not.toMatch(/wins|5eed|points/);
    await press(button(words.say('panel-story')));
    expect(everywhere()).not.toMatch(/wins|5eed|points/);
  });

  test('and then the winner is announced, without every score and the seed', async () => {
    await end();
    await press(button('Skip to the end'));
    flushSync();
    expect(says(document.querySelector('.won'))).toContain(NAMES[WINNER]!);
    expect(told()).toContain(`${NAMES[WINNER]} wins`);
    expect(told()).not.toMatch(/5eed|\d+ points/);
    await press(button(words.say('panel-story')));
    expect(says(document.querySelector('[role=tabpanel]'))).toContain('5eed');
  });
});

describe('an opening on the screen in the room', () => {
  const OPENING = opened(2);

  async function phone(screens: number): Promise<Harness> {
    const harness = inScene('gate', 1);
    handOnly.choose('oak', true);
    harness.room.table = { ...harness.room.table!, screens };
    await whole(harness);
    return harness;
  }

  /** How much longer a hand waits for a screen that says nothing. */
  const GRACE = 1000;

  test.each(TEMPOS)(
    'tells nothing on a phone that shows only a hand, until a silent screen must have shown it: %s',
    async (chosen) => {
      tempo.chosen = chosen;
      const harness = await phone(1);
      const before = harness.room.version;
      harness.turn(viewOf('gate', 1), [OPENING]);
      flushSync();
      const takes = lengthOf(OPENING as never, harness.scene.goods);
      expect(takes).toBeGreaterThan(2000);
      expect(document.querySelector('[data-opening]')).toBeNull();
      pass(takes + GRACE - 1);
      expect(harness.room.version).toBe(before);
      pass(1);
      expect(harness.room.version).toBe(before + 1);
    },
  );

  test('is over on a phone as soon as the screen says so', async () => {
    const harness = await phone(1);
    const version = harness.room.version + 1;
    harness.turn(viewOf('gate', 1), [OPENING]);
    harness.tell({ type: 'shown', game: 'game', version });
    expect(harness.room.version).toBe(version);
  });

  test('waits for no screen that is not there', async () => {
    const harness = await phone(0);
    const before = harness.room.version;
    harness.turn(viewOf('gate', 1), [OPENING]);
    expect(harness.room.version).toBe(before + 1);
  });
});

describe('an opening', () => {
  function shown() {
    const seen = vi.fn();
    const harness = inScene('gate', 'spectator');
    const before = viewOf('gate', 'spectator');
    harness.show(Opening, { opening: { event: opened(1) as never, paid: [], before }, seen });
    return seen;
  }
  const curtain = () => document.querySelector('[data-opening]')!;

  test.each([
    ['input', {}],
    ['textarea', {}],
    ['div', { contenteditable: 'true' }],
  ])('leaves the keys to those who write in an %s', async (name, attributes) => {
    const seen = shown();
    pass(450);
    const field = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) field.setAttribute(key, value);
    document.body.append(field);
    for (const key of [' ', 'Enter', 'Escape']) expect(await fireEvent.keyDown(field, { key })).toBe(true);
    expect(seen).not.toHaveBeenCalled();
    field.remove();
    expect(await fireEvent.keyDown(document.body, { key: ' ' })).toBe(false);
    expect(seen).toHaveBeenCalledOnce();
  });

  test('is not skipped by the second press on what opened it', async () => {
    const seen = shown();
    pass(300);
    await fireEvent.pointerDown(curtain());
    expect(await fireEvent.keyDown(document.body, { key: 'Enter' }), 'and nothing under it is pressed').toBe(false);
    expect(seen).not.toHaveBeenCalled();
    pass(150);
    await fireEvent.pointerDown(curtain());
    expect(seen).toHaveBeenCalledOnce();
  });
});

describe('a bag that went back', () => {
  const onStage = () => document.querySelector<HTMLElement>('[data-bag]')!.dataset['bag'];

  async function goesBack(bag: number, eyes: 'spectator' | 1): Promise<void> {
    const harness = inScene('gate', eyes);
    await whole(harness);
    const view = viewOf('gate', eyes);
    view.seats[bag]!.bag!.status = 'handed_back';
    harness.turn(view, [{ type: 'bag_handed_back', bag, by: [0], legal: {}, contraband: {}, count: 3 }]);
    flushSync();
  }

  test.each(['spectator', 1] as const)('stays on stage for a moment for %s, who has no bag there', async (eyes) => {
    await goesBack(1, eyes);
    expect(onStage()).toBe('1');
    pass(4000);
    flushSync();
    expect(onStage()).toBe('2');
  });

  test('leaves the stage to those who still have a bag there', async () => {
    await goesBack(2, 1);
    expect(onStage()).toBe('1');
  });
});

describe('the end of a round', () => {
  test('shows the last bag, and then who is sheriff', async () => {
    const harness = inScene('gate', 1);
    await whole(harness);
    const view = { ...viewOf('market', 1), round: 2, officers: [1] };
    const back = { type: 'bag_handed_back', bag: 2, by: [0], legal: {}, contraband: {}, count: 0 } as unknown as Event;
    harness.turn(view, [back, { type: 'round_began', round: 2, officers: [1] }]);
    const shown = () => [!!document.querySelector('[data-last-bag]'), !!document.querySelector('.office')];
    const settle = async () => {
      for (let turn = 0; turn < 9; turn += 1) await tick();
      flushSync();
    };
    await settle();
    expect(shown()).toEqual([true, false]);
    pass(4000);
    await settle();
    expect(shown()).toEqual([false, true]);
    pass(2600);
    expect(shown()).toEqual([false, false]);
  });
});
