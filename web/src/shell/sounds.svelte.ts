/** Whether the market is to be heard: not until somebody wants it. */

import type { Sound } from './sound';

const KEPT = 'nottingham.sounds';

function kept(): boolean {
  try {
    return localStorage.getItem(KEPT) === 'on';
  } catch {
    return false;
  }
}

class Sounds {
  on: boolean = $state(kept());

  choose(on: boolean): void {
    this.on = on;
    try {
      localStorage.setItem(KEPT, on ? 'on' : 'off');
    } catch {
      // Then it lasts as long as the page.
    }
    this.play('coin');
  }

  play(sound: Sound, after = 0): void {
    if (this.on) void playSound(sound, after);
  }
}

/** Makes a sound, whatever was chosen for the table; returns how to silence it. A page without sounds is a page still. */
export async function playSound(sound: Sound, after = 0): Promise<() => void> {
  try {
    return (await import('./sound')).play(sound, after);
  } catch {
    return () => undefined;
  }
}

export const sounds = new Sounds();
