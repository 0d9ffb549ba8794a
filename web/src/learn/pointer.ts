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

/** Scrolls to the target, with its bag if there is room, unless it is in sight already. */
export function show(selectors: readonly string[], above: number): void {
  const found = selectors.flatMap((selector) => [...document.querySelectorAll<HTMLElement>(selector)]);
  const shown = found.filter((element) => element.checkVisibility());
  const [first] = shown;
  if (!first || shown.some(inSight)) return;
  const bag = first.closest<HTMLElement>('[data-bag]');
  const under = parseFloat(getComputedStyle(first).getPropertyValue('--stuck-bottom')) || 0;
  const room = innerHeight - above - under;
  const wanted = bag && bag.offsetHeight < room ? bag : first;
  const kept = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const high = wanted.offsetHeight > room;
  wanted.style.scrollMarginTop = high ? `${Math.max(0, above + 12 - kept)}px` : '';
  // It may have more already, where a fixed bar lies over it.
  const margin = parseFloat(getComputedStyle(wanted).scrollMarginBottom) || 0;
  wanted.style.scrollMarginBottom = `${Math.max(margin, under + 8)}px`;
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  wanted.scrollIntoView({ block: high ? 'start' : 'nearest', behavior: calm ? 'auto' : 'smooth' });
}

/** Whether it can be seen and pressed: nothing covers its middle or its upper and lower part. */
function inSight(element: HTMLElement): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return [0.2, 0.5, 0.8].every((part) => {
    const at = document.elementFromPoint((left + right) / 2, top + (bottom - top) * part);
    return element.contains(at);
  });
}
