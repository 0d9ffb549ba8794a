/**
 * The page without a network: everything it is made of, in the reader's language. Of what the server says nothing is
 * kept here, so nobody is ever shown a game that has gone on meanwhile; replays see to themselves (replay/kept.ts).
 *
 * A navigation asks the server first, so that a renewed page is there at once; the page as it was kept is for when
 * nobody answers. Each build has a store of its own, in which index.html fits the files beside it. The store of the
 * build before stays too, for windows that still show it.
 */

import { fileFor, stale, type Files } from './offline/caching';

declare const self: ServiceWorkerGlobalScope;
/** Filled in when the page is built (tools/worker.ts). */
declare const __BUILD__: string;
declare const __FILES__: Files;

const FILES = __FILES__;
const OURS = 'nottingham-page-';
const STORE = OURS + __BUILD__;
const LANGUAGE = '/language';
const INDEX = '/';
/** So long a server may think before the page that was kept is shown instead. */
const PATIENCE_MS = 5000;
const ANY = { ignoreVary: true };

self.addEventListener('install', (event) => {
  event.waitUntil(install());
});

async function install(): Promise<void> {
  const language = await (await caches.match(LANGUAGE))?.text();
  const store = await caches.open(STORE);
  await store.addAll(FILES.shell);
  await store.add(new Request(INDEX, { cache: 'reload' }));
  if (language) await speak(language);
  await self.skipWaiting();
}

/** Keeps the words of the language that is read here, and then notes it for the builds to come. */
async function speak(language: string): Promise<void> {
  const store = await caches.open(STORE);
  for (const file of FILES.words[language] ?? []) if (!(await store.match(file, ANY))) await store.add(file);
  await store.put(LANGUAGE, new Response(language));
}

self.addEventListener('activate', (event) => {
  event.waitUntil(activate());
});

async function activate(): Promise<void> {
  const old = stale(await caches.keys(), OURS, STORE);
  await Promise.all(old.map((store) => caches.delete(store)));
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

/** The page tells which language is read. */
self.addEventListener('message', (event) => {
  const { language } = (event.data ?? {}) as { language?: unknown };
  if (typeof language === 'string' && language in FILES.words) event.waitUntil(speak(language));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  switch (fileFor(request, self.location.origin)) {
    case 'page':
      event.respondWith(page(event));
      break;
    case 'asset':
      event.respondWith(asset(request));
      break;
    // Everything else goes its way as if nobody stood here.
  }
});

async function page(event: FetchEvent): Promise<Response> {
  const asked = (async () => ((await event.preloadResponse) as Response | undefined) ?? (await fetch(event.request)))();
  const kept = async (): Promise<Response | undefined> => (await caches.open(STORE)).match(INDEX, ANY);
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS));
  try {
    return (await Promise.race([asked, late])) ?? (await kept()) ?? (await asked);
  } catch (error) {
    const found = await kept();
    if (found) return found;
    throw error;
  }
}

async function asset(request: Request): Promise<Response> {
  const found = await caches.match(request, ANY);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(STORE)).put(request, answer.clone());
  return answer;
}
