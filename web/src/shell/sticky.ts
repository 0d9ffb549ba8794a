/**
 * Keeps sticky parts from covering the focused element, by a scroll padding of their height. With text so large that
 * they would cover most of the window, they don't stick at all.
 */

type Edge = 'top' | 'bottom';

/** Room for the focus ring. */
const RING_PX = 8;
const MAX_COVERED = 2 / 3;

function scroller(node: Element): HTMLElement {
  for (let at = node.parentElement; at; at = at.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
  }
  return document.documentElement;
}

export function sticky(node: HTMLElement, edge: Edge): { destroy: () => void } {
  const property = `scroll-padding-${edge}`;
  let under: HTMLElement | null = null;

  function leave(): void {
    node.style.removeProperty('position');
    under?.style.removeProperty(property);
    under = null;
  }

  function measure(): void {
    leave();
    if (getComputedStyle(node).position !== 'sticky') return;
    if (node.offsetHeight > innerHeight * MAX_COVERED) {
      node.style.position = 'static';
      return;
    }
    under = scroller(node);
    under.style.setProperty(property, `${node.offsetHeight + RING_PX}px`);
  }

  const observer = new ResizeObserver(measure);
  observer.observe(node);
  addEventListener('resize', measure);
  return {
    destroy() {
      observer.disconnect();
      removeEventListener('resize', measure);
      leave();
    },
  };
}
