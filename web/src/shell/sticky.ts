/**
 * Keeps sticky parts from covering the focused element, by a scroll padding of their height. With text so large that
 * they would cover most of the window, they don't stick at all. `--stuck-top` is the height of the upper one.
 */

type Edge = 'top' | 'bottom';

/** Room for the focus ring. */
const RING_PX = 8;
/** The share of the window that they may cover: the upper one by itself, the lower one with it. */
const MAX_COVERED = { top: 2 / 3, bottom: 4 / 5 };

/** By edge, because the lower one depends on the upper one. */
const stuck: Record<Edge, Set<() => void>> = { top: new Set(), bottom: new Set() };

function measureAll(): void {
  for (const measure of [...stuck.top, ...stuck.bottom]) measure();
}

function scroller(node: Element): HTMLElement {
  for (let at = node.parentElement; at; at = at.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
  }
  return document.documentElement;
}

/**
 * Without `padding`, focusing something in the sticky part doesn't scroll. What it may cover then needs a scroll margin
 * of `--stuck-bottom`.
 */
export function sticky(node: HTMLElement, edge: Edge, padding = true): { destroy: () => void } {
  const property = `scroll-padding-${edge}`;
  let under: HTMLElement | null = null;

  function leave(): void {
    node.style.removeProperty('position');
    if (padding) under?.style.removeProperty(property);
    if (edge === 'top' || !padding) under?.style.removeProperty(`--stuck-${edge}`);
    under = null;
  }

  function measure(): void {
    leave();
    if (getComputedStyle(node).position !== 'sticky') return;
    const around = scroller(node);
    const above = edge === 'bottom' ? parseFloat(around.style.getPropertyValue('--stuck-top')) || 0 : 0;
    if (above + node.offsetHeight > innerHeight * MAX_COVERED[edge]) {
      node.style.position = 'static';
      return;
    }
    under = around;
    if (padding) under.style.setProperty(property, `${node.offsetHeight + RING_PX}px`);
    if (edge === 'top' || !padding) under.style.setProperty(`--stuck-${edge}`, `${node.offsetHeight}px`);
  }

  const observer = new ResizeObserver(measureAll);
  observer.observe(node);
  addEventListener('resize', measureAll);
  stuck[edge].add(measure);
  return {
    destroy() {
      stuck[edge].delete(measure);
      observer.disconnect();
      if (!stuck.top.size && !stuck.bottom.size) removeEventListener('resize', measureAll);
      leave();
    },
  };
}
