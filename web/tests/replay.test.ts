import { beforeEach, describe, expect, it, vi } from 'vitest';
import { flushSync } from 'svelte';
import { recordsIn, MAX_RECORD } from '../src/replay/file';
import { momentLink, momentOf, replayLink } from '../src/replay/link';
import { saveCommitment, savedCommitment } from '../src/replay/commitments';
import { around, Reel, shared, type Step } from '../src/replay/reel';
import { Replay, type Archive, type StepQuery } from '../src/replay/replay.svelte';
import { Refusal } from '../src/wire/api';
import type { GameView } from '../src/wire/generated/answers';
import type { Event, View } from '../src/wire/generated/protocol';

const ROUND = 20;

/** A minimal step of a game. */
function step(version: number, eyes = 'all'): Step {
  const events: unknown[] = version % ROUND ? [] : [{ type: 'round_began', round: 1 + version / ROUND, officers: [0] }];
  if (!version) events.unshift({ type: 'game_started', goods: [{ name: 'apples' }], crowns: [] });
  const view = {
    round: 1 + Math.floor(version / ROUND),
    seats: [
      { name: 'Ann', gold: version },
      { name: 'Bob', gold: 7 },
    ],
    discard: { pile: ['apples', 'cheese'] },
    prompt: { swap: {} },
    eyes,
  };
  return { version, at: version, seat: 0, events: events as Event[], view: view as unknown as View };
}

const steps = (from: number, count: number, eyes?: string) =>
  Array.from({ length: count }, (_, place) => step(from + place, eyes));

describe('addresses', () => {
  it('hold a step and a point of view', () => {
    expect(replayLink('abc')).toBe('/replay/abc');
    expect(momentLink('abc', { step: 0, eyes: 'all' })).toBe('/replay/abc');
    expect(momentLink('abc', { step: 120, eyes: '2' })).toBe('/replay/abc?step=120&eyes=2');
    expect(momentOf('?step=120&eyes=2')).toEqual({ step: 120, eyes: '2' });
    expect(momentOf('?eyes=spectator')).toEqual({ step: 0, eyes: 'spectator' });
  });

  it('ignore invalid values', () => {
    for (const search of [
      '',
      '?',
      '?step=-1',
      '?step=x',
      '?eyes=9',
      '?eyes=ann',
      '?step=1e9&eyes=',
      '?step=12345678901',
    ]) {
      expect(momentOf(search)).toEqual({ step: 0, eyes: 'all' });
    }
  });
});

describe('a reel', () => {
  it('loads the wanted step first, then those before it, then the rest', () => {
    const reel = new Reel(299);
    expect(around(3)).toEqual({ from: 0, steps: 40 });
    expect(reel.next(150, 100)).toEqual({ from: 142, steps: 40 });
    reel.add(steps(142, 40));
    expect(reel.next(150, 100)).toEqual({ from: 0, steps: 100 });
    reel.add(steps(0, 100));
    expect(reel.whole).toBe(100);
    expect(reel.next(150, 100)).toEqual({ from: 100, steps: 42 });
    reel.add(steps(100, 42));
    expect(reel.whole).toBe(182);
    expect(reel.next(150, 100)).toEqual({ from: 182, steps: 100 });
    expect(reel.next(290, 100)).toEqual({ from: 282, steps: 18 });
    reel.add(steps(182, 118));
    expect(reel.complete).toBe(true);
    expect(reel.next(0, 100)).toBeNull();
    expect(reel.moments().map(({ version }) => version)).toEqual(steps(0, 300).map(({ version }) => version));
    expect(reel.moments(4)).toHaveLength(5);
  });

  it('takes each step once, and none after the end', () => {
    const reel = new Reel(2);
    reel.add([...steps(0, 5), ...steps(0, 2)]);
    expect([reel.count, reel.whole, reel.at(3)]).toEqual([3, 3, undefined]);
  });

  it('shares equal parts of views, and drops prompts', () => {
    const reel = new Reel(9);
    reel.add(steps(0, 10));
    const [one, two] = [reel.at(4)!.view, reel.at(5)!.view];
    expect(one.prompt).toBeNull();
    expect(two.seats[1]).toBe(one.seats[1]);
    expect(two.discard).toBe(one.discard);
    expect(two.seats[0]).not.toBe(one.seats[0]);
    expect(two).toEqual({ ...step(5).view, prompt: null });
  });
});

