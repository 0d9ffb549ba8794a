/** What becomes of a form when the game goes on without it. */

import { flushSync } from 'svelte';
import { beforeAll, describe, expect, test } from 'vitest';
import { words } from '../src/i18n/index.svelte';
import { notices } from '../src/shell/notices.svelte';
import { Draft } from '../src/table/draft.svelte';
import type { View } from '../src/wire/generated/protocol';
import Following from './Following.svelte';
import { inScene, viewOf, type Harness } from './rendered';

beforeAll(() => words.load('en', true));

describe('the form of an offer', () => {
  const opened = (): Harness => {
    const harness = inScene('gate', 1);
    const { scene } = harness;
    scene.draft = Draft.forBag(1, 0, 1);
    scene.draft.setGold(scene.prompt.offer!, 'give', 5);
    harness.show(Following);
    return harness;
  };
  const become = (view: View, change: (view: View) => void = () => {}): View => (change(view), view);
  const told = () => notices.list.map(({ text }) => text);

  test.each([
    ['opened', /^Your bag has been opened/],
    ['handed_back', /^Your bag is back/],
  ] as const)('closes when the bag was %s, and says so', async (status, reason) => {
    const harness = opened();
    harness.turn(become(viewOf('gate', 1), ({ seats }) => (seats[1]!.bag!.status = status)));
    flushSync();
    expect(harness.scene.draft).toBeNull();
    expect(told()).toEqual([expect.stringMatching(reason)]);
  });

  test('waits through a debt, and comes back as it was', () => {
    const harness = opened();
    const away = become(viewOf('gate', 1), (view) => Object.assign(view, { phase: 'debt', prompt: {} }));
    harness.turn(away);
    flushSync();
    expect(harness.scene.draft).toBeNull();
    expect(told()).toEqual(['Your draft is kept and comes back in a moment.']);
    harness.turn(viewOf('gate', 1));
    flushSync();
    expect(harness.scene.draft).not.toBeNull();
    expect(harness.scene.draft!.give.gold).toBe(5);
  });

  test('closes when the inspection is over', () => {
    const harness = opened();
    harness.turn(become(viewOf('market', 1), (view) => (view.round = 2)));
    flushSync();
    expect(harness.scene.draft).toBeNull();
    expect(told()).toHaveLength(1);
    harness.turn(become(viewOf('gate', 1), (view) => (view.round = 2)));
    flushSync();
    expect(harness.scene.draft).toBeNull();
  });

  test('drops what was agreed about a bag that is settled, and keeps the rest', () => {
    const harness = opened();
    harness.scene.draft!.pledge('open', 2);
    harness.turn(become(viewOf('gate', 1), ({ seats }) => (seats[2]!.bag!.status = 'opened')));
    flushSync();
    expect(harness.scene.draft!.pledges).toEqual([{ type: 'hand_back', bag: 1 }]);
    expect(harness.scene.draft!.give.gold).toBe(5);
  });
});
