/** A time that runs out before the reader's eyes. */

const TICK_MS = 250;

/** Minutes and seconds; as long as anything is left there is a second. */
export function countdown(left: number): string {
  const seconds = Math.ceil(left / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** What time it is, looked at often enough for a countdown while it runs. */
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
