/** Decides what is cached for offline use. */

/** The page's files: those that everyone needs, and those of each language. */
export type Files = { shell: string[]; words: Record<string, string[]> };
type Kept = 'page' | 'asset' | null;

/** The cache that answers a request, if any. */
export function fileFor(request: Pick<Request, 'method' | 'mode' | 'url'>, origin: string): Kept {
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== origin) return null;
  if (/^\/(api|socket|health|metrics)(\/|$)/.test(url.pathname)) return null;
  if (url.pathname.startsWith('/assets/')) return 'asset';
  // A path with a dot in its last part is a file, not a place in the page.
  return request.mode === 'navigate' && !/\.[^/]*$/.test(url.pathname) ? 'page' : null;
}

/** The caches of old builds: all but this one and the one before. */
export function stale(stores: readonly string[], ours: string, now: string): string[] {
  return stores.filter((store) => store.startsWith(ours) && store !== now).slice(0, -1);
}
