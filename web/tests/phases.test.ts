import { fireEvent, screen } from '@testing-library/svelte';
import type { Component } from 'svelte';
import { beforeAll, describe, expect, test } from 'vitest';
import { words } from '../src/i18n/index.svelte';
import { notices } from '../src/shell/notices.svelte';
import Claim from '../src/table/phases/Claim.svelte';
import Debt from '../src/table/phases/Debt.svelte';
import Declaration from '../src/table/phases/Declaration.svelte';
import Load from '../src/table/phases/Load.svelte';
import Market from '../src/table/phases/Market.svelte';
import Place from '../src/table/phases/Place.svelte';
import Share from '../src/table/phases/Share.svelte';
import { Refusal } from '../src/wire/api';
import { button, buttons, labelled, inScene, press, says, settle, viewOf, type Harness } from './rendered';
import Played from './Played.svelte';

beforeAll(() => words.load('en', true));

/** A phase with the hand below it. */
function played(name: string, seat: number, phase: Component): Harness {
  const harness = inScene(name, seat);
  harness.show(Played, { phase });
  return harness;
}

const cards = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-anchor="hand"] button')];
const card = (good: string, which = 0): HTMLElement =>
  cards().filter((one) => one.getAttribute('aria-label')!.includes(`: ${good}:`))[which]!;
const pick = (good: string, which = 0) => press(card(good, which));
const disabled = (name: string): boolean => button(name).disabled;

describe('the market', () => {
  test('is started by the merchant whom the sheriff names', async () => {
    const harness = inScene('starter', 0);
    harness.show(Market);
    const group = labelled('You are the sheriff. Who starts the market?');
    expect([...group.querySelectorAll('button')].map((one) => says(one))).toEqual(['Ben', 'Cat', 'Dan']);
    await press(button('Cat'));
    expect(harness.action).toEqual({ type: 'name_starter', seat: 2 });
  });

  test('sets aside the picked cards and keeps the rest', async () => {
    const harness = played('market', 1, Market);
    expect(cards()).toHaveLength(6);
    await pick('Apples');
    await pick('Silk');
    await pick('Cheese');
    await pick('Cheese');
    expect(card('Apples').getAttribute('aria-pressed')).toBe('true');
    expect(card('Apples', 1).getAttribute('aria-pressed')).toBe('false');
    expect(screen.getByText(/from the deck/)).toBeDefined();
    await press(button('Swap 2 cards'));
    expect(harness.action).toEqual({ type: 'swap', set_aside: { apples: 1, silk: 1 }, take: [] });
    await settle();
    expect(harness.scene.picked).toEqual({});
  });

  test('takes at most five cards', async () => {
    const harness = played('market', 1, Market);
    for (const good of ['Apples', 'Cheese']) for (const which of [0, 1]) await pick(good, which);
    await pick('Silk');
    await pick('Pepper');
    expect(harness.scene.picked).toEqual({ apples: 2, cheese: 2, silk: 1 });
    expect(card('Pepper').getAttribute('aria-disabled')).toBe('true');
  });

  test('keeps the picked cards if the rules refuse', async () => {
    const harness = played('market', 1, Market);
    harness.answer = () => Promise.reject(new Refusal('stale', 'stale', ''));
    await pick('Apples');
    await press(button('Swap 1 card'));
    await settle();
    expect(harness.scene.picked).toEqual({ apples: 1 });
    expect(notices.list).toHaveLength(1);
  });

  test('can be passed', async () => {
    const harness = played('market', 1, Market);
    await press(button('Keep my hand'));
    expect(harness.action).toEqual({ type: 'swap', set_aside: {}, take: [] });
  });

  test.each([2, 'spectator'] as const)('can only be watched by %s', (eyes) => {
    inScene('market', eyes).show(Market);
    expect(buttons('Keep my hand')).toEqual([]);
  });

  describe('of the first edition', () => {
    const takes = () => screen.getAllByText('Take the top card') as HTMLButtonElement[];

    test('lets a merchant take from the piles as many as they set aside', async () => {
      const harness = played('market_with_piles', 1, Market);
      const [left, right] = takes();
      expect([left!.disabled, right!.disabled]).toEqual([true, true]);
      for (const good of ['Apples', 'Cheese', 'Pepper']) await pick(good);
      await press(left!);
      await press(right!);
      expect([left!.disabled, right!.disabled]).toEqual([false, true]);
      await press(left!);
      expect(left!.disabled).toBe(true);
      expect(says(screen.getByText(/You take/).closest('p'))).toMatch(/1 silk.*1 apple.*1 chicken/);
      await press(button('Put back'));
      await press(button('Swap 3 cards'));
      expect(harness.action).toEqual({
        type: 'swap',
        set_aside: { apples: 1, cheese: 1, pepper: 1 },
        take: ['left', 'right'],
      });
    });

    test('takes no more than are set aside after a change', async () => {
      const harness = played('market_with_piles', 1, Market);
      await pick('Apples');
      await pick('Cheese');
      await press(takes()[0]!);
      await press(takes()[1]!);
      await pick('Cheese');
      await press(button('Swap 1 card'));
      expect(harness.action).toEqual({ type: 'swap', set_aside: { apples: 1 }, take: ['left'] });
    });

    const laidOut = () =>
      [...document.querySelectorAll('.lay ol li')].map(
        (one) => says(one.querySelector('.visually-hidden')).split(':')[0],
      );

    test('puts the cards on a pile in the chosen order', async () => {
      const harness = inScene('discarding', 1);
      harness.show(Market);
      expect(laidOut()).toEqual(['Apples', 'Apples', 'Silk']);
      await press(screen.getAllByLabelText(/^Move up: Apples/)[1]!);
      expect(laidOut()).toEqual(['Apples', 'Silk', 'Apples']);
      await press(screen.getAllByLabelText(/^Move up: Apples/)[0]!);
      expect(laidOut()).toEqual(['Silk', 'Apples', 'Apples']);
      await press(button('On the right pile'));
      expect(harness.action).toEqual({ type: 'discard', pile: 'right', order: ['silk', 'apples', 'apples'] });
    });
  });
});

