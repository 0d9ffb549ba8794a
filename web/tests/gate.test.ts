import { cleanup, within } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { words } from '../src/i18n/index.svelte';
import { notices } from '../src/shell/notices.svelte';
import { instruction } from '../src/table/instruction';
import Inspection from '../src/table/Inspection.svelte';
import OfferCard from '../src/table/OfferCard.svelte';
import SeatChip from '../src/table/SeatChip.svelte';
import SeatPanel from '../src/table/SeatPanel.svelte';
import { narrow } from '../src/table/space.svelte';
import { Refusal } from '../src/wire/api';
import type { Event, Offer, View } from '../src/wire/generated/protocol';
import { button, buttons, labelled, inScene, pass, press, says, settle, viewOf, type Harness } from './rendered';

const ARMING = 700;

beforeAll(() => words.load('en', true));
beforeEach(() => vi.useFakeTimers());

/** A bag, brought on stage if another is there, when its buttons can be pressed. */
const bag = (seat: number): HTMLElement => {
  const waiting = document.querySelector<HTMLElement>(`[data-waiting="${seat}"][aria-pressed="false"]`);
  waiting?.click();
  flushSync();
  pass(ARMING);
  return document.querySelector<HTMLElement>(`[data-bag="${seat}"]`)!;
};
const pressable = (place: HTMLElement): string[] =>
  [...place.querySelectorAll('button:not([data-throw])')].map((one) => says(one));

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** The bags among what the page scrolls to from now on, once it has been laid out. */
function scrolling(): () => (string | undefined)[] {
  const laidOut: (() => void)[] = [];
  const found: (string | undefined)[] = [];
  class Observer {
    constructor(changed: () => void) {
      laidOut.push(changed);
    }
    observe(): void {}
    disconnect(): void {}
  }
  vi.stubGlobal('ResizeObserver', Observer);
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frame());
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    found.push(this.querySelector<HTMLElement>('[data-waiting]')?.dataset['waiting']);
  });
  return () => {
    for (const changed of laidOut) changed();
    return found;
  };
}

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

