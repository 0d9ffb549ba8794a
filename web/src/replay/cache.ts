/**
 * Caches opened replays for offline use: a finished game never changes. The page does it itself, since the service worker
 * starts too late if the first visit is a replay.
 */

import type { GameView } from '../wire/generated/answers';
import { api, Refusal } from '../wire/api';
import type { Eyes } from './link';
import type { Span, Step } from './reel';
import type { Archive } from './replay.svelte';

/** Deleted when the person is forgotten (src/me.svelte.ts). */
export const STORE = 'nottingham-replays';
export const MAX_GAMES = 20;
/** After these errors the cached game is dropped: this person may no longer see it. */
const GONE = ['not_found', 'forbidden'];

const address = (game: string, what: string): string => `/kept/${encodeURIComponent(game)}/${what}`;
const last = ({ from, steps }: Span): number => from + steps - 1;

/** If the store is unavailable or full, nothing is cached and replays need the server. */
async function trying<Result>(task: (store: Cache) => Promise<Result>): Promise<Result | undefined> {
  try {
    return await task(await caches.open(STORE));
  } catch {
    return undefined;
  }
}

const idle = (): Promise<unknown> =>
  new Promise((resolve) =>
    'requestIdleCallback' in window ? requestIdleCallback(resolve, { timeout: 2000 }) : setTimeout(resolve, 200),
  );

/** Fire and forget. */
async function put(game: string, what: string, content: unknown): Promise<void> {
  await idle();
  await trying((store) => store.put(address(game, what), Response.json(content)));
}

const get = <Content>(game: string, what: string): Promise<Content | undefined> =>
  trying(async (store) => (await store.match(address(game, what)))?.json() as Content | undefined);

/** The cached responses of each game, by address, oldest first. */
async function addresses(store: Cache, game?: string): Promise<string[]> {
  const paths = (await store.keys()).map(({ url }) => new URL(url, location.origin).pathname);
  return game === undefined ? paths : paths.filter((path) => path.startsWith(address(game, '')));
}

const forget = (game: string): Promise<unknown> =>
  trying(async (store) => {
    await Promise.all((await addresses(store, game)).map((path) => store.delete(path)));
  });

/** The games that can be opened offline, the last opened first. */
export async function opened(): Promise<GameView[]> {
  const found = await trying(async (store) => {
    const abouts = (await addresses(store)).filter((path) => path.endsWith('/about'));
    return Promise.all(abouts.map(async (path) => (await (await store.match(path))!.json()) as GameView));
  });
  return (found ?? []).reverse();
}

async function keepAbout(about: GameView): Promise<void> {
  await put(about.game, 'about', about);
  const old = (await opened()).slice(MAX_GAMES);
  await Promise.all(old.map(({ game }) => forget(game)));
}

/** The requested steps, as far as they are cached without a gap. */
async function keptSteps(game: string, eyes: Eyes, span: Span): Promise<Step[] | undefined> {
  const steps = await trying(async (store) => {
    const found = new Map<number, Step>();
    for (const path of await addresses(store, game)) {
      const [seen, range = ''] = path.split('/').slice(-2);
      const [from, to] = range.split('-').map(Number);
      if (seen !== eyes || to === undefined || from! > last(span) || to < span.from) continue;
      for (const step of (await (await store.match(path))!.json()) as Step[]) found.set(step.version, step);
    }
    const whole: Step[] = [];
    for (let at = span.from; at <= last(span) && found.has(at); at += 1) whole.push(found.get(at)!);
    return whole;
  });
  return steps?.length ? steps : undefined;
}

/** Access to a game on the server; falls back to the cache when the server can't be reached. */
export function shelf(game: string, secret: string | null) {
  async function cached<Answer>(
    load: () => Promise<Answer>,
    keep: (answer: Answer) => Promise<void>,
    kept: () => Promise<Answer | undefined>,
  ): Promise<Answer> {
    try {
      const answer = await load();
      void keep(answer);
      return answer;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (GONE.includes(error.error)) void forget(game);
      const found = error.error === 'unreachable' ? await kept() : undefined;
      if (!found) throw error;
      return found;
    }
  }

  const about = (): Promise<GameView> =>
    cached(
      () => api.game(game, secret),
      keepAbout,
      () => get<GameView>(game, 'about'),
    );

  const record = (): Promise<string> =>
    cached(
      () => api.recordText(game, secret),
      (found) => put(game, 'record', found),
      () => get<string>(game, 'record'),
    );

  const steps: Archive['fetch'] = ({ from, steps, eyes, beliefs }, signal) =>
    cached(
      async () => {
        const which = new URLSearchParams({ eyes, from: `${from}`, steps: `${steps}`, beliefs: `${beliefs}` });
        return (await api.replay(game, which, secret, signal)).steps as Step[];
      },
      async (came) => {
        if (came.length) await put(game, `${eyes}/${from}-${from + came.length - 1}`, came);
      },
      () => keptSteps(game, eyes, { from, steps }),
    );

  return { about, record, steps };
}
