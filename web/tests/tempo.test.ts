import { fireEvent, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import SoundOffer from '../src/shell/SoundOffer.svelte';
import { words } from '../src/i18n/index.svelte';
import { nudges } from '../src/shell/nudges.svelte';
import Settings from '../src/shell/Settings.svelte';
import { sounds } from '../src/shell/sounds.svelte';
import { tempo, TEMPOS } from '../src/shell/tempo.svelte';
import Inspection from '../src/table/Inspection.svelte';
import Nudge from '../src/table/Nudge.svelte';
import { beatsOf } from '../src/table/opening';
import Opening from '../src/table/Opening.svelte';
import { waitOf } from '../src/table/wait';
import type { ClockView } from '../src/wire/generated/protocol';
import { button, inScene, pass, press, says, viewOf, type Harness } from './rendered';

beforeAll(() => words.load('en', true));
// jsdom has no dialogs.
HTMLDialogElement.prototype.showModal = function (): void {
  this.open = true;
};
HTMLDialogElement.prototype.close = function (): void {
  this.open = false;
};
afterEach(() => {
  vi.unstubAllGlobals();
  tempo.choose('usual');
});

describe('settings', () => {
  test('are offered once, before a game', async () => {
    const play = vi.spyOn(sounds, 'play').mockImplementation(() => {});
    sounds.asked = false;
    inScene('gate', 0).show(SoundOffer);
    await press(button('With sounds'));
    await fireEvent.change(screen.getByLabelText('Volume'), { target: { value: '70' } });
    expect([sounds.on, sounds.volume]).toEqual([true, 70]);
    await press(button('Close'));
    expect(document.querySelectorAll('button')).toHaveLength(0);
    sounds.asked = false;
    flushSync();
    await press(button('Quietly'));
    expect([sounds.on, localStorage.getItem('nottingham.sounds')]).toEqual([false, 'off']);
    play.mockRestore();
  });

  test('have a volume once sounds are on, which is remembered', async () => {
    const play = vi.spyOn(sounds, 'play').mockImplementation(() => {});
    inScene('gate', 0).show(Settings, { open: true });
    expect(screen.queryByLabelText('Volume')).toBe(null);
    sounds.choose(true);
    flushSync();
    const volume = screen.getByLabelText<HTMLInputElement>('Volume');
    await fireEvent.change(volume, { target: { value: '80' } });
    expect([sounds.volume, localStorage.getItem('nottingham.volume')]).toEqual([80, '80']);
    expect(play).toHaveBeenCalledTimes(2); // so that one hears how loud it is
    sounds.choose(false);
    play.mockRestore();
  });
});

test.each([1, 2, 3, 4, 5])('a bag with %i cards is open after 2.5 to 4 seconds, whatever is in it', (size) => {
  for (let lies = 0; lies <= size; lies += 1) {
    const cards = Array.from({ length: size }, (_, place) => ({ good: 'apples', lie: place >= size - lies }));
    const takes = beatsOf(cards).reduce((sum, { after }) => sum + after, 0);
    expect(takes).toBeGreaterThanOrEqual(2500);
    expect(takes).toBeLessThanOrEqual(4000);
  }
});

test('openings keep the chosen speed', () => {
  vi.useFakeTimers();
  const lengths = TEMPOS.map((chosen) => {
    tempo.choose(chosen);
    const harness = inScene('gate', 'spectator');
    let over = false;
    const before = viewOf('gate', 'spectator');
    const event = {
      type: 'bag_opened',
      bag: 1,
      by: [0],
      honest: true,
      cards: { apples: 2 },
      confiscated: {},
      debts: [],
    };
    harness.show(Opening, { opening: { event: event as never, paid: [], before }, seen: () => (over = true) });
    let steps = 0;
    for (; !over; steps += 1) pass(100);
    return steps;
  });
  expect(lengths).toEqual([...lengths].sort((one, other) => other - one));
  expect(new Set(lengths).size).toBe(TEMPOS.length);
});

describe('a notification', () => {
  const shown: string[] = [];
  let options: Record<string, unknown> = {};
  const [buzz, closed] = [vi.fn(), vi.fn()];
  beforeEach(() => {
    shown.length = 0;
    Object.assign(navigator, { vibrate: buzz });
    const requestPermission = () => Promise.resolve('granted');
    class Shown {
      static permission = 'granted';
      static requestPermission = requestPermission;
      close = closed;
      constructor(title: string, given: Record<string, unknown>) {
        options = given;
        shown.push(`${title}: ${String(given['body'])}`);
      }
    }
    vi.stubGlobal('Notification', Shown);
  });
  const hide = (hidden: boolean) => vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  const ask = async (harness: Harness, mine: boolean) => {
    await harness.change({ instruction: { text: 'Load your bag', mine } });
    await vi.waitFor(() => Promise.resolve());
  };

  test('comes once a turn, only to those who want it and look elsewhere', async () => {
    const harness = inScene('gate', 1);
    harness.show(Nudge, { instruction: { text: '', mine: false } });
    hide(true);
    await ask(harness, true);
    expect(shown).toEqual([]);
    await nudges.choose(true);
    await ask(harness, true);
    expect(shown, 'the turn has begun before').toEqual([]);
    await ask(harness, false);
    await ask(harness, true);
    await vi.waitFor(() => expect(shown).toEqual(['Your turn – Nottingham: Load your bag']));
    expect(options).toMatchObject({ tag: 'nottingham-turn', renotify: true });
    expect(options['vibrate']).toBeGreaterThan(0);
    expect(buzz, 'hidden pages can’t').not.toHaveBeenCalled();
    hide(false);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(closed, 'it closes when the page becomes visible').toHaveBeenCalledOnce();
    await ask(harness, false);
    await ask(harness, true);
    expect(shown).toHaveLength(1);
    expect(buzz).toHaveBeenCalledOnce();
    await nudges.choose(false);
  });

  test('that the browser refuses stays off, and the settings say so', async () => {
    Object.assign(Notification, { requestPermission: () => Promise.resolve('denied') });
    inScene('gate', 0).show(Settings, { open: true });
    await nudges.choose(true);
    flushSync();
    expect(nudges.on).toBe(false);
    screen.getByText('Your browser doesn’t allow notifications from this page.');
    await nudges.choose(false);
  });
});

describe('the candle', () => {
  const lit = (eyes: number | 'spectator', clock: ClockView): Harness => {
    const harness = inScene('gate', eyes);
    harness.room.clock = { ...clock, received: performance.now() };
    return harness;
  };

  test.each([
    ['spectator', {}, { seats: [0], limit: null, by: 'clock' }],
    ['spectator', { inspection: 90_000 }, { seats: [0], limit: 90_000, by: 'clock' }],
    ['spectator', { inspection: 90_000, seats: { 0: 20_000 } }, { seats: [0], limit: 20_000, by: 'clock' }],
    // A bot in office waits for people with a bag at the gate. In a lesson that is no limit.
    [1, { patience: 15_000 }, { seats: [1, 2, 3], limit: 15_000, by: 'patience' }],
    [1, { patience: 600_000 }, { seats: [1, 2, 3], limit: null, by: 'patience' }],
  ] as const)('as %s sees it, with %j, is %j', (eyes, clock, wait) => {
    expect(waitOf(lit(eyes, clock).scene)).toEqual(wait);
  });

  test('says whom the gate waits for and for how long, and is red in the last seconds', () => {
    vi.useFakeTimers();
    lit(1, { inspection: 12_000 }).show(Inspection);
    const line = () => document.querySelector('[data-wait]')!;
    expect(says(line())).toBe('Waiting for Ann 0:12');
    expect(line().className).not.toContain('soon');
    pass(4000);
    expect(says(line())).toBe('Waiting for Ann 0:08');
    expect(line().className).toContain('soon');
  });

  test('is no clock without a limit, but still says whom the gate waits for', () => {
    lit('spectator', {}).show(Inspection);
    expect(says(document.querySelector('[data-wait]'))).toBe('Waiting for Ann');
    expect(document.querySelector('[data-wait] svg')).toBeNull();
  });

  test('is as long when another bag comes on stage', async () => {
    vi.useFakeTimers();
    lit(1, { patience: 40_000 }).show(Inspection);
    const flame = () => document.querySelector('[data-wait] .flame')!.getAttribute('d');
    pass(0);
    const whole = flame();
    pass(20_000);
    const half = flame();
    expect(half).not.toBe(whole);
    await press(document.querySelector<HTMLElement>('[data-waiting="2"]')!);
    pass(0);
    expect(document.querySelector('[data-bag="2"]')).not.toBeNull();
    expect(flame()).toBe(half);
  });

  test.each([
    [{ patience: 12_000 }, 10],
    // This one ticks at the top.
    [{ inspection: 12_000 }, 0],
  ])('ticks in its last seconds, once: %j', (clock, ticks) => {
    vi.useFakeTimers();
    const play = vi.spyOn(sounds, 'play').mockImplementation(() => {});
    lit(1, clock).show(Inspection);
    for (let time = 0; time < 13; time += 1) pass(1000);
    expect(play.mock.calls.filter(([sound]) => sound === 'tick')).toHaveLength(ticks);
    play.mockRestore();
  });

  test('stays out while the table is paused', () => {
    const harness = lit(0, { inspection: 60_000, paused: true });
    harness.show(Inspection);
    expect(document.querySelector('[data-wait]')).toBe(null);
  });
});