describe('loading', () => {
  test('closes the bag with the picked cards', async () => {
    const harness = played('loading', 1, Load);
    const shut = () => document.querySelector<HTMLButtonElement>('[data-do="load"]')!;
    expect(shut().disabled).toBe(true);
    await pick('Apples');
    await pick('Silk');
    expect(shut().disabled).toBe(false);
    await press(screen.getByLabelText(/^Take out: Silk/));
    await pick('Pepper');
    await press(shut());
    expect(harness.action).toEqual({ type: 'load_bag', cards: { apples: 1, pepper: 1 } });
  });

  test('takes at most five cards', async () => {
    const harness = played('loading', 1, Load);
    for (const one of ['Apples', 'Cheese']) for (const which of [0, 1]) await pick(one, which);
    await pick('Silk');
    await pick('Pepper');
    expect(harness.scene.picked).not.toHaveProperty('pepper');
  });

  test('shows whose bag is closed, not what is in it', () => {
    inScene('loading', 0).show(Load);
    const others = [...document.querySelectorAll('.others li')].map((one) => says(one));
    expect(others).toHaveLength(3);
    expect(others[1]).toMatch(/Cat/);
    expect(others[0]).toMatch(/still packing/);
    expect(others[1]).not.toMatch(/still packing|3|apples/);
  });

  test('is over for a merchant who has closed their bag, and still shows them its contents', () => {
    inScene('loading', 2).show(Load);
    expect(screen.getByText(/Your bag is shut/)).toBeDefined();
    expect(document.querySelectorAll('.inside li')).toHaveLength(3);
    expect(document.querySelector('[data-do="load"]')).toBeNull();
  });
});

describe('a declaration', () => {
  test('names one legal good, and the true number', async () => {
    const harness = inScene('declaring', 1);
    harness.show(Declaration);
    const group = document.querySelector('[role="group"]')!;
    expect(group.querySelectorAll('button')).toHaveLength(harness.scene.prompt.declare!.goods.length);
    expect(group.textContent).not.toContain('the truth');
    await press(button('“3 chickens”'));
    expect(harness.action).toEqual({ type: 'declare', good: 'chickens' });
  });

  test('marks the true good, if there is one', () => {
    inScene('declaring_truly', 2).show(Declaration);
    expect(says(screen.getByText('the truth').closest('button'))).toContain('3 apples');
  });

  test('cannot be made by others', () => {
    inScene('declaring', 'spectator').show(Declaration);
    expect(buttons(/3 apples/)).toEqual([]);
  });
});

