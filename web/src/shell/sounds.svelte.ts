/** Whether sounds are on, and how loud; off by default. */

import { keepChoice, keptChoice } from './kept';
import type { Sound } from './sound';

const KEPT = 'nottingham.sounds';
const KEPT_VOLUME = 'nottingham.volume';
const USUAL_VOLUME = 50;

function keptVolume(): number {
  const kept = Number(keptChoice(KEPT_VOLUME) ?? NaN);
  return kept >= 1 && kept <= 100 ? kept : USUAL_VOLUME;
}

class Sounds {
  on: boolean = $state(keptChoice(KEPT) === 'on');
  /** Whether the person has chosen. */
  asked: boolean = $state(keptChoice(KEPT) !== null);
  /** Whether the table is to ask, because its game began without a gathering. */
  offered: boolean = $state(false);
  /** In percent. */
  volume: number = $state(keptVolume());

  choose(on: boolean): void {
    this.on = on;
    this.asked = true;
    keepChoice(KEPT, on ? 'on' : 'off');
    this.play('coin');
  }

  turnTo(volume: number): void {
    this.volume = volume;
    keepChoice(KEPT_VOLUME, String(volume));
    this.play('coin');
  }

  play(sound: Sound, after = 0): void {
    if (this.on) void playSound(sound, after, this.volume / 100);
  }
}

/** Plays a sound even if sounds are off; returns a function that stops it. Failures are ignored. */
export async function playSound(sound: Sound, after = 0, volume = USUAL_VOLUME / 100): Promise<() => void> {
  try {
    return (await import('./sound')).play(sound, after, volume);
  } catch {
    return () => undefined;
  }
}

export const sounds = new Sounds();
