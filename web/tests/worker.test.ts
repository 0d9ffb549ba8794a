// @vitest-environment node
import { beforeEach, expect, test, vi } from 'vitest';

/** The service worker with fake caches and a network that can be switched off. */
const HOME = 'https://nottingham.example';
/** Imported by a variable, so that TypeScript does not mix worker and window types. */
const WORKER: string = '../src/worker';
const FILES = { shell: ['/assets/index-1.js'], words: { en: ['/assets/en-1.js'], fr: ['/assets/fr-1.js'] } };

type Asked = { url: string; mode?: string; method?: string };
const addressOf = (asked: string | Asked): string => new URL(typeof asked === 'string' ? asked : asked.url, HOME).href;

class Store {
  entries = new Map<string, Response>();
  match = async (asked: string | Asked) => this.entries.get(addressOf(asked))?.clone();
  put = async (asked: string | Asked, answer: Response) => void this.entries.set(addressOf(asked), answer);
  keys = async () => [...this.entries.keys()].map((url) => ({ url }));
  delete = async (asked: string | Asked) => this.entries.delete(addressOf(asked));
  add = async (asked: string | Asked) => {
    const answer = await fetch(addressOf(asked));
    if (!answer.ok) throw new TypeError('not ok');
    await this.put(asked, answer);
  };
  addAll = async (many: string[]) => void (await Promise.all(many.map(this.add)));
}

let stores: Map<string, Store>;
let network: Map<string, string>;
let cut: boolean;
let listeners: Map<string, (event: unknown) => void>;
let asked: string[];

beforeEach(() => {
  stores = new Map();
  network = new Map(
    ['/', ...FILES.shell, ...FILES.words.en, ...FILES.words.fr].map((path) => [HOME + path, `the ${path} of today`]),
  );
  cut = false;
  listeners = new Map();
  asked = [];
  vi.stubGlobal('caches', {
    open: async (name: string) => stores.get(name) ?? stores.set(name, new Store()).get(name),
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    match: async (what: string | Asked) => {
      for (const store of stores.values()) if (store.entries.has(addressOf(what))) return store.match(what);
      return undefined;
    },
  });
  vi.stubGlobal('fetch', async (what: string | Asked) => {
    asked.push(addressOf(what));
    if (cut) throw new TypeError('no network');
    const text = network.get(addressOf(what));
    return new Response(text ?? 'nothing', { status: text === undefined ? 404 : 200 });
  });
  vi.stubGlobal(
    'Request',
    class {
      constructor(public url: string) {}
    },
  );
  vi.stubGlobal('self', {
    location: { origin: HOME },
    addEventListener: (kind: string, listener: (event: unknown) => void) => listeners.set(kind, listener),
    skipWaiting: async () => undefined,
    registration: {},
    clients: { claim: async () => undefined },
  });
  vi.stubGlobal('__FILES__', FILES);
  vi.resetModules();
});

async function happen(kind: string, more: object = {}): Promise<void> {
  let done: Promise<unknown> = Promise.resolve();
  listeners.get(kind)!({ ...more, waitUntil: (promise: Promise<unknown>) => (done = promise) });
  await done;
}

/** The worker's response; null if it does not handle the request. */
async function ask(path: string, mode = 'cors', method = 'GET'): Promise<string | null> {
  let answer: Promise<Response> | null = null;
  const request = { url: HOME + path, mode, method };
  listeners.get('fetch')!({ request, respondWith: (promise: Promise<Response>) => (answer = promise) });
  return answer && (await (await (answer as Promise<Response>)).text());
}

async function hire(): Promise<void> {
  await import(WORKER);
  await happen('install');
  await happen('activate');
  await happen('message', { data: { language: 'fr' } });
}

test('without a network the page is shown in the current language', async () => {
  await hire();
  cut = true;
  expect(await ask('/companion', 'navigate')).toBe('the / of today');
  expect(await ask('/assets/index-1.js')).toBe('the /assets/index-1.js of today');
  expect(await ask('/assets/fr-1.js')).toBe('the /assets/fr-1.js of today');
  await expect(ask('/assets/en-1.js')).rejects.toThrow('no network');
});

test('with a network the page is loaded from the server, its files from the cache', async () => {
  await hire();
  network.set(`${HOME}/`, 'the / of tomorrow');
  network.set(`${HOME}/rules`, 'the /rules of tomorrow');
  asked = [];
  expect(await ask('/rules', 'navigate')).toBe('the /rules of tomorrow');
  expect(await ask('/assets/index-1.js')).toBe('the /assets/index-1.js of today');
  expect(asked).toEqual([`${HOME}/rules`]);
  cut = true;
  expect(await ask('/rules', 'navigate')).toBe('the / of today');
});

test('a file not cached at first is cached when it is used', async () => {
  await hire();
  network.set(`${HOME}/assets/rare-letters.woff2`, 'ő');
  expect(await ask('/assets/rare-letters.woff2')).toBe('ő');
  cut = true;
  expect(await ask('/assets/rare-letters.woff2')).toBe('ő');
});

test('no API response is cached', async () => {
  await hire();
  for (const path of ['/api/me', '/api/tables/ABC', '/api/games/abc', '/version.json'])
    expect(await ask(path)).toBe(null);
  expect(await ask('/api/games/abc/replay', 'cors', 'POST')).toBe(null);
});

test('a worker that could not cache everything is not installed', async () => {
  network.delete(`${HOME}/assets/index-1.js`);
  await import(WORKER);
  await expect(happen('install')).rejects.toThrow('not ok');
});

test('the next build keeps the language and deletes caches older than the previous build', async () => {
  stores.set('nottingham-page-oldest', new Store());
  stores.set('nottingham-page-old', new Store());
  await stores.get('nottingham-page-old')!.put('/language', new Response('fr'));
  stores.set('nottingham-replays', new Store());
  await import(WORKER);
  await happen('install');
  await happen('activate');
  expect([...stores.keys()]).toEqual(['nottingham-page-old', 'nottingham-replays', 'nottingham-page-workshop']);
  cut = true;
  expect(await ask('/assets/fr-1.js')).toBe('the /assets/fr-1.js of today');
});
