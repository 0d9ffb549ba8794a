/**
 * Outlines what the coach points at, with a style sheet instead of changes to the elements, so that it survives
 * re-rendering. Gold beside ink, so that it is visible on every background.
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

/** Scrolls the target into view if it is hidden, below sticky parts and together with its bag. */
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

/** Whether its centre is not covered. */
function uncovered(element: HTMLElement): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
}
