/** How fast openings, badges and the final count are shown. The game itself waits for nobody. */

import { keepChoice, keptChoice } from './kept';

const KEPT = 'nottingham.tempo';
const FACTORS = { slow: 1.6, usual: 1, fast: 0.5 } as const;
type Tempo = keyof typeof FACTORS;
export const TEMPOS = Object.keys(FACTORS) as Tempo[];

function kept(): Tempo {
  const name = keptChoice(KEPT) as Tempo;
  return TEMPOS.includes(name) ? name : 'usual';
}

class TempoChoice {
  chosen: Tempo = $state(kept());
  /** Whether other devices in the room show the same: then all are as fast as usual, so that none is ahead. */
  shared = $state(false);

  choose(tempo: Tempo): void {
    this.chosen = tempo;
    keepChoice(KEPT, tempo);
  }

  /** A duration at the usual speed, at the chosen one. */
  paced(ms: number): number {
    return this.shared ? ms : ms * FACTORS[this.chosen];
  }
}

export const tempo = new TempoChoice();
