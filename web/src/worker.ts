/**
 * The service worker. It caches the page's files in the reader's language, and nothing of the API, so that no outdated
 * game is ever shown; replays have their own cache (replay/cache.ts).
 *
 * A navigation goes to the server first, so that a new version is shown at once; the cached page is the fallback. Each
 * build has its own cache, so that index.html matches its files. The cache of the previous build stays too, for windows
 * that still show it.
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
/** How long the server may take before the cached page is shown instead. */
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

/** Caches the texts of the current language and remembers it for later builds. */
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

/** The page sends the current language. */
self.addEventListener('message', (event) => {
  const { language } = (event.data ?? {}) as { language?: unknown };
  if (typeof language === 'string' && language in FILES.words) event.waitUntil(speak(language));
});

/** A notification that it is somebody's turn brings their page to the front. */
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(self.clients.matchAll({ type: 'window' }).then(([page]) => page?.focus()));
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
    // All other requests go to the network.
  }
});

async function page(event: FetchEvent): Promise<Response> {
  const response = (async () =>
    ((await event.preloadResponse) as Response | undefined) ?? (await fetch(event.request)))();
  const kept = async (): Promise<Response | undefined> => (await caches.open(STORE)).match(INDEX, ANY);
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS));
  try {
    return (await Promise.race([response, late])) ?? (await kept()) ?? (await response);
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
