import { flushSync } from 'svelte';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Refusal } from '../src/wire/api';
import type { GameSnapshot, ServerMessage, View } from '../src/wire/generated/protocol';
import { Room, type Happening } from '../src/wire/room.svelte';
import type { AskedOfTable, Link } from '../src/wire/socket';
import { BOOK, viewOf } from './laid';

const [BEGAN] = BOOK.beginnings;
const VIEW = viewOf('gate', 0);
const named = (starter: number): View => ({ ...VIEW, starter });

/** A room and the other end of its line. */
function visit() {
  const asked: AskedOfTable[] = [];
  let hear!: (told: ServerMessage) => void;
  let turn!: (link: Link, refusal: Refusal | null) => void;
  let first!: () => unknown;
  const close = vi.fn();
  const ask = vi.fn((question: AskedOfTable) => (asked.push(question), Promise.resolve(undefined)));
  const room = new Room('oak', 'secret', (join, hears, linked) => {
    [first, hear, turn] = [join, hears, linked];
    return { ask, close };
  });
  rooms.push(room);
  const standing = (version: number, more: Partial<GameSnapshot> = {}): GameSnapshot => ({
    game: 'one',
    number: 1,
    version,
    view: named(version),
    clock: {},
    ...more,
  });
  const welcome = (playing: GameSnapshot | null): void =>
    hear({
      type: 'welcome',
      table: { code: 'oak', stage: 'playing', chairs: [] } as never,
      you: { seat: 0, host: false },
      playing,
      talk: [],
      at: 0,
    });
  const moved = (version: number, game = 'one'): void =>
    hear({
      type: 'moved',
      game,
      version,
      at: version,
      events: [{ type: 'starter_named', seat: version }],
      view: named(version),
      clock: {},
    });
  return { room, asked, ask, close, first: () => first(), hear, turn, standing, welcome, moved };
}

const began = (version = 0) => ({ version, at: 0, events: [BEGAN!] });
const past = (version: number) => ({
  version,
  at: version,
  events: [{ type: 'starter_named' as const, seat: version }],
});
const rooms: Room[] = [];
afterEach(() => rooms.splice(0).forEach((room) => room.leave()));

describe('a room', () => {
  test('comes with what it knows: nothing at first, then the game and the last version', () => {
    const { room, first, welcome, standing } = visit();
    expect(first()).toEqual({ type: 'join', table: 'oak', secret: 'secret', game: null, version: -1 });
    welcome(standing(3, { moves: [began(), past(1), past(2), past(3)] }));
    expect(first()).toMatchObject({ game: 'one', version: 3 });
    expect(room.goods.get('apples')?.value).toBe(2);
    expect(room.crowns.map(({ good }) => good)).toContain('apples');
  });

  test('has no game while people gather', () => {
    const { room, welcome, asked } = visit();
    welcome(null);
    expect([room.game, room.view]).toEqual([null, null]);
    expect(asked).toEqual([]);
  });

  test('tells how its line is, and why it is over', () => {
    const { room, turn } = visit();
    expect(room.link).toBe('coming');
    turn('here', null);
    expect(room.link).toBe('here');
    turn('over', new Refusal('ending', 'no_such_table', ''));
    expect(room.refusal?.code).toBe('no_such_table');
  });

  test('makes moves on what is shown', async () => {
    const { room, welcome, standing, asked } = visit();
    welcome(standing(3, { moves: [began(), past(3)] }));
    await room.act({ type: 'decline' });
    expect(asked).toEqual([{ type: 'act', action: { type: 'decline' }, version: 3, game: 'one' }]);
  });

  test('that was left hears and tells nobody', () => {
    const { room, close, welcome, standing, moved, ask } = visit();
    const followed = vi.fn();
    room.follow(followed);
    welcome(standing(0, { moves: [began()] }));
    followed.mockClear();
    room.leave();
    moved(1);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(close).toHaveBeenCalledOnce();
    expect(followed).not.toHaveBeenCalled();
    expect(ask).not.toHaveBeenCalled();
  });
});

