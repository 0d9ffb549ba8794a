/**
 * The router: every place in the page has a path.
 * The server knows the same paths (src/nottingham/server/page.py) and answers 404 to others.
 */

export type Place =
  | { at: 'start' }
  | { at: 'new' }
  | { at: 'lobby' }
  | { at: 'past' }
  | { at: 'link' }
  | { at: 'learn' }
  | { at: 'rules' }
  | { at: 'companion' }
  | { at: 'table'; code: string }
  /** The table on a screen for all. */
  | { at: 'screen'; code: string }
  | { at: 'replay'; code: string | null }
  | { at: 'nowhere' };

export function placeOf(path: string): Place {
  const [, first = '', second = '', third = '', rest] = path.split('/');
  if (first === 't' && second && third === 'screen' && !rest) return { at: 'screen', code: decoded(second) };
  if (third || rest) return { at: 'nowhere' };
  if (first === '') return { at: 'start' };
  if (first === 'new' && !second) return { at: 'new' };
  if (first === 'lobby' && !second) return { at: 'lobby' };
  if (first === 'past' && !second) return { at: 'past' };
  if (first === 'link' && !second) return { at: 'link' };
  if (first === 'learn' && !second) return { at: 'learn' };
  if (first === 'rules' && !second) return { at: 'rules' };
  if (first === 'companion' && !second) return { at: 'companion' };
  if (first === 't' && second) return { at: 'table', code: decoded(second) };
  if (first === 'replay') return { at: 'replay', code: second ? decoded(second) : null };
  return { at: 'nowhere' };
}

function decoded(word: string): string {
  try {
    return decodeURIComponent(word);
  } catch {
    return word;
  }
}

export const linkTo = (code: string): string => `${location.origin}/t/${code}`;

class Router {
  place: Place = $state.raw(placeOf(location.pathname));

  constructor() {
    addEventListener('popstate', () => (this.place = placeOf(location.pathname)));
  }

  go(path: string, { replace = false } = {}): void {
    if (replace) history.replaceState(null, '', path);
    else history.pushState(null, '', path);
    this.place = placeOf(location.pathname);
    scrollTo(0, 0);
  }
}

export const router = new Router();

/** Follows links inside the page without reloading it. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest('a');
  if (!link || event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (link.target || link.origin !== location.origin || link.hasAttribute('download')) return;
  if (placeOf(link.pathname).at === 'nowhere' || link.pathname.startsWith('/api')) return;
  // The browser itself handles links to an anchor of the current page.
  if (link.hash && link.pathname === location.pathname) return;
  event.preventDefault();
  router.go(link.pathname + link.hash);
}
