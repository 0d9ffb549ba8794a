/** Notifications when it is the player's turn and the page is hidden; off by default. */

import { keepChoice, keptChoice } from './kept';

const KEPT = 'nottingham.nudges';
const BUZZ_MS = 120;
const ICON = '/icon-192.png';
/** A newer one replaces it. */
const TAG = 'nottingham-turn';

class Nudges {
  on: boolean = $state(keptChoice(KEPT) === 'on');
  /** Whether the browser has refused them. */
  blocked: boolean = $state(false);

  get possible(): boolean {
    return typeof Notification !== 'undefined';
  }

  async choose(on: boolean): Promise<void> {
    this.blocked = on && (!this.possible || (await Notification.requestPermission()) !== 'granted');
    this.on = on && !this.blocked;
    keepChoice(KEPT, this.on ? 'on' : 'off');
  }

  /** Tells the player what is asked of them. */
  async nudge(title: string, body: string): Promise<void> {
    if (!this.on || !document.hidden || !this.possible || Notification.permission !== 'granted') return;
    navigator.vibrate?.(BUZZ_MS);
    const options = { body, tag: TAG, icon: ICON };
    try {
      // Phones only show those of a service worker.
      const worker = await navigator.serviceWorker?.getRegistration();
      if (worker) await worker.showNotification(title, options);
      else new Notification(title, options).onclick = () => window.focus();
    } catch {
      // Then the title of the tab has to do.
    }
  }
}

export const nudges = new Nudges();