describe('the game', () => {
  test('goes on move by move', () => {
    const { room, welcome, standing, moved } = visit();
    const happened: Happening[] = [];
    welcome(standing(0, { moves: [began()] }));
    const stop = room.follow((happening) => happened.push(happening));
    moved(1);
    moved(2);
    expect(room.view?.starter).toBe(2);
    expect(room.chronicle.map(({ version }) => version)).toEqual([0, 1, 2]);
    expect(happened.map(({ before, after, live }) => [before?.starter, after.starter, live])).toEqual([
      [0, 1, true],
      [1, 2, true],
    ]);
    stop();
    moved(3);
    expect(happened).toHaveLength(2);
  });

  test('is not turned back by what comes late or twice, nor by another game', () => {
    const { room, welcome, standing, moved } = visit();
    welcome(standing(5, { moves: [began(), past(5)] }));
    moved(5);
    moved(4);
    moved(9, 'another');
    expect([room.version, room.view?.starter]).toEqual([5, 5]);
    expect(room.chronicle).toHaveLength(2);
    moved(6);
    expect(room.version).toBe(6);
  });

  test('goes on after a loss with what was missed, and no more', () => {
    const { room, welcome, standing, moved } = visit();
    const happened: Happening[] = [];
    welcome(standing(0, { moves: [began()] }));
    moved(1);
    room.follow((happening) => happened.push(happening));
    welcome(standing(3, { moves: [past(1), past(2), past(3)] }));
    expect(room.chronicle.map(({ version }) => version)).toEqual([0, 1, 2, 3]);
    expect(happened).toHaveLength(1);
    expect(happened[0]).toMatchObject({ live: false, events: [{ seat: 2 }, { seat: 3 }] });
  });

  test('asks for the rest of a long story, page by page', async () => {
    const { welcome, standing, asked, hear, room } = visit();
    welcome(standing(9, { moves: [began(), past(1)], more: true }));
    expect(asked).toEqual([{ type: 'catch_up', version: 1 }]);
    hear({ type: 'standing', playing: standing(9, { moves: [past(2), past(9)] }) });
    expect(asked).toHaveLength(1);
    expect(room.chronicle.map(({ version }) => version)).toEqual([0, 1, 2, 9]);
  });

  test('asks how it began, if that was not told; and bears it if nobody answers', async () => {
    const { welcome, standing, asked, ask, room } = visit();
    ask.mockImplementationOnce((question) => (asked.push(question), Promise.reject(new Refusal('stale', 'no', ''))));
    welcome(standing(4, { moves: [past(4)] }));
    await Promise.resolve();
    expect(asked).toEqual([{ type: 'catch_up', version: 4 }]);
    expect(room.view?.starter).toBe(4);
  });

  test('is another after a rematch: nothing of the old one stays', () => {
    const { room, welcome, standing, hear } = visit();
    welcome(standing(40, { moves: [began(), past(40)] }));
    const next = standing(0, { game: 'two', number: 2, moves: [began()] });
    hear({ type: 'standing', playing: next });
    expect([room.game, room.number, room.version]).toEqual(['two', 2, 0]);
    expect(room.chronicle.map(({ version }) => version)).toEqual([0]);
  });

  test('is asked for again when the page wakes up, so that a dead line is found', () => {
    const { turn, welcome, standing, asked } = visit();
    document.dispatchEvent(new Event('visibilitychange'));
    turn('here', null);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(asked).toEqual([]);
    welcome(standing(4, { moves: [began(), past(4)] }));
    document.dispatchEvent(new Event('visibilitychange'));
    expect(asked).toEqual([{ type: 'catch_up', version: 4 }]);
    turn('lost', null);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(asked).toHaveLength(1);
  });
});

describe('beside the game', () => {
  test('talk comes in order and each line once, whenever it was said', () => {
    const { room, hear } = visit();
    const line = (number: number) => ({ number, at: number, name: 'Ann', text: `${number}` });
    hear({ type: 'talk', lines: [line(5), line(6)] });
    hear({ type: 'talk', lines: [line(3), line(4), line(5)] });
    expect(room.lines.map(({ number }) => number)).toEqual([3, 4, 5, 6]);
  });

  test('the table and one’s place at it change', () => {
    const { room, hear } = visit();
    hear({ type: 'table', table: { code: 'oak', stage: 'over' } as never, you: { seat: 2, host: true } });
    flushSync();
    expect([room.table?.stage, room.you.seat, room.you.host]).toEqual(['over', 2, true]);
  });

  test('the clock is wound when it is heard', () => {
    const { room, hear } = visit();
    const before = performance.now();
    hear({ type: 'clock', clock: { inspection: 9000 } });
    expect(room.clock.inspection).toBe(9000);
    expect(room.clock.heard).toBeGreaterThanOrEqual(before);
  });
});
