/** Makes a screen readable from across the room: text as large as still fits without scrolling. */

import type { Attachment } from 'svelte/attachments';
import { allRendered } from '../shell/staged';

/** In CSS pixels: the smallest size, and the share of the window for the largest. */
const MIN_SIZE = 14;
const SHARE = { width: 0.018, height: 0.032 };
const STEP = 1;

const most = (): number => Math.max(MIN_SIZE, Math.min(innerWidth * SHARE.width, innerHeight * SHARE.height));

/** Measures again whenever `seen` changes. */
export function fill(seen: () => readonly unknown[]): Attachment<HTMLElement> {
  return (screen) => {
    const root = document.documentElement;
    /** Nobody scrolls there: offers must fit as well as the rest. */
    const overflows = (): boolean =>
      [root, ...screen.querySelectorAll('main, .offers')].some((part) => part.scrollHeight > part.clientHeight + 1);

    function measure(): void {
      let size = most();
      root.style.fontSize = `${size}px`;
      while (size > MIN_SIZE && overflows()) {
        size -= STEP;
        root.style.fontSize = `${size}px`;
      }
      // What is told stays at its end.
      for (const told of screen.querySelectorAll('.talk ol')) told.scrollTo({ top: told.scrollHeight });
    }

    $effect(() => {
      void seen();
      void allRendered().then(measure);
    });
    // Some things come late, such as the rows of a count and the story of a game.
    const later = new MutationObserver(() => {
      if (overflows()) measure();
    });
    later.observe(screen, { childList: true, subtree: true });
    addEventListener('resize', measure);
    return () => {
      later.disconnect();
      removeEventListener('resize', measure);
      root.style.removeProperty('font-size');
    };
  };
}
