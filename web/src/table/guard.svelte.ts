/**
 * Guards buttons against presses that were meant for something else. For a moment after they have changed or moved,
 * presses are ignored: a button may have come under the pointer.
 */

import type { Attachment } from 'svelte/attachments';

const SETTLING_MS = 400;
/** A smaller shift leaves a pointer on the same button. */
const SHIFT_PX = 6;

type Place = { seen: readonly [number, number]; laid: readonly [number, number] };

export class Guard {
  armed = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly settling = SETTLING_MS) {}

  /** Disarms the buttons for a moment. Returns what stops that. */
  rearm(): () => void {
    clearTimeout(this.#timer);
    this.armed = false;
    this.#timer = setTimeout(() => (this.armed = true), this.settling);
    return () => clearTimeout(this.#timer);
  }

  /** Keys are pressed on purpose: only the pointer may have been there before. */
  ready = ({ detail }: MouseEvent): boolean => this.armed || detail === 0;

  /** Disarms the buttons in an element when they appear, and whenever something has moved them, but not by scrolling. */
  watch: Attachment<HTMLElement> = (element) => {
    this.rearm();
    let was = placeOf(element);
    const observer = new ResizeObserver(() => {
      const now = placeOf(element);
      if (shifted(was.seen, now.seen) && shifted(was.laid, now.laid)) this.rearm();
      was = now;
      for (const part of around(element)) observer.observe(part);
    });
    for (const part of around(element)) observer.observe(part);
    return () => {
      observer.disconnect();
      clearTimeout(this.#timer);
    };
  };
}

/** What can move an element when it changes its size: itself, what is before it, and the same of all around it. */
function* around(element: Element): Generator<Element> {
  for (let outer: Element | null = element; outer && outer !== document.body; outer = outer.parentElement) {
    for (let part: Element | null = outer; part; part = part.previousElementSibling) yield part;
  }
}

/** Where an element is in the window, and where it is in its page. */
function placeOf(element: Element): Place {
  const { left, top } = element.getBoundingClientRect();
  let [x, y] = [left, top];
  for (let outer = element.parentElement; outer; outer = outer.parentElement) {
    x += outer.scrollLeft;
    y += outer.scrollTop;
  }
  return { seen: [left, top], laid: [x, y] };
}

const shifted = ([x, y]: readonly [number, number], [toX, toY]: readonly [number, number]): boolean =>
  Math.hypot(toX - x, toY - y) > SHIFT_PX;
