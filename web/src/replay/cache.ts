/**
 * Replays that were opened, for when there is no network: a finished game never changes, so what the server told of it
 * can be told again. The page keeps them itself, as its worker comes too late for those whose first visit is a replay.
 */

import type { GameView } from '../wire/generated/answers';
import { api, Refusal } from '../wire/api';
import type { Eyes } from './link';
import type { Span, Step } from './reel';
import type { Archive } from './replay.svelte';

/** Cleared by whoever is forgotten here (src/me.svelte.ts). */
export const STORE = 'nottingham-replays';
export const MAX_GAMES = 20;
/** With these answers a game is no longer ours to see. */
const GONE = ['not_found', 'forbidden'];

const address = (game: string, what: string): string => `/kept/${encodeURIComponent(game)}/${what}`;
const last = ({ from, steps }: Span): number => from + steps - 1;

/** A store that can't be had, or is full, keeps nothing: then a replay needs the server each time. */
async function trying<Result>(deed: (store: Cache) => Promise<Result>): Promise<Result | undefined> {
  try {
    return await deed(await caches.open(STORE));
  } catch {
    return undefined;
  }
}

const idle = (): Promise<unknown> =>
  new Promise((resolve) =>
    'requestIdleCallback' in window ? requestIdleCallback(resolve, { timeout: 2000 }) : setTimeout(resolve, 200),
  );

/** Nobody waits for it. */
async function put(game: string, what: string, content: unknown): Promise<void> {
  await idle();
  await trying((store) => store.put(address(game, what), Response.json(content)));
}

const get = <Content>(game: string, what: string): Promise<Content | undefined> =>
  trying(async (store) => (await store.match(address(game, what)))?.json() as Content | undefined);

/** What is kept of each game, by address, in the order in which it came. */
async function addresses(store: Cache, game?: string): Promise<string[]> {
  const paths = (await store.keys()).map(({ url }) => new URL(url, location.origin).pathname);
  return game === undefined ? paths : paths.filter((path) => path.startsWith(address(game, '')));
}

const forget = (game: string): Promise<unknown> =>
  trying(async (store) => {
    await Promise.all((await addresses(store, game)).map((path) => store.delete(path)));
  });

/** The games that can be opened without a network, the last opened first. */
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

/** The steps that were asked for, as far as they were kept without a gap. */
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

/** A game of the server's: it is asked first, and where nobody answers, what it said before is said again. */
export function shelf(game: string, secret: string | null) {
  async function told<Answer>(
    ask: () => Promise<Answer>,
    keep: (answer: Answer) => Promise<void>,
    kept: () => Promise<Answer | undefined>,
  ): Promise<Answer> {
    try {
      const answer = await ask();
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
    told(
      () => api.game(game, secret),
      keepAbout,
      () => get<GameView>(game, 'about'),
    );

  const record = (): Promise<string> =>
    told(
      () => api.recordText(game, secret),
      (found) => put(game, 'record', found),
      () => get<string>(game, 'record'),
    );

  const steps: Archive['fetch'] = ({ from, steps, eyes, beliefs }, signal) =>
    told(
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
