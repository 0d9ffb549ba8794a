/** Whether sounds are on; off by default. */

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
      // Storage is unavailable: the choice lasts until the page is closed.
    }
    this.play('coin');
  }

  play(sound: Sound, after = 0): void {
    if (this.on) void playSound(sound, after);
  }
}

/** Plays a sound even if sounds are off; returns a function that stops it. Failures are ignored. */
export async function playSound(sound: Sound, after = 0): Promise<() => void> {
  try {
    return (await import('./sound')).play(sound, after);
  } catch {
    return () => undefined;
  }
}

export const sounds = new Sounds();