describe('a debt', () => {
  const more = (good: string) => press(screen.getByLabelText(`Add one: ${good}`));
  const less = (good: string) => press(screen.getByLabelText(`Remove one: ${good}`));

  /** A merchant with two apples and a cheese who owes this much. */
  function owing(owed: number): Harness {
    const harness = inScene('indebted', 1);
    const view = viewOf('indebted', 1);
    view.prompt!.pay = { ...view.prompt!.pay!, from: { apples: 2, cheese: 1 }, owed };
    harness.turn(view);
    harness.show(Debt);
    return harness;
  }

  // Apples pay 2 each, cheese 3, chickens 4; 8 are owed.
  test.each([
    [['Cheese', 'Cheese', 'Apples'], true],
    [['Chickens', 'Apples', 'Apples'], true],
    [['Chickens', 'Cheese', 'Apples'], true],
    [['Chickens', 'Cheese', 'Cheese'], true],
    [['Cheese', 'Cheese'], false],
    [['Chickens', 'Cheese', 'Cheese', 'Apples'], false],
    [['Apples', 'Apples', 'Apples', 'Cheese'], true],
    [['Apples', 'Apples', 'Apples', 'Chickens'], false],
  ])('is paid with %j: %s', async (goods, enough) => {
    const harness = inScene('indebted', 1);
    harness.show(Debt);
    for (const good of goods) await more(good);
    expect(disabled('Pay with these')).toBe(!enough);
    await press(button('Pay with these'));
    expect(harness.requests).toHaveLength(enough ? 1 : 0);
  });

  test('says when a card could be left out', async () => {
    inScene('indebted', 1).show(Debt);
    for (const good of ['Chickens', 'Cheese', 'Cheese', 'Apples']) await more(good);
    expect(screen.getByText(/You can leave a card out/)).toBeDefined();
    await less('Apples');
    expect(screen.queryByText(/You can leave a card out/)).toBeNull();
  });

  test('is paid with the chosen goods', async () => {
    const harness = inScene('indebted', 1);
    harness.show(Debt);
    for (const good of ['Cheese', 'Apples', 'Cheese', 'Apples']) await more(good);
    await less('Apples');
    await press(button('Pay with these'));
    expect(harness.action).toEqual({ type: 'pay', goods: { cheese: 2, apples: 1 } });
  });

  test('can take contraband, all of it if need be', async () => {
    const harness = inScene('indebted_with_contraband', 1);
    harness.show(Debt);
    expect(disabled('Pay with these')).toBe(true);
    await more('Silk');
    expect(disabled('Pay with these')).toBe(false);
    await press(button('Pay with these'));
    expect(harness.action).toEqual({ type: 'pay', goods: { silk: 1 } });
  });

  test('is paid with everything if that is not enough', async () => {
    const harness = owing(30);
    await more('Apples');
    await more('Apples');
    expect(disabled('Pay with these')).toBe(true);
    await more('Cheese');
    await press(button('Pay with these'));
    expect(harness.action).toEqual({ type: 'pay', goods: { apples: 2, cheese: 1 } });
  });

  test('is not paid with everything if less is enough', async () => {
    const harness = owing(3);
    for (const good of ['Apples', 'Apples', 'Cheese']) await more(good);
    expect(disabled('Pay with these')).toBe(true);
    expect(screen.getByText(/You can leave a card out/)).toBeDefined();
    await less('Apples');
    await less('Apples');
    await press(button('Pay with these'));
    expect(harness.action).toEqual({ type: 'pay', goods: { cheese: 1 } });
  });

  test('is not paid by anyone else', () => {
    inScene('indebted', 0).show(Debt);
    expect(buttons('Pay with these')).toEqual([]);
  });
});

