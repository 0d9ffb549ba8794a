/** Tells the table that an offer is being composed, again and again while it is edited. */

/** The server ends a signal after six seconds. */
const RENEW_MS = 3000;

export function composingSignal(send: (composing: boolean) => void): { edit: () => void; stop: () => void } {
  let timer: ReturnType<typeof setInterval> | undefined;
  let edited = false;
  let sent = false;

  function renew(): void {
    if (edited) {
      edited = false;
      sent = true;
      send(true);
    } else {
      rest();
    }
  }

  function rest(): void {
    clearInterval(timer);
    timer = undefined;
  }

  return {
    edit() {
      edited = true;
      if (timer !== undefined) return;
      timer = setInterval(renew, RENEW_MS);
      renew();
    },
    stop() {
      rest();
      if (sent) send(false);
      sent = edited = false;
    },
  };
}
