/**
 * Outlines what the coach points at, wherever it is on the page and however often it is drawn anew: by a style sheet,
 * not by touching what is drawn. Gold beside ink, so that it is seen on every ground.
 */

const LOOK = `{
  outline: 3px solid var(--gold) !important;
  outline-offset: 2px;
  box-shadow: 0 0 0 2px var(--ink);
  border-radius: var(--corner);
  animation: pointed 1.4s ease-in-out infinite alternate;
}
@keyframes pointed { to { outline-offset: 3px; } }`;

export class Pointer {
  #sheet = new CSSStyleSheet();

  constructor() {
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, this.#sheet];
  }

  at(selectors: readonly string[]): void {
    this.#sheet.replaceSync(selectors.length ? `:is(${selectors.join(', ')}) ${LOOK}` : '');
  }

  leave(): void {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== this.#sheet);
  }
}

/** Brings what is pointed at into sight, if it is not: below what stays on top, and with the bag it belongs to. */
export function show(selectors: readonly string[], above: number): void {
  const found = selectors.flatMap((selector) => [...document.querySelectorAll<HTMLElement>(selector)]);
  const [first] = found.filter((element) => element.checkVisibility());
  if (!first) return;
  const room = innerHeight - above;
  const bag = first.closest<HTMLElement>('[data-bag]');
  const wanted = bag && bag.offsetHeight < room ? bag : first;
  const { top, bottom } = wanted.getBoundingClientRect();
  if (top >= above && bottom <= innerHeight && uncovered(first)) return;
  const high = wanted.offsetHeight / 2 > innerHeight / 2 - above;
  const kept = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  wanted.style.scrollMarginTop = high ? `${Math.max(0, above + 12 - kept)}px` : '';
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  wanted.scrollIntoView({ block: high ? 'start' : 'center', behavior: calm ? 'auto' : 'smooth' });
}

/** Whether nothing lies on the middle of it. */
function uncovered(element: HTMLElement): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
}
