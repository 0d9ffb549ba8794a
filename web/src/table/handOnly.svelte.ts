/**
 * Whether a person's page shows only their hand, their bag and their own news, because a screen in the room shows the
 * table. People who come by the screen's QR code start so, others are asked. Kept while the tab is open.
 */

const KEPT = 'nottingham.hand';
/** The end of the link in the screen's QR code. */
export const HAND = '#hand';
/** The end of the link for people who typed a code, which a phone may have shown as well as a screen. */
export const TYPED = '#typed';
/** Before the code of a table where a person wants to see everything. */
const WHOLE = '!';

function kept(): string | null {
  try {
    return sessionStorage.getItem(KEPT);
  } catch {
    return null;
  }
}

class HandOnly {
  #chosen: string | null = $state(kept());
  /** The table where a person will see only their hand as soon as a screen shows the rest. */
  #awaiting: string | null = null;

  at(code: string): boolean {
    return this.#chosen === code;
  }

  /** Whether a person has chosen, one way or the other. */
  decided(code: string): boolean {
    return this.at(code) || this.#chosen === WHOLE + code;
  }

  choose(code: string, on: boolean): void {
    this.#chosen = on ? code : WHOLE + code;
    try {
      sessionStorage.setItem(KEPT, this.#chosen);
    } catch {
      // Storage is unavailable: the choice lasts until the page is closed.
    }
  }

  /** Notices how a person came. */
  arrive(code: string): void {
    if (location.hash === HAND) this.choose(code, true);
    else if (location.hash === TYPED) this.awaitScreen(code);
    else return;
    history.replaceState(null, '', location.pathname);
  }

  awaitScreen(code: string): void {
    this.#awaiting = code;
  }

  /** A screen shows the table. */
  seeScreen(code: string): void {
    if (this.#awaiting === code && !this.decided(code)) this.choose(code, true);
    this.#awaiting = null;
  }
}

export const handOnly = new HandOnly();
