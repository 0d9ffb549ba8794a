/** Tips for newcomers: in their first games, where it is their move and nothing happens. */

import type { Tip } from './advice';

const KEPT = 'nottingham.tips';
/** So long nobody who knows what to do does nothing. */
export const HESITATION = 12_000;
const FIRST_GAMES = 2;

type Memory = { off: boolean; games: string[] };

function remembered(): Memory {
  try {
    const kept = JSON.parse(localStorage.getItem(KEPT) ?? 'null') as Partial<Memory> | null;
    const games = Array.isArray(kept?.games) ? kept.games.filter((game) => typeof game === 'string') : [];
    return { off: kept?.off === true, games: games.slice(0, FIRST_GAMES) };
  } catch {
    return { off: false, games: [] };
  }
}

/** Whether somebody wants tips, and in which games they were a newcomer: kept in this browser. */
class TipSettings {
  #memory: Memory = $state.raw(remembered());
  #game: string | null = $state(null);

  /** Whether there are tips: in the game one is in, or else in the next. */
  get on(): boolean {
    const { off, games } = this.#memory;
    return !off && (games.length < FIRST_GAMES || (this.#game !== null && games.includes(this.#game)));
  }

  /** One sits in a game. */
  sitDown(game: string): void {
    if (this.on && !this.#memory.games.includes(game) && this.#memory.games.length < FIRST_GAMES) {
      this.#keep({ ...this.#memory, games: [...this.#memory.games, game] });
    }
    this.#game = game;
  }

  turnOff(): void {
    this.#keep({ ...this.#memory, off: true });
  }

  /** Whoever wants them again is a newcomer again, from this game on. */
  turnOn(): void {
    this.#keep({ off: false, games: this.#game === null ? [] : [this.#game] });
  }

  /** As it was kept by now. */
  remember(): void {
    this.#memory = remembered();
    this.#game = null;
  }

  #keep(memory: Memory): void {
    this.#memory = memory;
    try {
      localStorage.setItem(KEPT, JSON.stringify(memory));
    } catch {
      // Then it lasts as long as the page.
    }
  }
}

export const tipSettings = new TipSettings();

/** Waits while somebody hesitates, then tells one tip: one for each thing that is asked, and none twice. */
export class Adviser {
  tip: Tip | null = $state.raw(null);
  #asked: string | null = null;
  #tips: () => Tip[] = () => [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #told = new Set<string>();
  #done = false;

  /** `prepare` brings what a tip needs before it can be said. */
  constructor(private readonly prepare: () => Promise<unknown> = () => Promise.resolve()) {}

  /** Something is asked now, under a name that stays the same as long as it is the same; nothing is null. */
  watch(name: string | null, tips: () => Tip[]): void {
    this.#tips = tips;
    if (name === this.#asked) {
      // What has happened meanwhile may have made it wrong.
      if (this.tip) this.tip = tips().find(({ key }) => key === this.tip?.key) ?? null;
      return;
    }
    this.#asked = name;
    this.#done = name === null;
    this.tip = null;
    this.stir();
  }

  /** Somebody did something: then nobody hesitates. */
  stir(): void {
    clearTimeout(this.#timer);
    if (!this.#done) this.#timer = setTimeout(() => void this.#tell(), HESITATION);
  }

  dismiss(): void {
    this.tip = null;
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#done = true;
    this.#asked = null;
    this.tip = null;
  }

  async #tell(): Promise<void> {
    const asked = this.#asked;
    this.#done = true;
    try {
      await this.prepare();
    } catch {
      // Without a line there are no tips.
      return;
    }
    if (asked !== this.#asked) return;
    const fresh = this.#tips().find(({ key }) => !this.#told.has(key));
    if (!fresh) return;
    this.#told.add(fresh.key);
    this.tip = fresh;
  }
}
