import { cleanup, fireEvent, screen, within } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { words } from '../src/i18n/index.svelte';
import { notices } from '../src/shell/notices.svelte';
import { Draft } from '../src/table/draft.svelte';
import { Refusal } from '../src/wire/api';
import Bargain from './Bargain.svelte';
import { button, buttons, labelled, inScene, press, says, settle, viewOf, type Harness } from './rendered';

beforeAll(() => words.load('en', true));
beforeEach(() => vi.useFakeTimers());

describe('the deal composer', () => {
  function bargain(name: string, seat: number, begin?: Draft): Harness {
    const harness = inScene(name, seat);
    harness.scene.draft = begin ?? null;
    harness.show(Bargain);
    flushSync();
    return harness;
  }
  const composer = () => document.querySelector('.composer');

  test('takes three clicks for the common bribe', async () => {
    const harness = bargain('gate', 1);
    await press(button('Make an offer'));
    await press(labelled('Suggested amounts').querySelectorAll('button')[1]!);
    await press(button('Send offer'));
    expect(harness.action).toEqual({
      type: 'offer',
      to: 0,
      give: { gold: 3, stand: {}, contraband: {}, bag: {} },
      get: { gold: 0, stand: {}, contraband: {}, bag: {} },
      pledges: [{ type: 'hand_back', bag: 1 }],
      favours: [],
    });
    await settle();
    expect(composer()).toBeNull();
  });

  test('signals while its form is open and somebody is there, and when it is closed', () => {
    const { signals } = bargain('gate', 1, Draft.forBag(1, 0, 1));
    expect(signals).toEqual([true]);
    vi.advanceTimersByTime(9000);
    expect(signals, 'once in three seconds, whether or not anything is changed').toEqual(Array(4).fill(true));
    vi.advanceTimersByTime(60_000);
    expect(signals, 'nobody is there any more').toEqual(Array(7).fill(true));
    dispatchEvent(new Event('pointermove'));
    expect(signals).toHaveLength(8);
    cleanup();
    expect(signals.at(-1)).toBe(false);
    dispatchEvent(new Event('pointermove'));
    expect(signals).toHaveLength(9);
  });

  test('signals for a sheriff too, whom others see counting coins', () => {
    const { signals } = bargain('gate', 0, Draft.forBag(0, 1, 1));
    cleanup();
    expect(signals).toEqual([true, false]);
  });

  test('suggests sums that are really taken, and says what is at stake', async () => {
    const amounts = () =>
      [...labelled('Suggested amounts').querySelectorAll('button')].map(({ textContent }) => Number(textContent));
    bargain('gate', 1, Draft.forBag(1, 0, 1));
    expect(amounts()).toEqual([2, 3, 4, 6]);
    expect(says(document.body)).toContain('If opened, this bag costs you 4 gold.');
    cleanup();
    bargain('gate', 0, Draft.forBag(0, 1, 1));
    expect(amounts()).toEqual([3, 4, 5, 7]);
    expect(says(document.body)).toContain('Your price for Ben');
    expect(says(document.body)).toContain('If it’s all contraband, opening it earns about 12 gold.');
  });

  test('begins a counter-offer with what was offered', async () => {
    const harness = bargain('offered', 0);
    await press(button('Counter'));
    expect(document.activeElement).toBe(screen.getByText('Your answer to Ben'));
    expect(says(composer())).toContain('In answer to Ben: Ben gives');
    const [asked, given] = screen.getAllByLabelText<HTMLInputElement>('Gold'); // for an officer, getting comes first
    expect([asked!.value, given!.value]).toEqual(['6', '0']);
    await fireEvent.input(asked!, { target: { value: '11' } });
    await press(button('Send offer'));
    expect(harness.action).toMatchObject({
      to: 1,
      get: { gold: 11, stand: { bread: 1 }, contraband: { mead: 1 }, bag: { silk: 1 } },
      pledges: [{ type: 'hand_back', bag: 1 }],
      favours: [{ type: 'spare' }, { type: 'pay' }, { type: 'words' }],
    });
  });

  test.each(['Escape', 'Close', 'Cancel'])('is closed by %s', async (way) => {
    const harness = bargain('gate', 1, Draft.forBag(1, 0, 1));
    if (way === 'Escape') await fireEvent.keyDown(document.activeElement!, { key: way });
    else await press(button(way));
    expect(harness.scene.draft).toBeNull();
    expect(composer()).toBeNull();
    expect(harness.requests).toEqual([]);
  });

  test('stays open when Escape is pressed elsewhere', async () => {
    const harness = bargain('gate', 1, Draft.forBag(1, 0, 1));
    (document.activeElement as HTMLElement).blur();
    await fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(harness.scene.draft).not.toBeNull();
  });

  test('stays open with its content when the rules refuse the offer', async () => {
    const harness = bargain('gate', 1, Draft.forBag(1, 0, 1));
    harness.answer = () => Promise.reject(new Refusal('illegal', 'too_little_gold', '', { seat: 1, has: 1, gold: 2 }));
    await press(button('3'));
    await press(button('Send offer'));
    await settle();
    expect(harness.scene.draft).not.toBeNull();
    expect(notices.list.map(({ text }) => text).join()).toContain('Ben');
  });

  test('sends no offer in which neither side gives or promises anything', async () => {
    const harness = bargain('gate', 1, Draft.forBag(1, 0, 1));
    expect(button('Send offer').disabled).toBe(true);
    expect(says(composer())).toContain('Add gold, goods or a promise.');
    await fireEvent.submit(composer()!.querySelector('form')!);
    expect(harness.requests).toEqual([]);
    await press(button('3'));
    expect(button('Send offer').disabled).toBe(false);
  });

  test('shows the amount that will be sent', async () => {
    bargain('gate', 1, Draft.forBag(1, 0, 1));
    const gold = screen.getAllByLabelText<HTMLInputElement>('Gold')[0]!;
    for (const [typed, shown] of [
      ['70', '50'],
      ['507', '50'],
      ['7', '7'],
      ['-2', '0'],
    ] as const) {
      await fireEvent.input(gold, { target: { value: typed } });
      expect(gold.value).toBe(shown);
    }
  });

  test('steps gold up and down within the limits', async () => {
    const harness = bargain('gate', 1, Draft.forBag(1, 0, 1));
    const less = screen.getAllByLabelText<HTMLButtonElement>('Less gold')[0]!;
    const more = screen.getAllByLabelText<HTMLButtonElement>('More gold')[0]!;
    expect(less.disabled).toBe(true);
    await press(more);
    await press(more);
    await press(less);
    expect(harness.scene.draft!.give.gold).toBe(1);
  });

  /** Opens or closes a fold. */
  function fold(title: string, open = true): HTMLDetailsElement {
    const details = screen.getAllByText(title)[0]!.closest('details')!;
    details.open = open;
    details.dispatchEvent(new Event('toggle'));
    flushSync();
    return details;
  }

  describe('with two offers on the table', () => {
    const change = (offer: number) =>
      press(within(document.querySelector<HTMLElement>(`[data-offer="${offer}"]`)!).getByText('Change'));
    const actions = ({ requests }: Harness) => requests.map((one) => (one.type === 'act' ? one.action : one));

    test.each([
      [1, [{ type: 'hand_back', bag: 1 }]],
      [2, [{ type: 'open', bag: 3 }]],
    ])('changes the right one (%i)', async (offer, pledges) => {
      const harness = bargain('two_offers', 1);
      await change(offer);
      expect(says(composer())).toContain('Your other offer stays on the table.');
      expect(says(composer())).not.toContain('This replaces');
      await press(button('Send offer'));
      await settle();
      expect(actions(harness)).toMatchObject([{ type: 'offer', pledges }]);
    });

    test('withdraws a changed offer that the new one no longer replaces', async () => {
      const view = viewOf('two_offers', 1);
      view.offers = view.offers.filter(({ id }) => id === 1);
      const harness = inScene('two_offers', 1);
      harness.turn(view);
      harness.show(Bargain);
      await change(1);
      await press(within(labelled('Ben’s bag')).getByText('not agreed'));
      fold('Other bags');
      await press(within(labelled('Cat’s bag')).getByText('is opened'));
      await press(button('Send offer'));
      await settle();
      expect(actions(harness)).toMatchObject([
        { type: 'offer', pledges: [{ type: 'open', bag: 2 }] },
        { type: 'withdraw', offer: 1 },
      ]);
    });

    test('says which one a new offer replaces', async () => {
      bargain('two_offers', 1, Draft.forBag(1, 0, 1));
      expect(says(composer())).toContain('This replaces your earlier offer of this kind.');
    });
  });

  const shelf = (source: string) =>
    document.querySelectorAll<HTMLElement>(`[data-hand="give"] [data-source="${source}"] [data-shelf]`);
  const named = (source: string) => [...shelf(source)].map(({ dataset }) => dataset['shelf']);

  test('lays a few own goods open, and folds those that are not there', () => {
    bargain('gate', 1, Draft.forBag(1, 0, 1));
    expect(named('stand')).toEqual(['cheese', 'bread']);
    expect(named('bag')).toEqual(['apples', 'silk']);
    fold('Bluff…');
    expect(named('bag').slice(0, 3)).toEqual(['apples', 'silk', 'cheese']);
    expect(new Set(named('bag')).size).toBe(named('bag').length);
  });

  test('folds many own goods', () => {
    const harness = bargain('gate', 1, Draft.forBag(1, 0, 1));
    const view = viewOf('gate', 1);
    const [form] = view.prompt!.offer!.forms['0']!;
    const goods = harness.scene.goods.keys();
    form!.give = { ...form!.give, stand: Object.fromEntries([...goods].slice(0, 8).map((good) => [good, 1])) };
    harness.turn(view);
    flushSync();
    expect(named('bag')).toEqual([]);
    fold('Goods from the bag');
    expect(named('bag').slice(0, 3)).toEqual(['apples', 'silk', 'cheese']);
  });

  test('stacks coins, and takes them off as they lie', async () => {
    const { draft } = bargain('gate', 1, Draft.forBag(1, 0, 1)).scene;
    const give = within(document.querySelector<HTMLElement>('[data-hand="give"]')!);
    for (const coin of [10, 5, 1, 1]) await press(give.getByLabelText(`Add ${coin} gold`));
    expect(draft!.give.gold).toBe(17);
    await press(within(mat('give')).getByLabelText('Take off 10 gold'));
    await press(within(mat('give')).getByLabelText('Less gold'));
    expect(draft!.give.gold).toBe(6);
  });

  test('says why gold on both sides is not sent', async () => {
    const harness = bargain('gate', 1, Draft.forBag(1, 0, 1));
    await press(button('3'));
    await press(screen.getAllByLabelText('Add 5 gold')[1]!);
    expect(button('Send offer').disabled).toBe(true);
    expect(says(composer())).toContain('Gold goes both ways.');
    await fireEvent.submit(composer()!.querySelector('form')!);
    expect(harness.requests.filter(({ type }) => type === 'act')).toEqual([]);
  });

  const mat = (hand: 'give' | 'get') => document.querySelector<HTMLElement>(`[data-mat="${hand}"]`)!;

  test('lays what each side gives on its mat, and a press takes it off again', async () => {
    const harness = bargain('gate', 1, Draft.forBag(1, 0, 1));
    const { draft } = harness.scene;
    expect(says(mat('give'))).toBe('Press goods or drag them here.');
    const bread = within(labelled('Goods from the stand')).getByLabelText<HTMLButtonElement>('Add one: Bread');
    await press(bread);
    expect(draft!.give.stand).toEqual({ bread: 1 });
    expect(bread.disabled).toBe(true);
    await press(screen.getAllByLabelText('More gold')[0]!);
    await press(screen.getAllByLabelText('More gold')[0]!);
    expect(mat('give').querySelectorAll('button')).toHaveLength(2);
    await press(within(mat('give')).getByLabelText('Less gold'));
    expect(draft!.give.gold).toBe(1);
    await press(within(mat('give')).getByLabelText('Remove one: Bread'));
    expect(draft!.give.stand).toEqual({});
    expect(says(mat('get'))).toBe('Nothing yet');
  });

  /** Drags a thing with the mouse, and lets it go over another. */
  async function drop(thing: HTMLElement, over: Element): Promise<void> {
    document.elementFromPoint = () => over;
    await fireEvent.pointerDown(thing, { button: 0, clientX: 0, clientY: 0 });
    await fireEvent.pointerMove(thing, { clientX: 40, clientY: 30 });
    await fireEvent.pointerUp(thing, { clientX: 40, clientY: 30 });
    await fireEvent.click(thing); // as browsers do
    vi.advanceTimersByTime(1);
    flushSync();
  }

  test('lets things be dragged onto their mat and away from it, and nowhere else', async () => {
    const { draft } = bargain('gate', 1, Draft.forBag(1, 0, 1)).scene;
    const bread = within(labelled('Goods from the stand')).getByLabelText('Add one: Bread');
    await drop(bread, mat('get'));
    expect(draft!.give.stand).toEqual({});
    await drop(bread, mat('give'));
    expect(draft!.give.stand).toEqual({ bread: 1 });
    await drop(labelled('Suggested amounts').querySelectorAll('button')[2]!, mat('give'));
    expect(draft!.give.gold).toBe(4);
    await drop(within(mat('give')).getByLabelText('Remove one: Bread'), mat('give'));
    expect(draft!.give.stand).toEqual({ bread: 1 });
    await drop(within(mat('give')).getByLabelText('Remove one: Bread'), document.body);
    expect(draft!.give.stand).toEqual({});
  });

  test('allows removing what is no longer there', async () => {
    const draft = Draft.forBag(1, 0, 1);
    draft.give = { gold: 4, stand: { bread: 1 }, contraband: {}, bag: {} };
    draft.pledges = [...draft.pledges, { type: 'open', bag: 3 }];
    const harness = bargain('gate', 1, draft);
    const view = viewOf('gate', 1);
    const [form] = view.prompt!.offer!.forms['0']!;
    form!.give = { ...form!.give, stand: { cheese: 3 } };
    form!.bags = [1, 2];
    harness.turn(view);
    flushSync();
    expect(button('Send offer').disabled).toBe(true);
    await press(screen.getAllByLabelText('Remove one: Bread')[0]!);
    await press(within(labelled('Dan’s bag')).getByText('not agreed'));
    expect(button('Send offer').disabled).toBe(false);
    expect(draft.give.gold).toBe(4);
  });

  test('pledges bags one way or the other', async () => {
    const harness = bargain('gate', 1, Draft.forBag(1, 0, 1));
    fold('Other bags');
    const other = labelled('Cat’s bag');
    await press(within(other).getByText('is opened'));
    expect(harness.scene.draft!.pledges).toEqual([
      { type: 'hand_back', bag: 1 },
      { type: 'open', bag: 2 },
    ]);
    await press(within(other).getByText('not agreed'));
    expect(harness.scene.draft!.pledges).toEqual([{ type: 'hand_back', bag: 1 }]);
  });

  const promise = (what: string) => document.querySelector<HTMLButtonElement>(`[data-promise=${what}]`)!;
  const face = (group: string, name: string) => within(labelled(group)).getByText(name);

  test('gives a promise by a press and takes it back by another', async () => {
    const harness = bargain('gate', 1, Draft.forBag(1, 0, 1));
    fold('Promises for later');
    expect(says(promise('spare'))).toBe('you spare Ann when next in office');
    await press(promise('spare'));
    expect(promise('spare').ariaPressed).toBe('true');
    expect(harness.scene.draft!.favours).toEqual([{ type: 'spare', by: 1, whom: 0 }]);
    await press(promise('spare'));
    expect(promise('spare').ariaPressed).toBe('false');
    expect(harness.scene.draft!.favours).toEqual([]);
  });

  test('promises gold coin by coin, up to a limit', async () => {
    const harness = bargain('gate', 1, Draft.forBag(1, 0, 1));
    fold('Promises for later');
    await press(face('Promised by', 'Ann'));
    const coins = promise('pay');
    await press(coins.querySelector('[data-coin="5"]')!);
    await press(coins.querySelector('[data-coin="1"]')!);
    expect(harness.scene.draft!.favours).toEqual([{ type: 'pay', by: 0, to: 1, gold: 6 }]);
    expect(says(coins)).toContain('Ann pays you 6 gold in a later deal');
    await fireEvent.input(within(coins).getByLabelText('Gold'), { target: { value: '1e12' } });
    expect(harness.scene.draft!.favours).toEqual([{ type: 'pay', by: 0, to: 1, gold: 999 }]);
    await fireEvent.input(within(coins).getByLabelText('Gold'), { target: { value: '0' } });
    expect(harness.scene.draft!.favours).toEqual([]);
  });

  test('lays a promise on the mat of the seat that gives it, where a press takes it off', async () => {
    const harness = bargain('gate', 1, Draft.forBag(1, 0, 1));
    fold('Promises for later');
    await press(face('Promised by', 'Ann'));
    await press(promise('open'));
    expect(document.querySelector('[data-mat=give] [data-favour]')).toBeNull();
    const laid = document.querySelector<HTMLElement>('[data-mat=get] [data-favour]')!;
    expect(laid.ariaLabel).toBe('remove: Ann opens your bag when next in office');
    await press(laid);
    expect(harness.scene.draft!.favours).toEqual([]);
  });

  test('makes promises about the other side of the deal, unless another seat is chosen', async () => {
    const harness = bargain('gate', 0, Draft.forBag(0, 2, 2));
    fold('Promises for later');
    await press(promise('spare'));
    await press(face('Promised by', 'Cat'));
    await press(promise('spare'));
    await press(face('To or about', 'Ben'));
    await press(promise('spare'));
    expect(harness.scene.draft!.favours).toEqual([
      { type: 'spare', by: 0, whom: 2 },
      { type: 'spare', by: 2, whom: 0 },
      { type: 'spare', by: 2, whom: 1 },
    ]);
  });

  test('adds words by Enter, which does not send the offer', async () => {
    const harness = bargain('gate', 1, Draft.forBag(1, 0, 1));
    fold('Promises for later');
    const field = screen.getByLabelText<HTMLInputElement>('In your own words');
    await fireEvent.input(field, { target: { value: ' A song about you ' } });
    expect(await fireEvent.keyDown(field, { key: 'Enter' })).toBe(false);
    expect(harness.scene.draft!.favours).toEqual([{ type: 'words', by: 1, text: 'A song about you' }]);
    expect(field.value).toBe('');
  });

  test('keeps text typed into a closed fold', async () => {
    bargain('gate', 1, Draft.forBag(1, 0, 1));
    expect(screen.queryByLabelText('In your own words')).toBeNull();
    fold('Promises for later');
    await fireEvent.input(screen.getByLabelText('In your own words'), { target: { value: 'A song about you' } });
    fold('Promises for later', false);
    expect(screen.getByLabelText<HTMLInputElement>('In your own words').value).toBe('A song about you');
  });

  test('keeps only what the new addressee can be offered', async () => {
    const harness = bargain('trading', 1, Draft.forBag(1, 0, 1));
    const { draft, prompt } = harness.scene;
    draft!.add(prompt.offer!, 'give', 'bag', 'silk');
    draft!.setGold(prompt.offer!, 'give', 3);
    draft!.promise(prompt.offer!, { type: 'spare', by: 0, whom: 1 });
    await fireEvent.change(screen.getByLabelText('To'), { target: { value: '2' } });
    expect(draft!.action()).toMatchObject({ to: 2, give: { gold: 3, bag: {} }, pledges: [], favours: [] });
    expect(draft!.sendable(prompt.offer!)).toBe(true);
  });

  test('says when there is nothing left to offer', async () => {
    const harness = bargain('gate', 1, Draft.forBag(1, 0, 1));
    const view = viewOf('gate', 1);
    view.prompt!.offer!.to = [];
    view.prompt!.offer!.forms = {};
    harness.turn(view);
    flushSync();
    screen.getByText(/nothing left to bargain over/);
    expect(buttons('Send offer')).toEqual([]);
  });
});
