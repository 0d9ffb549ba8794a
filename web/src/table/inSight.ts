type Find = () => Element | null | undefined;

/**
 * Keeps an element in sight while the page changes around it, until the person scrolls or presses a key themselves.
 * Nobody who is writing is disturbed. `look` asks again which element it is.
 */
export function keeperInSight(find: Find): { look: () => void; stop: () => void } {
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
  let frame = 0;
  const come = (): void => {
    if (!document.activeElement?.matches('input, textarea')) find()?.scrollIntoView({ block: 'nearest', behavior });
  };
  let stopped = false;
  // In the next frame, when what has changed is in its place.
  function look(): void {
    cancelAnimationFrame(frame);
    if (!stopped) frame = requestAnimationFrame(come);
  }
  const observer = new ResizeObserver(look);
  observer.observe(document.body);
  const moves = ['wheel', 'touchmove', 'keydown'] as const;
  function stop(): void {
    stopped = true;
    observer.disconnect();
    cancelAnimationFrame(frame);
    for (const move of moves) removeEventListener(move, stop);
  }
  for (const move of moves) addEventListener(move, stop, { passive: true });
  return { look, stop };
}

/** The same for an element that stays the same. Returns a function that stops it. */
export const keepInSight = (find: Find): (() => void) => keeperInSight(find).stop;
