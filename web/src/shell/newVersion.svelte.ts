/** Whether the server has a newer version of the page. */

import { network } from '../offline/network.svelte';

class NewVersion {
  due = $state(false);

  /** Compares the server's build with this one; does nothing if the server can't be reached. */
  check = async (): Promise<void> => {
    try {
      const response = await fetch('/version.json', { cache: 'no-store' });
      network.here = true;
      if (!response.ok) return;
      const { build } = (await response.json()) as { build?: unknown };
      this.due ||= typeof build === 'string' && build !== __BUILD__;
    } catch {
      network.here = false; // It is checked again later.
    }
  };

  /** Checks when a connection is restored and when a part of the page could not be loaded. */
  watch(): void {
    addEventListener('nottingham:back', this.check);
    addEventListener('vite:preloadError', this.check);
  }
}

export const newVersion = new NewVersion();
