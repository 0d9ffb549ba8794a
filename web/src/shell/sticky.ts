/**
 * What sticky to an edge must not lie over what keys lead to: whatever scrolls under it keeps that much room there. With
 * letters so large that it would cover most of the window it does not stick at all.
 */

type Edge = 'top' | 'bottom';

/** So that the ring around what has the focus is seen too. */
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
