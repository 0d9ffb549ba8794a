/** A visible countdown. */

const TICK_MS = 250;

/** Minutes and seconds, rounded up. */
export function countdown(left: number): string {
  const seconds = Math.ceil(left / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** The current time, updated often enough for a countdown while `runs` is true. */
export function ticking(runs: () => boolean): { readonly now: number } {
  let now = $state(performance.now());
  $effect(() => {
    if (!runs()) return;
    const timer = setInterval(() => (now = performance.now()), TICK_MS);
    return () => clearInterval(timer);
  });
  return {
    get now() {
      return now;
    },
  };
}