describe('a bag at the gate', () => {
  test.each([
    ['gate', 0, 1, ['Hand it back', 'Name a price', 'Threaten', 'Open it']],
    ['gate', 1, 1, ['Make an offer']],
    ['gate', 1, 2, []],
    ['gate', 'spectator', 1, []],
    // Its owner's offer must be answered first; it is shown beside the bag.
    ['offered', 0, 1, ['Deal!', 'Counter', 'Refuse', 'Name a price', 'Threaten', 'Open it']],
    ['offered', 1, 1, ['Change', 'Withdraw', 'Offer another deal']],
    ['demanded', 0, 1, ['Change', 'Withdraw', 'Hand it back', 'Threaten', 'Open it']],
    ['bound', 0, 1, ['Name a price', 'Threaten', 'Open it']],
    ['settled', 0, 1, []],
    ['deputies', 0, 2, ['Hand it back', 'Name a price', 'Threaten', 'Open it']],
    ['deputies', 2, 2, ['Make an offer']],
    ['left_to_one', 0, 2, ['Hand it back', 'Name a price', 'Threaten', 'Open it']],
    // The other deputy has no say in it any more, but in the others.
    ['left_to_one', 1, 3, ['Hand it back', 'Name a price', 'Threaten', 'Open it']],
    ['left_to_one', 2, 2, ['Make an offer']],
  ] as const)('in the scene %s offers seat %s for bag %d: %j', (name, eyes, seat, buttons) => {
    inScene(name, eyes).show(Inspection);
    expect(pressable(bag(seat))).toEqual(buttons);
  });

  test.each([
    ['gate', 1, ['Make an offer']],
    ['offered', 0, ['Deal!']],
    ['demanded', 1, ['Deal!']],
  ] as const)('in the scene %s has one button that stands out for seat %d: %j', (name, eyes, buttons) => {
    inScene(name, eyes).show(Inspection);
    expect([...bag(1).querySelectorAll('.button.main')].map(says)).toEqual(buttons);
  });

  test('forgets what was said about the last bag of the round before', () => {
    const harness = inScene('gate', 1);
    const said = () => [...document.querySelectorAll('.officers q')].map(says);
    const handed: Event = { type: 'bag_handed_back', bag: 2, by: [0], legal: {}, contraband: {}, count: 0 };
    const began: Event = { type: 'round_began', round: 2, officers: [0] };
    harness.room.chronicle = [{ version: 90, at: 90, events: [began, handed] }];
    harness.show(Inspection);
    expect(said()).toHaveLength(1);
    harness.room.chronicle = [{ version: 90, at: 90, events: [handed, began] }];
    flushSync();
    expect(said()).toEqual([]);
  });

  test('shows offers that wait for an answer first', () => {
    const harness = inScene('offered', 0);
    const view = viewOf('offered', 0);
    const [theirs] = view.offers;
    view.offers = [{ ...theirs!, id: 7, from: 0, to: 1 }, theirs!];
    harness.show(Inspection);
    harness.turn(view);
    flushSync();
    expect([...bag(1).querySelectorAll<HTMLElement>('[data-offer]')].map(({ dataset }) => dataset['offer'])).toEqual([
      String(theirs!.id),
      '7',
    ]);
  });

  test('whose offer an officer refuses stays on stage until it is settled, though another asks', async () => {
    const harness = inScene('offered', 0);
    const [theirs] = viewOf('offered', 0).offers;
    const another: Offer = { ...theirs!, id: 9, from: 2, pledges: [{ type: 'hand_back', bag: 2 }] };
    const withOffers = (...offers: Offer[]): View => {
      const view = viewOf('offered', 0);
      const ids = { offers: offers.map(({ id }) => id) };
      return { ...view, offers, prompt: { ...view.prompt, accept: ids, refuse: ids } };
    };
    const onStage = () => document.querySelector<HTMLElement>('[data-bag]')!.dataset['bag'];
    vi.spyOn(narrow, 'current', 'get').mockReturnValue(true);
    harness.show(Inspection);
    harness.turn(withOffers(theirs!, another));
    flushSync();
    expect(onStage()).toBe('1');
    expect(instruction(harness.scene).offer, 'the one on stage, though another is later').toBe(theirs!.id);
    pass(ARMING);
    await press(document.querySelector('[data-do=refuse]')!);
    const scrolledTo = scrolling();
    harness.turn(withOffers(another));
    flushSync();
    expect(onStage()).toBe('1');
    expect(scrolledTo(), 'on a phone the bag that asks is in sight').toContain('2');
    harness.turn({ ...withOffers(another), stances: { 1: { 0: 'hand_back' } } });
    flushSync();
    expect(onStage(), 'a deputy who has spoken is done with it').toBe('2');
    harness.turn(withOffers(another));
    flushSync();
    expect(onStage()).toBe('1');
    const opened = withOffers(another);
    opened.seats[1]!.bag!.status = 'opened';
    harness.turn(opened);
    flushSync();
    expect(onStage()).toBe('2');
  });

  test('shows its contents only to its owner', () => {
    inScene('gate', 1).show(Inspection);
    expect(says(bag(1))).toContain('You 3 apples');
    expect(says(bag(1))).toMatch(/Only you know:.*2 apples.*1 silk/s);
    cleanup();
    inScene('gate', 0).show(Inspection);
    expect(says(bag(1))).toContain('“3 apples”');
    expect(says(bag(1))).not.toMatch(/Only you know|silk/);
  });

  test('that was opened shows its contents, and whether the owner lied', () => {
    inScene('settled', 'spectator').show(Inspection);
    expect(says(bag(1))).toContain('Caught!');
    expect(says(bag(1))).toContain('Silk');
    expect(says(bag(2))).toContain('Honest!');
    expect(says(bag(3))).not.toMatch(/Caught|Honest!/);
  });

  test('shows others that its owner composes an offer, wherever it stands', () => {
    const chairs = [{}, { composing: true }];
    inScene('gate', 0, { chairs }).show(Inspection);
    expect(says(bag(1))).toContain('Ben is counting coins…');
    expect(says(bag(2))).not.toContain('counting');
    expect(says(document.querySelector('[data-waiting="1"]'))).toContain('counting coins…');
    expect(says(document.querySelector('[data-waiting="2"]'))).not.toContain('counting');
    cleanup();
    const races: never[] = [];
    inScene('gate', 0, { chairs }).show(SeatPanel, { seat: 1, races });
    expect(says(document.querySelector('.status'))).toBe('counting coins…');
    cleanup();
    inScene('gate', 0, { chairs }).show(SeatChip, { seat: 1, races });
    labelled('counting coins…');
    cleanup();
    inScene('gate', 1, { chairs }).show(Inspection);
    expect(says(bag(1))).not.toContain('counting');
  });

  test('shows merchants that an officer names a price', () => {
    inScene('gate', 1, { chairs: [{ composing: true }] }).show(Inspection);
    expect(says(document.querySelector('.officers'))).toContain('Ann is counting coins…');
  });

  test('is stamped as refused only until something newer lies beside it', () => {
    const harness = inScene('offered', 1);
    const view = viewOf('offered', 1);
    const [offer] = view.offers;
    const stamped = () => document.querySelector('.stamped') !== null;
    harness.show(Inspection);
    expect(stamped()).toBe(false);
    harness.turn({ ...view, offers: [] }, [{ type: 'offer_refused', offer: offer!.id, seat: 0 }]);
    flushSync();
    expect(stamped()).toBe(true);
    const newer = { ...offer!, id: 8 };
    harness.turn({ ...view, offers: [newer] }, [{ type: 'offer_made', offer: newer }]);
    flushSync();
    expect(stamped()).toBe(false);
    harness.turn({ ...view, offers: [] }, [{ type: 'offer_refused', offer: 8, seat: 0 }]);
    flushSync();
    expect(stamped()).toBe(true);
  });

  test('lets those who aren’t asked throw things from its foot, and nobody else', async () => {
    const throws = () => [...document.querySelectorAll<HTMLElement>('[data-bag] [data-throw]')];
    inScene('gate', 0).show(Inspection);
    expect(throws()).toEqual([]);
    cleanup();
    inScene('gate', 'spectator').show(Inspection);
    expect(throws()).toEqual([]);
    cleanup();
    inScene('gate', 1).show(Inspection);
    expect(throws(), 'their bag is at the gate').toEqual([]);
    cleanup();
    const harness = inScene('gate', 1, { chairs: [{}, { passed: true }] });
    harness.show(Inspection);
    expect(throws()).toHaveLength(4);
    await press(throws()[3]!);
    expect(harness.action).toEqual({ type: 'gesture', throw: 'tomato' });
  });

  test('lets its owner still make an offer after they are done talking, without asking for one', () => {
    const [talking, done] = [{}, { passed: true }].map((chair) => {
      cleanup();
      inScene('gate', 1, { chairs: [{}, chair] }).show(Inspection);
      return button('Make an offer').classList.contains('main');
    });
    expect([talking, done]).toEqual([true, false]);
  });

  test('that must be opened shows by whose deal', () => {
    inScene('bound', 1).show(Inspection);
    expect(says(bag(1))).toContain('Must be opened: Ann made a binding deal with Cat');
  });

  test('shows what the deputies said, and who decides alone', () => {
    inScene('left_to_one', 1).show(Inspection);
    expect(says(bag(3))).toContain('Ann: open it');
    expect(says(bag(2))).toContain('Ann alone decides');
  });

  test.each([
    ['Open it', { type: 'open', bag: 1 }],
    ['Hand it back', { type: 'hand_back', bag: 1 }],
    ['Threaten', { type: 'say', phrase: 'pay_or_open', about: 1 }],
  ])('%s', async (what, action) => {
    const harness = inScene('gate', 0);
    harness.show(Inspection);
    await press(within(bag(1)).getByText(what));
    expect(harness.action).toEqual(action);
  });

  test('is negotiated with the officer who decides', async () => {
    const merchant = inScene('left_to_one', 2);
    merchant.show(Inspection);
    await press(button('Make an offer'));
    expect(merchant.scene.draft).toMatchObject({ to: 0, pledges: [{ type: 'hand_back', bag: 2 }] });
    cleanup();
    const officer = inScene('gate', 0);
    officer.show(Inspection);
    await press(within(bag(2)).getByText('Name a price'));
    expect(officer.scene.draft).toMatchObject({ to: 2, pledges: [{ type: 'hand_back', bag: 2 }] });
  });

  test('that must be opened is negotiated without a pledge to hand it back', async () => {
    const merchant = inScene('bound', 1);
    merchant.show(Inspection);
    await press(button('Make an offer'));
    expect(merchant.scene.draft!.pledges).toEqual([]);
  });
});

