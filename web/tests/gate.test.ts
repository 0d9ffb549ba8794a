import { cleanup, within } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { words } from '../src/i18n/index.svelte';
import { instruction } from '../src/table/instruction';
import Inspection from '../src/table/Inspection.svelte';
import SeatChip from '../src/table/SeatChip.svelte';
import SeatPanel from '../src/table/SeatPanel.svelte';
import { narrow } from '../src/table/space.svelte';
import type { Event, Offer, View } from '../src/wire/generated/protocol';
import { ARMING, button, buttons, labelled, inScene, pass, press, pressable, says, viewOf } from './rendered';

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
