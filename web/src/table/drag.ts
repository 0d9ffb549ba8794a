/**
 * Lets a thing be dragged with a mouse or a pen. A finger taps instead, so that it can still scroll the page. A press that
 * doesn't move stays a click.
 */

import type { Attachment } from 'svelte/attachments';

/** A smaller move is a click. */
const MIN_PX = 6;

/** `drop` gets the element under the pointer. While it is dragged, the thing has the class `dragged`. */
export function drag(drop: (over: Element | null) => void): Attachment<HTMLElement> {
  return (node) => {
    let from: readonly [number, number] | null = null;
    let ghost: HTMLElement | null = null;

    function end(): void {
      ghost?.remove();
      node.classList.remove('dragged');
      from = ghost = null;
    }

    function begin(event: PointerEvent): void {
      if (event.pointerType === 'touch' || event.button !== 0 || node.matches(':disabled')) return;
      from = [event.clientX, event.clientY];
      node.setPointerCapture?.(event.pointerId);
    }

    function move({ clientX, clientY }: PointerEvent): void {
      if (!from) return;
      const [across, down] = [clientX - from[0], clientY - from[1]];
      if (!ghost) {
        if (Math.hypot(across, down) < MIN_PX) return;
        const { left, top, width, height } = node.getBoundingClientRect();
        ghost = node.cloneNode(true) as HTMLElement;
        ghost.setAttribute('aria-hidden', 'true');
        ghost.style.cssText = `position: fixed; z-index: 50; margin: 0; pointer-events: none; opacity: 0.85;
          left: ${left}px; top: ${top}px; width: ${width}px; height: ${height}px;`;
        node.after(ghost);
        node.classList.add('dragged');
      }
      ghost.style.translate = `${across}px ${down}px`;
    }

    function finish({ clientX, clientY }: PointerEvent): void {
      const dragged = ghost !== null;
      end();
      if (!dragged) return;
      // The release is no click.
      const swallow = (event: Event) => event.stopPropagation();
      addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener('click', swallow, true));
      drop(document.elementFromPoint(clientX, clientY));
    }

    const listeners = { pointerdown: begin, pointermove: move, pointerup: finish, pointercancel: end } as const;
    for (const [name, listener] of Object.entries(listeners)) node.addEventListener(name, listener as EventListener);
    return () => {
      end();
      for (const [name, listener] of Object.entries(listeners))
        node.removeEventListener(name, listener as EventListener);
    };
  };
}

/** The side of the deal on whose mat an element lies, if any. */
export const matOf = (element: Element | null): string | null =>
  element?.closest<HTMLElement>('[data-mat]')?.dataset['mat'] ?? null;