describe('sharing', () => {
  it.each([
    [{ a: 1 }, { a: 1 }, true],
    [{ a: 1, b: undefined }, { a: 1 }, false],
    [{ a: 1 }, { a: 1, b: 2 }, false],
    [[1, [2, 3]], [1, [2, 3]], true],
    [[1, 2], [1, 2, 3], false],
    [[], {}, false],
    [{ a: null }, { a: null }, true],
    [null, {}, false],
    [{}, null, false],
    ['x', 'x', true],
  ])('of %j and %j', (fresh, known, same) => {
    const wanted = structuredClone(fresh);
    const made = shared(fresh, known);
    expect(made).toEqual(wanted);
    expect(made === known).toBe(same);
  });
});

describe('a replay', () => {
  const about = {
    game: 'abc',
    moves: 299,
    options: { players: 2 },
    seats: [
      { name: 'Ann', bot: null, colour: 'red', charge: 'oak', all_along: false },
      { name: 'Robin Hood', bot: 'robin_hood', colour: 'blue', charge: 'bow', all_along: true },
      { name: 'Cat', bot: 'trader', all_along: false },
    ],
  } as unknown as GameView;
  let asked: StepQuery[];
  let refuse: (asked: StepQuery) => Refusal | null;
  let archive: Archive;

  beforeEach(() => {
    vi.useFakeTimers();
    asked = [];
    refuse = () => null;
    archive = {
      about,
      most: 100,
      fetch: (one) => {
        asked.push(one);
        const refusal = refuse(one);
        if (refusal) return Promise.reject(refusal);
        const told = steps(one.from, Math.min(one.steps, 300 - one.from), one.eyes);
        return Promise.resolve(one.beliefs ? told.map((step) => ({ ...step, beliefs: [] })) : told);
      },
    };
    return () => {
      vi.restoreAllMocks();
      vi.useRealTimers();
    };
  });

  const settled = () => vi.advanceTimersByTimeAsync(100);

  it('is loaded completely, and no step twice', async () => {
    const replay = new Replay(archive, { step: 150, eyes: 'all' });
    await settled();
    expect(replay.version).toBe(150);
    expect(replay.loaded).toBe(1);
    expect(asked.map(({ from, steps }) => [from, steps])).toEqual([
      [0, 1],
      [142, 40],
      [1, 100],
      [101, 41],
      [182, 100],
      [282, 18],
    ]);
    expect(asked.every(({ beliefs }) => beliefs)).toBe(true);
    expect(replay.rounds).toHaveLength(15);
    expect(replay.chronicle).toHaveLength(151);
    replay.close();
  });

  it('draws once in a frame, however often the scrubber moves', async () => {
    const replay = new Replay(archive, { step: 0, eyes: 'all' });
    await settled();
    const frames = vi.spyOn(globalThis, 'requestAnimationFrame');
    for (let to = 0; to < 90; to += 1) replay.go(to);
    expect([replay.wanted, replay.version, frames.mock.calls.length]).toEqual([89, 0, 1]);
    await vi.advanceTimersByTimeAsync(20);
    expect(replay.version).toBe(89);
    replay.go(-5);
    expect(replay.wanted).toBe(0);
    replay.go(9999);
    expect(replay.wanted).toBe(299);
    replay.close();
  });

  it('jumps from round to round', async () => {
    const replay = new Replay(archive, { step: 0, eyes: 'all' });
    await settled();
    replay.round(1);
    expect(replay.wanted).toBe(20);
    replay.go(31);
    replay.round(-1);
    expect(replay.wanted).toBe(20);
    replay.round(-1);
    expect(replay.wanted).toBe(0);
    replay.go(295);
    replay.round(1);
    expect(replay.wanted).toBe(299);
    replay.close();
  });

  it('keeps its step when the point of view changes, and loads thoughts only once', async () => {
    const replay = new Replay(archive, { step: 40, eyes: 'all' });
    await settled();
    asked.length = 0;
    replay.look('1');
    await settled();
    expect((replay.view as unknown as { eyes: string }).eyes).toBe('1');
    expect(replay.version).toBe(40);
    expect(asked.every(({ eyes, beliefs }) => eyes === '1' && !beliefs)).toBe(true);
    asked.length = 0;
    replay.look('all');
    await settled();
    expect(asked).toEqual([]);
    replay.close();
  });

  it('plays by itself, at several speeds, and stops at the end', async () => {
    const replay = new Replay(archive, { step: 290, eyes: 'all' });
    await settled();
    replay.play();
    await vi.advanceTimersByTimeAsync(1600);
    expect(replay.version).toBe(291);
    replay.speed = 4;
    await vi.advanceTimersByTimeAsync(1500 + 3 * 375 + 40);
    expect(replay.version).toBeGreaterThanOrEqual(294);
    await vi.advanceTimersByTimeAsync(10_000);
    expect([replay.version, replay.playing]).toEqual([299, false]);
    replay.play();
    await vi.advanceTimersByTimeAsync(100);
    expect(replay.wanted).toBe(0);
    replay.pause();
    replay.close();
  });

  it('waits and tries again after too many requests, or if the server is away', async () => {
    let times = 0;
    refuse = () =>
      ++times < 3 ? new Refusal(times === 1 ? 'too_many' : 'unreachable', 'too_many_requests', '') : null;
    const replay = new Replay(archive, { step: 0, eyes: 'all' });
    await settled();
    expect(replay.trouble?.code).toBe('too_many_requests');
    expect(replay.view).toBeNull();
    await vi.advanceTimersByTimeAsync(6000);
    expect(replay.trouble).toBeNull();
    expect(replay.loaded).toBe(1);
    replay.close();
  });

  it('gives up after permanent errors', async () => {
    refuse = ({ from }) => (from > 0 ? new Refusal('not_found', 'no_such_game', '') : null);
    const replay = new Replay(archive, { step: 0, eyes: 'all' });
    await vi.advanceTimersByTimeAsync(30_000);
    expect(replay.trouble?.code).toBe('no_such_game');
    expect(asked).toHaveLength(2);
    expect(replay.view).not.toBeNull();
  });

  it('starts with the steps already loaded', async () => {
    const replay = new Replay(archive, { step: 3, eyes: '0' }, steps(0, 40, '0'));
    expect([replay.version, replay.view !== null]).toEqual([3, true]);
    await settled();
    expect(asked[0]).toMatchObject({ from: 40, eyes: '0' });
    replay.close();
  });

  it('ignores unknown points of view and steps', async () => {
    const replay = new Replay(archive, { step: 9999, eyes: '5' }, steps(0, 9));
    expect([replay.eyes, replay.wanted]).toEqual(['all', 299]);
    await settled();
    flushSync();
    expect(replay.version).toBe(299);
    replay.close();
  });

  it('shows the bots’ own names for seats that were bots all along', () => {
    const replay = new Replay(archive, { step: 0, eyes: 'all' });
    expect(replay.table.chairs.map(({ kind, bot, name }) => [kind, bot, name])).toEqual([
      ['person', null, 'Ann'],
      ['bot', 'robin_hood', 'Robin Hood'],
      ['person', null, 'Cat'],
    ]);
    expect(replay.thoughtful).toBe(true);
    replay.close();
  });
});

