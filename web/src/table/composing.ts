/** Tells the table that an offer is being composed, for as long as its form is open and somebody is there. */

/** The server ends a signal after six seconds. */
const RENEW_MS = 3000;
/** Who hasn't touched the page for this long has gone. */
const GONE_MS = 20_000;
const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'] as const;

export function composingSignal(send: (composing: boolean) => void): { begin: () => void; stop: () => void } {
  let timer: ReturnType<typeof setInterval> | undefined;
  let touched = 0;
  let sent = false;

  function renew(): void {
    if (performance.now() - touched > GONE_MS) {
      rest();
      return;
    }
    sent = true;
    send(true);
  }

  function rest(): void {
    clearInterval(timer);
    timer = undefined;
  }

  function touch(): void {
    touched = performance.now();
    if (timer !== undefined) return;
    timer = setInterval(renew, RENEW_MS);
    renew();
  }

  return {
    begin() {
      for (const name of TOUCHES) addEventListener(name, touch, { capture: true, passive: true });
      touch();
    },
    stop() {
      for (const name of TOUCHES) removeEventListener(name, touch, { capture: true });
      rest();
      if (sent) send(false);
      sent = false;
    },
  };
}
