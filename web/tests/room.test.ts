import { flushSync } from 'svelte';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Refusal } from '../src/wire/api';
import type { GameSnapshot, ServerMessage, View } from '../src/wire/generated/protocol';
import { Room, type GameUpdate } from '../src/wire/room.svelte';
import type { TableRequest, ConnectionState } from '../src/wire/socket';
import { BOOK, viewOf } from './rendered';

const [BEGAN] = BOOK.beginnings;
const VIEW = viewOf('gate', 0);
const named = (starter: number): View => ({ ...VIEW, starter });

/** A room and the other end of its connection. */
function visit() {
  const requests: TableRequest[] = [];
  let receive!: (message: ServerMessage) => void;
  let setState!: (state: ConnectionState, refusal: Refusal | null) => void;
  let first!: () => unknown;
  const close = vi.fn();
  const request = vi.fn((message: TableRequest) => (requests.push(message), Promise.resolve(undefined)));
  const room = new Room('oak', 'secret', (join, receives, onState) => {
    [first, receive, setState] = [join, receives, onState];
    return { request, close };
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
    receive({
      type: 'welcome',
      table: { code: 'oak', stage: 'playing', chairs: [] } as never,
      you: { seat: 0, host: false },
      playing,
      talk: [],
      at: 0,
    });
  const moved = (version: number, game = 'one'): void =>
    receive({
      type: 'moved',
      game,
      version,
      at: version,
      events: [{ type: 'starter_named', seat: version }],
      view: named(version),
      clock: {},
    });
  return { room, requests, request, close, first: () => first(), receive, setState, standing, welcome, moved };
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
  test('joins with what it knows: nothing at first, then the game and the last version', () => {
    const { room, first, welcome, standing } = visit();
    expect(first()).toEqual({ type: 'join', table: 'oak', secret: 'secret', game: null, version: -1 });
    welcome(standing(3, { moves: [began(), past(1), past(2), past(3)] }));
    expect(first()).toMatchObject({ game: 'one', version: 3 });
    expect(room.goods.get('apples')?.value).toBe(2);
    expect(room.crowns.map(({ good }) => good)).toContain('apples');
  });

  test('has no game during the gathering', () => {
    const { room, welcome, requests } = visit();
    welcome(null);
    expect([room.game, room.view]).toEqual([null, null]);
    expect(requests).toEqual([]);
  });

  test('shows the state of its connection, and why it was closed', () => {
    const { room, setState } = visit();
    expect(room.connection).toBe('connecting');
    setState('open', null);
    expect(room.connection).toBe('open');
    setState('closed', new Refusal('ending', 'no_such_table', ''));
    expect(room.refusal?.code).toBe('no_such_table');
  });

  test('sends moves with the shown version', async () => {
    const { room, welcome, standing, requests } = visit();
    welcome(standing(3, { moves: [began(), past(3)] }));
    await room.act({ type: 'decline' });
    expect(requests).toEqual([{ type: 'act', action: { type: 'decline' }, version: 3, game: 'one' }]);
  });

  test('that was left ignores messages and calls no listeners', () => {
    const { room, close, welcome, standing, moved, request } = visit();
    const followed = vi.fn();
    room.follow(followed);
    welcome(standing(0, { moves: [began()] }));
    followed.mockClear();
    room.leave();
    moved(1);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(close).toHaveBeenCalledOnce();
    expect(followed).not.toHaveBeenCalled();
    expect(request).not.toHaveBeenCalled();
  });
});

describe('the game', () => {
  test('goes on move by move', () => {
    const { room, welcome, standing, moved } = visit();
    const happened: GameUpdate[] = [];
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

  test('ignores messages that are late, repeated or of another game', () => {
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

  test('continues after a reconnect with the missed moves only', () => {
    const { room, welcome, standing, moved } = visit();
    const happened: GameUpdate[] = [];
    welcome(standing(0, { moves: [began()] }));
    moved(1);
    room.follow((happening) => happened.push(happening));
    welcome(standing(3, { moves: [past(1), past(2), past(3)] }));
    expect(room.chronicle.map(({ version }) => version)).toEqual([0, 1, 2, 3]);
    expect(happened).toHaveLength(1);
    expect(happened[0]).toMatchObject({ live: false, events: [{ seat: 2 }, { seat: 3 }] });
  });

  test('loads the rest of a long story, page by page', async () => {
    const { welcome, standing, requests, receive, room } = visit();
    welcome(standing(9, { moves: [began(), past(1)], more: true }));
    expect(requests).toEqual([{ type: 'catch_up', version: 1 }]);
    receive({ type: 'standing', playing: standing(9, { moves: [past(2), past(9)] }) });
    expect(requests).toHaveLength(1);
    expect(room.chronicle.map(({ version }) => version)).toEqual([0, 1, 2, 9]);
  });

  test('loads its beginning if it is missing, and ignores a failure', async () => {
    const { welcome, standing, requests, request, room } = visit();
    request.mockImplementationOnce(
      (question) => (requests.push(question), Promise.reject(new Refusal('stale', 'no', ''))),
    );
    welcome(standing(4, { moves: [past(4)] }));
    await Promise.resolve();
    expect(requests).toEqual([{ type: 'catch_up', version: 4 }]);
    expect(room.view?.starter).toBe(4);
  });

  test('is replaced after a rematch', () => {
    const { room, welcome, standing, receive } = visit();
    welcome(standing(40, { moves: [began(), past(40)] }));
    const next = standing(0, { game: 'two', number: 2, moves: [began()] });
    receive({ type: 'standing', playing: next });
    expect([room.game, room.number, room.version]).toEqual(['two', 2, 0]);
    expect(room.chronicle.map(({ version }) => version)).toEqual([0]);
  });

  test('is requested again when the page wakes up, so that a dead connection is detected', () => {
    const { setState, welcome, standing, requests } = visit();
    document.dispatchEvent(new Event('visibilitychange'));
    setState('open', null);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(requests).toEqual([]);
    welcome(standing(4, { moves: [began(), past(4)] }));
    document.dispatchEvent(new Event('visibilitychange'));
    expect(requests).toEqual([{ type: 'catch_up', version: 4 }]);
    setState('lost', null);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(requests).toHaveLength(1);
  });
});

describe('beside the game', () => {
  test('chat lines are in order, each once', () => {
    const { room, receive } = visit();
    const line = (number: number) => ({ number, at: number, name: 'Ann', text: `${number}` });
    receive({ type: 'talk', lines: [line(5), line(6)] });
    receive({ type: 'talk', lines: [line(3), line(4), line(5)] });
    expect(room.lines.map(({ number }) => number)).toEqual([3, 4, 5, 6]);
  });

  test('the table and the own seat change', () => {
    const { room, receive } = visit();
    receive({ type: 'table', table: { code: 'oak', stage: 'over' } as never, you: { seat: 2, host: true } });
    flushSync();
    expect([room.table?.stage, room.you.seat, room.you.host]).toEqual(['over', 2, true]);
  });

  test('the clock is set when it is received', () => {
    const { room, receive } = visit();
    const before = performance.now();
    receive({ type: 'clock', clock: { inspection: 9000 } });
    expect(room.clock.inspection).toBe(9000);
    expect(room.clock.received).toBeGreaterThanOrEqual(before);
  });
});

describe('an opening', () => {
  const opened = (version: number): ServerMessage => ({
    type: 'moved',
    game: 'one',
    version,
    at: version,
    events: [
      { type: 'bag_opened', bag: 1, by: [0], cards: { silk: 1 }, honest: false, confiscated: { silk: 1 }, debts: [] },
      { type: 'debt_paid', by: 1, to: 0, gold: 4 },
    ],
    view: named(version),
    clock: {},
  });
  const said = (number: number): ServerMessage => ({
    type: 'talk',
    lines: [{ number, at: number, name: 'Ann', seat: 0, text: 'Caught!' }],
  });

  test('holds back what follows until it was seen, and then comes in order', () => {
    const { room, receive, standing, welcome, moved } = visit();
    welcome(standing(1, { moves: [began()] }));
    const updates: number[] = [];
    room.follow(() => updates.push(room.version));
    room.curtain = () => true;
    receive(opened(2));
    moved(3);
    receive(said(1));
    receive(opened(4));
    moved(5);
    expect([room.version, room.view?.starter, room.lines.length, updates]).toEqual([1, 1, 0, []]);
    expect(room.opening).toMatchObject({ event: { bag: 1 }, paid: [{ gold: 4 }], before: { starter: 1 } });
    room.seen();
    expect([room.version, room.lines.length, updates]).toEqual([3, 1, [2, 3]]);
    expect(room.opening).not.toBeNull();
    room.seen();
    expect([room.version, room.opening, updates]).toEqual([5, null, [2, 3, 4, 5]]);
  });

  test('ends with a snapshot, which has everything', () => {
    const { room, receive, standing, welcome, moved } = visit();
    welcome(standing(1, { moves: [began()] }));
    room.curtain = () => true;
    receive(opened(2));
    moved(3);
    welcome(standing(3));
    expect([room.version, room.opening]).toEqual([3, null]);
    moved(4);
    expect(room.version).toBe(4);
  });

  test('ends as soon as the screen in the room has shown it, on pages that follow the screen', () => {
    const { room, receive, standing, welcome, moved } = visit();
    welcome(standing(1, { moves: [began()] }));
    const shown = (version: number, game = 'one') => receive({ type: 'shown', game, version });
    room.curtain = () => true;
    receive(opened(2));
    shown(2);
    expect(room.version, 'a page with the whole table shows it itself').toBe(1);
    room.followsScreen = true;
    shown(1);
    shown(2, 'another');
    expect(room.version).toBe(1);
    receive(opened(3));
    moved(4);
    shown(3);
    expect([room.version, room.opening]).toEqual([4, null]);
    shown(5);
    receive(opened(5));
    expect([room.version, room.opening], 'even if the screen was faster').toEqual([5, null]);
    receive(opened(6));
    expect(room.opening).not.toBeNull();
  });

  test('is not shown without a curtain, and not for ever', () => {
    const { room, receive, standing, welcome, moved } = visit();
    welcome(standing(1, { moves: [began()] }));
    receive(opened(2));
    expect([room.version, room.opening]).toEqual([2, null]);
    room.curtain = () => true;
    receive(opened(3));
    for (let version = 4; version < 40; version += 1) moved(version);
    expect([room.version, room.opening]).toEqual([39, null]);
  });
});
