/**
 * What sticks to an edge must not lie over what keys lead to: whatever scrolls under it keeps that much room there.
 */

type Edge = 'top' | 'bottom';

/** So that the ring around what has the focus is seen too. */
const RING_PX = 8;

function scroller(node: Element): HTMLElement {
  for (let at = node.parentElement; at; at = at.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
  }
  return document.documentElement;
}

export function sticks(node: HTMLElement, edge: Edge): { destroy: () => void } {
  const property = `scroll-padding-${edge}`;
  let under: HTMLElement | null = null;

  function measure(): void {
    under?.style.removeProperty(property);
    under = getComputedStyle(node).position === 'sticky' ? scroller(node) : null;
    under?.style.setProperty(property, `${node.offsetHeight + RING_PX}px`);
  }

  const observer = new ResizeObserver(measure);
  observer.observe(node);
  return {
    destroy() {
      observer.disconnect();
      under?.style.removeProperty(property);
    },
  };
}
