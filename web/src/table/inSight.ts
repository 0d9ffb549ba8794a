/**
 * Keeps an element in sight while the page changes around it, until the person scrolls or presses a key themselves.
 * Nobody who is writing is disturbed. Returns a function that stops it.
 */
export function keepInSight(find: () => Element | null | undefined): () => void {
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
  let frame = 0;
  const come = (): void => {
    if (!document.activeElement?.matches('input, textarea')) find()?.scrollIntoView({ block: 'nearest', behavior });
  };
  // In the next frame, when what has changed is in its place.
  const observer = new ResizeObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(come);
  });
  observer.observe(document.body);
  const moves = ['wheel', 'touchmove', 'keydown'] as const;
  function stop(): void {
    observer.disconnect();
    cancelAnimationFrame(frame);
    for (const move of moves) removeEventListener(move, stop);
  }
  for (const move of moves) addEventListener(move, stop, { passive: true });
  return stop;
}
