/** Tips for newcomers: in their first games, when it is their turn and they hesitate. */

import type { Tip } from './advice';

const KEPT = 'nottingham.tips';
/** Milliseconds without input that count as hesitation. */
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

/** Whether tips are on, and in which games the player was a newcomer; stored in this browser. */
class TipSettings {
  #memory: Memory = $state.raw(remembered());
  #game: string | null = $state(null);
  /** The keys of the tips that were shown in the current game. */
  readonly shown = new Set<string>();

  /** Whether tips are on in the current game, or else in the next. */
  get on(): boolean {
    const { off, games } = this.#memory;
    return !off && (games.length < FIRST_GAMES || (this.#game !== null && games.includes(this.#game)));
  }

  /** Counts a game as one of the first. */
  sitDown(game: string): void {
    if (this.on && !this.#memory.games.includes(game) && this.#memory.games.length < FIRST_GAMES) {
      this.#keep({ ...this.#memory, games: [...this.#memory.games, game] });
    }
    if (game !== this.#game) this.shown.clear();
    this.#game = game;
  }

  turnOff(): void {
    this.#keep({ ...this.#memory, off: true });
  }

  /** Turns tips on for this game and the next. */
  turnOn(): void {
    this.#keep({ off: false, games: this.#game === null ? [] : [this.#game] });
  }

  /** Reads the stored settings again. */
  remember(): void {
    this.#memory = remembered();
    this.#game = null;
  }

  #keep(memory: Memory): void {
    this.#memory = memory;
    try {
      localStorage.setItem(KEPT, JSON.stringify(memory));
    } catch {
      // Storage is unavailable: the choice lasts until the page is closed.
    }
  }
}

export const tipSettings = new TipSettings();

/** Shows a tip after a while without input: one for each task, and none twice. */
export class Adviser {
  tip: Tip | null = $state.raw(null);
  #task: string | null = null;
  #tips: () => Tip[] = () => [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #done = false;

  /** `prepare` loads the texts of the tips, and `shown` has the keys of those that were shown before. */
  constructor(
    private readonly prepare: () => Promise<unknown> = () => Promise.resolve(),
    private readonly shown = new Set<string>(),
  ) {}

  /** Sets the current task; null for none. The same name means the same task. */
  watch(name: string | null, tips: () => Tip[]): void {
    this.#tips = tips;
    if (name === this.#task) {
      // The tip may no longer apply.
      if (this.tip) this.tip = tips().find(({ key }) => key === this.tip?.key) ?? null;
      return;
    }
    this.#task = name;
    this.#done = name === null;
    this.tip = null;
    this.stir();
  }

  /** Restarts the wait after any input. */
  stir(): void {
    clearTimeout(this.#timer);
    if (!this.#done) this.#timer = setTimeout(() => void this.#show(), HESITATION);
  }

  dismiss(): void {
    this.tip = null;
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#done = true;
    this.#task = null;
    this.tip = null;
  }

  async #show(): Promise<void> {
    const task = this.#task;
    this.#done = true;
    try {
      await this.prepare();
    } catch {
      // No connection, no tips.
      return;
    }
    if (task !== this.#task) return;
    const fresh = this.#tips().find(({ key }) => !this.shown.has(key));
    if (!fresh) return;
    this.shown.add(fresh.key);
    this.tip = fresh;
  }
}
