/**
 * Whether a person's page shows only their hand, their bag and their own news, because a screen in the room shows the
 * table. People who come by the screen's QR code start so. Kept while the tab is open.
 */

const KEPT = 'nottingham.hand';
/** The end of the link in the screen's QR code. */
export const HAND = '#hand';

function kept(): string | null {
  try {
    return sessionStorage.getItem(KEPT);
  } catch {
    return null;
  }
}

class HandOnly {
  #code: string | null = $state(kept());

  at(code: string): boolean {
    return this.#code === code;
  }

  choose(code: string, on: boolean): void {
    this.#code = on ? code : null;
    try {
      sessionStorage.setItem(KEPT, this.#code ?? '');
    } catch {
      // Storage is unavailable: the choice lasts until the page is closed.
    }
  }

  /** Notices that a person came by the screen's QR code. */
  arrive(code: string): void {
    if (location.hash !== HAND) return;
    this.choose(code, true);
    history.replaceState(null, '', location.pathname);
  }
}

export const handOnly = new HandOnly();
