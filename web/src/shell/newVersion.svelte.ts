/** Whether the server has a newer page than this one. */

import { network } from '../offline/network.svelte';

class NewVersion {
  due = $state(false);

  /** Asks the server which page it has; one that can't be asked has none that is newer. */
  check = async (): Promise<void> => {
    try {
      const response = await fetch('/version.json', { cache: 'no-store' });
      network.here = true;
      if (!response.ok) return;
      const { build } = (await response.json()) as { build?: unknown };
      this.due ||= typeof build === 'string' && build !== __BUILD__;
    } catch {
      network.here = false; // It will be asked again.
    }
  };

  /** Looks whenever a connection came back, and when a part of the page could not be loaded. */
  watch(): void {
    addEventListener('nottingham:back', this.check);
    addEventListener('vite:preloadError', this.check);
  }
}

export const newVersion = new NewVersion();
