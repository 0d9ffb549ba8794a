import { cleanup, within } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { words } from '../src/i18n/index.svelte';
import { notices } from '../src/shell/notices.svelte';
import Inspection from '../src/table/Inspection.svelte';
import OfferCard from '../src/table/OfferCard.svelte';
import { Refusal } from '../src/wire/api';
import { ARMING, button, inScene, pass, press, pressable, says, settle, viewOf, type Harness } from './rendered';

beforeAll(() => words.load('en', true));
beforeEach(() => vi.useFakeTimers());

describe('an offer', () => {
  const shown = (name: string, eyes: number | 'spectator', which = 0): Harness => {
    const harness = inScene(name, eyes);
    harness.show(OfferCard, { offer: harness.scene.view.offers[which]! });
    return harness;
  };

  test.each([
    ['offered', 0, ['Deal!', 'Counter', 'Refuse']],
    ['offered', 1, ['Change', 'Withdraw']],
    ['offered', 2, []],
    ['offered', 'spectator', []],
    ['demanded', 1, ['Deal!', 'Counter', 'Refuse']],
    ['demanded', 0, ['Change', 'Withdraw']],
    ['trading', 1, ['Deal!', 'Counter', 'Refuse']],
    // One deputy has accepted, and can only refuse after all or counter; the other has yet to answer.
    ['offered_to_deputies', 0, ['Counter', 'Refuse']],
    ['offered_to_deputies', 1, ['Deal!', 'Counter', 'Refuse']],
    // The second deputy can agree to a joint price; the merchant answers both.
    ['demanded_by_deputies', 1, ['Deal!', 'Refuse']],
    ['demanded_by_deputies', 2, ['Deal!', 'Counter', 'Refuse']],
  ] as const)('in the scene %s lets %s do what the prompt allows: %j', (name, eyes, buttons) => {
    shown(name, eyes);
    expect(pressable(document.body)).toEqual(buttons);
  });

  test('says who gives what, what binds and what is promised', () => {
    shown('offered', 0);
    const card = document.querySelector('article');
    for (const part of [
      'Ben to you',
      'Ben gives',
      '6',
      '1 bread',
      '1 mead',
      '1 silk',
      'Ben’s bag goes back unopened',
      'Ben spares you when next in office',
      'Ben pays Cat 4 gold in a later deal',
      'I owe you one',
    ])
      expect(says(card)).toContain(part);
  });

  test('says “you” only to its maker', () => {
    const own = ['Your offer to Ann', 'You give', 'your bag goes back', 'you spare Ann', 'you pay Cat', 'you promise'];
    shown('offered', 1);
    pass(ARMING);
    for (const part of own) expect(says(document.querySelector('article'))).toContain(part);
    cleanup();
    shown('offered', 'spectator');
    expect(says(document.querySelector('article'))).not.toMatch(/\byour? (?!one)/i);
  });

  test('hides from others which contraband it is about', () => {
    shown('offered', 2);
    expect(says(document.querySelector('article'))).toContain('1 contraband card');
    expect(says(document.querySelector('article'))).not.toMatch(/mead|silk/);
  });

  test.each(['Deal!', 'Refuse'])('that has just appeared ignores clicks: %s', async (answer) => {
    const { requests } = shown('offered', 0);
    pass(ARMING - 1);
    await press(button(answer));
    expect(requests).toEqual([]);
    pass(1);
    await press(button(answer));
    expect(requests).toMatchObject([
      { type: 'act', action: { type: answer === 'Deal!' ? 'accept' : 'refuse', offer: 1 } },
    ]);
  });

  test('that counters another shows which one it answers, until it is struck', () => {
    const harness = inScene('offered', 1);
    const view = viewOf('offered', 1);
    const [bribe] = view.offers;
    const price = { ...bribe!, id: 9, from: 0, to: 1, needs: [1], give: {}, get: { gold: 9 } };
    view.offers = [bribe!, price];
    harness.turn(view, [{ type: 'offer_made', offer: price }]);
    harness.show(OfferCard, { offer: price });
    expect(says(document.querySelector('article'))).toContain('In answer to your offer: You give');
    expect(says(document.querySelector('s'))).toContain('6');
    cleanup();
    harness.show(OfferCard, { offer: bribe! });
    expect(document.querySelector('s')).toBe(null);
  });

  test('that replaces another ignores clicks for a moment', async () => {
    const harness = inScene('offered', 0);
    harness.show(Inspection);
    pass(ARMING);
    const view = viewOf('offered', 0);
    const [offer] = view.offers;
    view.offers = [{ ...offer!, id: 9, give: { gold: 1 } }];
    view.prompt!.accept!.offers = [9];
    harness.turn(view);
    flushSync();
    await press(button('Deal!'));
    expect(harness.requests).toEqual([]);
    pass(ARMING);
    await press(button('Deal!'));
    expect(harness.action).toEqual({ type: 'accept', offer: 9 });
  });

  test('with another number is another offer', async () => {
    const harness = shown('offered_twice', 0);
    pass(ARMING);
    await harness.change({ offer: harness.scene.view.offers[1]! });
    await press(button('Deal!'));
    expect(harness.requests).toEqual([]);
    pass(ARMING);
    await press(button('Deal!'));
    expect(harness.action).toEqual({ type: 'accept', offer: 2 });
  });

  test('that stays the same stays clickable', async () => {
    const harness = inScene('offered', 0);
    harness.show(Inspection);
    pass(ARMING);
    harness.turn(viewOf('offered_twice', 0));
    flushSync();
    await press(within(document.querySelector<HTMLElement>('[data-offer="1"]')!).getByText('Deal!'));
    expect(harness.action).toEqual({ type: 'accept', offer: 1 });
  });

  test('is accepted once, however often it is clicked', async () => {
    const harness = shown('offered', 0);
    let done = (): void => {};
    harness.answer = () => new Promise((resolve) => (done = () => resolve(1)));
    pass(ARMING);
    await press(button('Deal!'));
    await press(button('Deal!'));
    expect(harness.requests).toHaveLength(1);
    done();
    await settle();
    await press(button('Refuse'));
    expect(harness.requests).toHaveLength(2);
  });

  test('shows why the rules refuse it', async () => {
    const harness = shown('offered', 0);
    harness.answer = () => Promise.reject(new Refusal('stale', 'stale', ''));
    pass(ARMING);
    await press(button('Deal!'));
    await settle();
    expect(notices.list).toHaveLength(1);
    expect(harness.scene.acting).toBe(false);
  });

  test('is withdrawn by its maker', async () => {
    const harness = shown('offered', 1);
    await press(button('Withdraw'));
    expect(harness.requests, 'not at once').toEqual([]);
    pass(ARMING);
    await press(button('Withdraw'));
    expect(harness.action).toEqual({ type: 'withdraw', offer: 1 });
  });

  test('is countered starting from its terms', async () => {
    const { scene } = shown('offered', 0);
    await press(button('Counter'));
    expect(scene.draft).toMatchObject({ to: 1, get: { gold: 6, bag: { silk: 1 } }, answers: { id: 1 } });
  });

  test('of two deputies is countered to both', async () => {
    const { scene } = shown('demanded_by_deputies', 2);
    await press(button('Counter'));
    expect(scene.draft).toMatchObject({ to: 'deputies', give: { gold: 5 }, pledges: [{ type: 'hand_back', bag: 2 }] });
    expect(scene.draft!.sendable(scene.prompt.offer!)).toBe(true);
  });

  test('of one’s own is changed starting from its terms', async () => {
    const { scene } = shown('offered', 1);
    await press(button('Change'));
    expect(scene.draft).toMatchObject({ to: 0, give: { gold: 6, bag: { silk: 1 } }, answers: null });
  });

  test('that was struck is a deal, and shows who fell short', () => {
    const harness = inScene('fell_short', 'spectator');
    harness.show(OfferCard, { offer: harness.scene.view.deals[0]!, struck: true });
    expect(pressable(document.body)).toEqual([]);
    expect(says(document.querySelector('article'))).toContain('Ben promised goods that were never there');
  });

  test('shows which deputy has accepted it', () => {
    shown('offered_to_deputies', 1);
    expect(says(document.querySelector('article'))).toContain('Accepted by Ann');
  });
});
