/** Presses that were meant for something else. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { words } from '../src/i18n/index.svelte';
import ClaimNow from '../src/table/ClaimNow.svelte';
import Claim from '../src/table/phases/Claim.svelte';
import Sentence from '../src/table/Sentence.svelte';
import { instruction } from '../src/table/instruction';
import { inScene, pass, press, type Harness } from './rendered';

/** What has changed its size. */
let shift: (() => void)[] = [];
let top = 100;

beforeEach(async () => {
  await words.load('en', true);
  vi.useFakeTimers();
  shift = [];
  top = 100;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(changed: () => void) {
        shift.push(changed);
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => new DOMRect(10, top, 100, 40));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const SHOWN: Record<string, () => [Harness, string]> = {
  'I’m done talking': () => {
    const harness = inScene('gate', 1);
    harness.show(Sentence, { instruction: instruction(harness.scene), lately: [] });
    return [harness, '[data-do="pass"]'];
  },
  'a claim at once': () => {
    const harness = inScene('claiming_at_once', 1);
    harness.show(ClaimNow, { goods: ['silk'] });
    return [harness, '[data-do="claim-silk"]'];
  },
  'a claim': () => {
    const harness = inScene('claiming', 1);
    harness.show(Claim);
    return [harness, '.decline button'];
  },
};

/** A press of a pointer. */
const click = (one: HTMLElement) => one.dispatchEvent(new MouseEvent('click', { detail: 1, bubbles: true }));

test.each(Object.keys(SHOWN))('%s can be pressed only when it has been where it is for a moment', async (name) => {
  const [harness, where] = SHOWN[name]!();
  const button = document.querySelector<HTMLElement>(where)!;
  expect(button.getAttribute('aria-disabled')).toBe('true');
  click(button);
  expect(harness.requests).toEqual([]);
  pass(400);
  expect(button.getAttribute('aria-disabled')).toBe('false');
  top += 30;
  for (const changed of shift) changed();
  click(button);
  expect(harness.requests, 'it has just been moved').toEqual([]);
  pass(400);
  for (const changed of shift) changed();
  click(button);
  expect(harness.requests, 'something else has grown').toHaveLength(1);
  await press(button);
});

test('keys are pressed on purpose', async () => {
  const [harness, where] = SHOWN['a claim']!();
  await press(document.querySelector<HTMLElement>(where)!);
  expect(harness.requests).toHaveLength(1);
});