describe('beside the bags', () => {
  test('trades among merchants are shown', () => {
    inScene('trading', 1).show(Inspection);
    expect(says(labelled('Other offers and deals'))).toContain('Cat to you');
  });

  test('a trade can be started', async () => {
    const harness = inScene('trading', 1);
    harness.show(Inspection);
    await press(button('Trade with a merchant'));
    expect(harness.scene.draft).toMatchObject({ to: 2, pledges: [] });
  });

  test('a merchant whose bag is settled can still make offers', async () => {
    const harness = inScene('fell_short', 1);
    harness.show(Inspection);
    await press(button('Offer a deal about another bag'));
    expect(harness.scene.draft).toMatchObject({ to: 0, pledges: [] });
    expect(buttons('Trade with a merchant')).toEqual([]);
  });
});

describe('two offers from one player to another', () => {
  const cards = () => [...document.querySelectorAll('article')].map((card) => says(card.querySelector('h4')));

  test.each([
    [0, ['Ben to you about Ben’s bag', 'Ben to you about something else']],
    [1, ['Your offer to Ann about your bag', 'Your offer to Ann about something else']],
    [2, ['Ben to Ann about Ben’s bag', 'Ben to Ann about something else']],
  ] as const)('stand side by side and say what they are about (seat %i)', (eyes, titles) => {
    inScene('two_offers', eyes).show(Inspection);
    const staged = bag(1);
    expect(cards()).toEqual(titles);
    expect(staged.querySelectorAll('article')).toHaveLength(2);
  });

  test('are answered one by one', async () => {
    const harness = inScene('two_offers', 0);
    harness.show(Inspection);
    pass(ARMING);
    await press(within(document.querySelector<HTMLElement>('[data-offer="2"]')!).getByText('Deal!'));
    expect(harness.action).toEqual({ type: 'accept', offer: 2 });
  });

  test('begin with another deal beside the offer for the own bag', async () => {
    const harness = inScene('offered', 1);
    harness.show(Inspection);
    expect(pressable(bag(1))).not.toContain('Make an offer');
    await press(button('Offer another deal'));
    expect(harness.scene.draft).toMatchObject({ to: 0, pledges: [] });
  });

  test('leave a merchant free to bargain for their own bag', () => {
    const harness = inScene('two_offers', 1);
    const view = viewOf('two_offers', 1);
    view.offers = view.offers.filter(({ id }) => id === 2);
    harness.turn(view);
    harness.show(Inspection);
    expect(pressable(bag(1))).toContain('Make an offer');
  });
});

describe('the black market during an inspection', () => {
  const market = () => document.querySelector('section.market');

  test('is open to a merchant whose bag is back', async () => {
    const harness = inScene('claiming_at_once', 1);
    harness.show(Inspection);
    expect(says(market()!.querySelector('h3'))).toBe('Black market');
    await press(button('3 silk for a card worth 36'));
    expect(harness.action).toEqual({ type: 'claim', good: 'silk' });
  });

  test.each([0, 2])('asks nobody else (seat %i)', (eyes) => {
    inScene('claiming_at_once', eyes).show(Inspection);
    expect(market()).toBeNull();
  });

  test('does not keep the merchant from dealing', () => {
    inScene('claiming_at_once', 1).show(Inspection);
    expect(buttons('Offer a deal about another bag')).toHaveLength(1);
  });
});