describe('confiscated cards', () => {
  test('are put on a pile by the sheriff', async () => {
    const harness = inScene('placing', 0);
    harness.show(Place);
    await press(button('On the left pile'));
    expect(harness.action).toEqual({ type: 'place', pile: 'left', order: ['silk'] });
  });

  test('are shown to the others', () => {
    inScene('placing', 1).show(Place);
    expect(buttons(/pile$/)).toEqual([]);
    expect(document.body.textContent).toContain('1 silk');
  });
});

describe('the black market', () => {
  const claims = () => screen.getAllByText('Claim') as HTMLButtonElement[];

  test('gives the more valuable card first, for three of a kind', async () => {
    const harness = inScene('claiming', 1);
    harness.show(Claim);
    expect(Object.keys(harness.scene.view.black_market!)).toEqual(['mead', 'pepper', 'silk']);
    expect(claims().map((one) => one.disabled)).toEqual([true, true, false]);
    expect(says(document.querySelector('[data-anchor="market-silk"]'))).toMatch(/for 3 silk.*36.*then 30/);
    await press(claims()[2]!);
    expect(harness.action).toEqual({ type: 'claim', good: 'silk' });
  });

  test('can be declined', async () => {
    const harness = inScene('claiming', 1);
    harness.show(Claim);
    await press(button('Claim nothing'));
    expect(harness.action).toEqual({ type: 'decline' });
  });

  test.each([2, 'spectator'] as const)('is open to one at a time: not to %s', (eyes) => {
    inScene('claiming', eyes).show(Claim);
    expect(screen.queryByText('Claim')).toBeNull();
    expect(buttons('Claim nothing')).toEqual([]);
  });

  test('can be sold out', () => {
    const harness = inScene('claiming', 1);
    const view = viewOf('claiming', 1);
    view.black_market!['silk'] = [];
    harness.turn(view);
    harness.show(Claim);
    expect(says(document.querySelector('[data-anchor="market-silk"]'))).toContain('sold out');
  });
});

describe('the booty', () => {
  // 11 gold, 2 apples and a silk; deputy 0 has proposed to take 5 and an apple.
  const parts = () => [...document.querySelectorAll('.mine li button')] as HTMLButtonElement[];

  test('is shared as the other deputy proposes', async () => {
    const harness = inScene('sharing', 1);
    harness.show(Share);
    await press(button('Agree'));
    expect(harness.action).toEqual({
      type: 'share',
      split: { 0: { gold: 5, goods: { apples: 1 } }, 1: { gold: 6, goods: { apples: 1, silk: 1 } } },
    });
  });

  test('is shared as this deputy proposes, half for each', async () => {
    const harness = inScene('sharing', 1);
    harness.show(Share);
    expect(disabled('Propose')).toBe(true);
    expect(parts()).toHaveLength(3);
    await press(parts()[2]!);
    expect(disabled('Propose')).toBe(false);
    await press(parts()[0]!);
    await press(parts()[1]!);
    expect(disabled('Propose')).toBe(true);
    await press(parts()[0]!);
    await press(screen.getByLabelText('Less gold'));
    await press(button('Propose'));
    expect(harness.action).toEqual({
      type: 'share',
      split: { 1: { gold: 5, goods: { apples: 1, silk: 1 } }, 0: { gold: 6, goods: { apples: 1 } } },
    });
  });

  test('is never shared with less than half for one', async () => {
    inScene('sharing', 1).show(Share);
    await press(parts()[2]!);
    const field = document.querySelector('input')!;
    for (const [gold, fair] of [
      ['4', false],
      ['5', true],
      ['6', true],
      ['7', false],
    ] as const) {
      await fireEvent.input(field, { target: { value: gold } });
      expect(disabled('Propose'), gold).toBe(!fair);
    }
  });

  test('is shared evenly', async () => {
    const harness = inScene('sharing', 0);
    harness.show(Share);
    expect(says(document.querySelector('.proposal'))).toMatch(/^You have proposed You: 5.* 6 /);
    expect(buttons('Agree')).toEqual([]);
    await press(button('Take turns picking'));
    expect(harness.action).toEqual({ type: 'share_evenly' });
  });

  test('can only be shared by the deputies', () => {
    inScene('sharing', 2).show(Share);
    expect(buttons(/./)).toEqual([]);
    expect(document.body.textContent).toMatch(/Ann proposes/);
    expect(document.body.textContent).not.toMatch(/silk/i);
  });
});