describe('files', () => {
  const read = (text: string) => recordsIn({ size: text.length, text: () => Promise.resolve(text) });

  it('hold a record, a list of events, lines of events or many games', async () => {
    expect(await read('{"events":[]}\n')).toEqual(['{"events":[]}']);
    expect(await read('\uFEFF{\n "events": []\n}')).toEqual(['{\n "events": []\n}']);
    expect(await read('[{"type":"a"}]')).toEqual(['{"events":[{"type":"a"}]}']);
    expect(await read('{"type":"a"}\n\n{"type":"b"}\n')).toEqual(['{"events":[{"type":"a"},{"type":"b"}]}']);
    expect(await read('{"events":[1]}\n{"events":[2]}')).toEqual(['{"events":[1]}', '{"events":[2]}']);
  });

  it('that are cut off are left to the server to validate', async () => {
    expect(await read('{"events":[{"type"')).toEqual(['{"events":[{"type"']);
  });

  it.each([
    ['', 'record_unknown'],
    ['GIF89a', 'record_unknown'],
    ['  \n', 'record_unknown'],
    ['17', 'record_unknown'],
  ])('that are none are refused (%j)', async (text, code) => {
    await expect(read(text)).rejects.toMatchObject({ code });
  });

  it('that are too big are refused before they are read', async () => {
    await expect(read(`{"events":["${'x'.repeat(MAX_RECORD)}"]}`)).rejects.toMatchObject({ code: 'record_too_big' });
    await expect(
      recordsIn({ size: 2 ** 30, text: () => Promise.reject(new Error('nobody reads it')) }),
    ).rejects.toMatchObject({ code: 'record_too_big' });
  });
});

describe('commitments', () => {
  it('are stored once, the first one counts', () => {
    saveCommitment('abc', 'one');
    saveCommitment('abc', 'two');
    saveCommitment('def', 'three');
    expect([savedCommitment('abc'), savedCommitment('def'), savedCommitment('ghi')]).toEqual(['one', 'three', null]);
  });

  it('of very old games are dropped, and invalid ones ignored', () => {
    for (let game = 0; game < 250; game += 1) saveCommitment(`${game}`, 'x');
    expect([savedCommitment('0'), savedCommitment('249')]).toEqual([null, 'x']);
    localStorage.setItem('nottingham.commitments', '{');
    expect(savedCommitment('249')).toBeNull();
  });
});
