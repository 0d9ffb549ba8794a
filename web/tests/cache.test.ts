import { beforeEach, expect, test, vi } from 'vitest';
import { MAX_GAMES, opened, shelf, STORE } from '../src/replay/cache';
import type { Eyes } from '../src/replay/link';

/** A fake server with games of 300 moves that can go offline, and a fake cache. */
let silent: boolean;
let gone: boolean;
let store: Map<string, Response>;

const fault = (status: number, error: string) =>
  Response.json({ error, code: 'no_such_game', message: '' }, { status });

function answer(url: URL): Response {
  if (gone) return fault(404, 'not_found');
  const [, , , game, what] = url.pathname.split('/');
  if (what === 'record') return new Response(`the record of ${game}`);
  if (what !== 'replay') return Response.json({ game, moves: 299, seats: [], ended: 0 });
  const [from, steps] = ['from', 'steps'].map((name) => Number(url.searchParams.get(name))) as [number, number];
  const eyes = url.searchParams.get('eyes');
  const versions = Array.from({ length: Math.min(steps, 300 - from) }, (_, place) => from + place);
  return Response.json({ steps: versions.map((version) => ({ version, eyes })) });
}

beforeEach(() => {
  silent = gone = false;
  store = new Map();
  const href = (path: string) => new URL(path, location.origin).href;
  vi.stubGlobal('requestIdleCallback', (deed: () => void) => deed());
  vi.stubGlobal('caches', {
    open: async (name: string) => {
      expect(name).toBe(STORE);
      return {
        match: async (path: string) => store.get(href(path))?.clone(),
        put: async (path: string, content: Response) => {
          store.delete(href(path));
          store.set(href(path), content);
        },
        delete: async (path: string) => store.delete(href(path)),
        keys: async () => [...store.keys()].map((url) => ({ url })),
      };
    },
  });
  vi.stubGlobal('fetch', async (path: string) => {
    if (silent) throw new TypeError('no network');
    return answer(new URL(path, location.origin));
  });
});

const never = new AbortController().signal;
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));
const steps = (game: string, from: number, count: number, eyes: Eyes = 'all') =>
  shelf(game, null).steps({ from, steps: count, eyes, beliefs: false }, never);

test('an opened replay can be opened offline at any step', async () => {
  await shelf('abc', null).about();
  for (const from of [0, 100, 200]) await steps('abc', from, 100);
  await shelf('abc', null).record();
  await settled();
  silent = true;
  expect((await shelf('abc', null).about()).moves).toBe(299);
  expect(await shelf('abc', null).record()).toBe('the record of abc');
  expect((await steps('abc', 92, 40)).map(({ version }) => version)).toEqual(
    Array.from({ length: 40 }, (_, place) => 92 + place),
  );
  expect(await steps('abc', 290, 100)).toHaveLength(10);
});

test('a replay not opened before, or from another point of view, is not cached', async () => {
  await shelf('abc', null).about();
  await steps('abc', 0, 40);
  await settled();
  silent = true;
  expect(await steps('abc', 30, 40)).toHaveLength(10);
  await expect(steps('abc', 40, 40)).rejects.toMatchObject({ code: 'unreachable' });
  await expect(steps('abc', 0, 40, '1')).rejects.toMatchObject({ code: 'unreachable' });
  await expect(shelf('other', null).about()).rejects.toMatchObject({ code: 'unreachable' });
  await expect(shelf('ab', null).about()).rejects.toMatchObject({ code: 'unreachable' });
});

test('a deleted game is removed from the cache', async () => {
  for (const game of ['abc', 'abcd']) {
    await shelf(game, null).about();
    await steps(game, 0, 100);
  }
  await settled();
  gone = true;
  await expect(shelf('abc', null).about()).rejects.toMatchObject({ code: 'no_such_game' });
  await settled();
  expect((await opened()).map(({ game }) => game)).toEqual(['abcd']);
  expect([...store.keys()].filter((path) => path.includes('/abc/'))).toEqual([]);
});

test('only the last opened games are kept', async () => {
  for (let game = 0; game < MAX_GAMES + 3; game += 1) {
    await shelf(`game${game}`, null).about();
    await steps(`game${game}`, 0, 10);
    await settled();
  }
  const games = (await opened()).map(({ game }) => game);
  expect(games).toHaveLength(MAX_GAMES);
  expect(games[0]).toBe(`game${MAX_GAMES + 2}`);
  expect(store.size).toBe(2 * MAX_GAMES);
});

test('without a cache every replay comes from the server', async () => {
  vi.stubGlobal('caches', undefined);
  expect((await shelf('abc', null).about()).game).toBe('abc');
  expect(await opened()).toEqual([]);
  silent = true;
  await expect(shelf('abc', null).about()).rejects.toMatchObject({ code: 'unreachable' });
});
