/**
 * Keeps the keyboard focus when the focused element disappears: moves it to the next element of the same group, such as
 * the next card of a row, or else to the heading of the surrounding part of the page.
 */

const FOCUSABLE = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex="0"]';
/** The parts of a page: focus moves only within its own part. */
const PART = 'section, aside, article, form, dialog, header, main, body';
const HEADING = ':is(h1, h2)[tabindex]';

/** The element that had the focus, and its index among the focusable ones. */
type Step = { element: Element; before: number };

const isSeen = (element: Element): boolean => element.getClientRects().length > 0;
const focusable = (around: Element): HTMLElement[] =>
  [...around.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(isSeen);

function wayUp(from: Element): Step[] {
  const way: Step[] = [];
  for (let element: Element | null = from; element; element = element.parentElement) {
    way.push({ element, before: Math.max(0, focusable(element).indexOf(from as HTMLElement)) });
  }
  return way;
}

function nearest(way: readonly Step[]): HTMLElement | null {
  let beyond = false;
  for (const { element, before } of way.slice(1)) {
    beyond ||= element.matches(PART);
    if (!element.isConnected) continue;
    const all = beyond ? [] : focusable(element);
    const found = all[before] ?? all.at(-1) ?? (beyond ? element.querySelector<HTMLElement>(HEADING) : null);
    if (found && isSeen(found)) return found;
  }
  const heading = document.querySelector('h1');
  if (heading) heading.tabIndex = -1;
  return heading;
}

const lost = (element: Element): boolean => !element.isConnected || element.matches(':disabled');

export function keepFocus(): void {
  let byKeys = false;
  let way: Step[] = [];

  addEventListener('keydown', () => (byKeys = true), { capture: true });
  addEventListener('pointerdown', () => (byKeys = false), { capture: true });
  addEventListener('focusin', ({ target }) => (way = wayUp(target as Element)));

  new MutationObserver(() => {
    const [was] = way;
    if (!byKeys || !was || !lost(was.element)) return;
    const active = document.activeElement;
    if (active && active !== document.body && !lost(active)) return;
    nearest(way)?.focus();
  }).observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
}
