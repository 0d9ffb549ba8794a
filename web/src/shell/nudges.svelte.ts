/** Tells players that it is their turn: by a notification while the page is hidden, by a buzz otherwise. Off by default. */

import { keepChoice, keptChoice } from './kept';

const KEPT = 'nottingham.nudges';
const BUZZ_MS = 120;
const ICON = '/icon-192.png';
/** A newer one replaces it, and is noticed like the first. */
const TAG = 'nottingham-turn';
/** Browsers know more options than TypeScript does. */
type Shown = NotificationOptions & { vibrate: number; renotify: boolean };

class Nudges {
  on: boolean = $state(keptChoice(KEPT) === 'on');
  /** Whether the browser has refused them. */
  blocked: boolean = $state(false);
  #shown: Notification | null = null;

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
    if (!this.on) return;
    // Browsers don't let a hidden page buzz; a notification does it itself.
    if (!document.hidden) navigator.vibrate?.(BUZZ_MS);
    if (!document.hidden || !this.possible || Notification.permission !== 'granted') return;
    const options: Shown = { body, tag: TAG, icon: ICON, vibrate: BUZZ_MS, renotify: true };
    try {
      // Phones only show those of a service worker.
      const worker = await navigator.serviceWorker?.getRegistration();
      if (worker) await worker.showNotification(title, options);
      else {
        this.#shown = new Notification(title, options);
        this.#shown.onclick = () => window.focus();
      }
    } catch {
      // Then the title of the tab has to do.
    }
  }

  /** Closes the notification once the page is visible. */
  async withdraw(): Promise<void> {
    this.#shown?.close();
    this.#shown = null;
    try {
      const worker = await navigator.serviceWorker?.getRegistration();
      for (const shown of (await worker?.getNotifications({ tag: TAG })) ?? []) shown.close();
    } catch {
      // It stays until it is dismissed.
    }
  }
}

export const nudges = new Nudges();
