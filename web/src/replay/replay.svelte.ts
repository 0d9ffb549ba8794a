/** A replay of a finished game at one step and from one point of view. It has the interface of a room. */

import { SvelteMap } from 'svelte/reactivity';
import type { GameView, Opinion } from '../wire/generated/answers';
import type {
  ChairView,
  Crown,
  Event,
  GameStarted,
  Good,
  SpokenLine,
  TableView,
  View,
} from '../wire/generated/protocol';
import { Refusal } from '../wire/api';
import type { Moods, PlayedMove } from '../wire/room.svelte';
import type { Source } from '../table/scene.svelte';
import type { Eyes } from './link';
import { Reel, type Span, type Step } from './reel';

export type StepQuery = Span & { eyes: Eyes; beliefs: boolean };
/** Where the steps come from. */
export type Archive = {
  about: GameView;
  /** Whether the rules judged the moves: false for a record of an older version, which has no actions. */
  judged?: boolean | undefined;
  /** How many steps one request may load. */
  most: number;
  fetch: (query: StepQuery, signal: AbortSignal) => Promise<Step[]>;
};

/** How many points of view are kept in memory. */
const MAX_REELS = 3;
const AGAIN_MS = 2500;
const PACE_MS = 1500;
export const SPEEDS = [0.5, 1, 2, 4] as const;

export class Replay implements Source {
  eyes: Eyes = $state('all');
  /** The wanted step; `version` follows when that step has loaded. */
  wanted = $state(0);
  playing = $state(false);
  /** Whether the bots' thoughts are shown. */
  minds = $state(true);
  speed: (typeof SPEEDS)[number] = $state(1);
  /** Why loading failed, if it did. */
  trouble: Refusal | null = $state.raw(null);
  /** The shown step. */
  #now: Step | null = $state.raw(null);
  /** Increments with every load, so that derived values are recomputed. */
  #news = $state(0);
  #beliefs = new SvelteMap<number, Opinion[]>();

  #reels = new Map<Eyes, Reel>();
  #reel: Reel;
  #abort = new AbortController();
  #loading = false;
  #closed = false;
  #frame = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #started: GameStarted | null = $state.raw(null);

  readonly last: number;
  goods: Map<string, Good> = $derived(new Map(this.#started?.goods.map((good) => [good.name, good])));
  crowns: Crown[] = $derived(this.#started?.crowns ?? []);
  /** All loaded moves from the deal on, including later ones: the story is computed once and shown up to the current step. */
  tale: PlayedMove[] = $derived.by(() => {
    void this.#news;
    void this.eyes;
    return this.#reel.moments();
  });
  chronicle: PlayedMove[] = $derived.by(() => {
    void this.#news;
    return this.#reel.moments(this.version);
  });
  /** The versions at which rounds begin, as far as loaded. */
  rounds: { round: number; version: number }[] = $derived(
    this.tale.flatMap(({ version, events }) =>
      events.flatMap((event) => (event.type === 'round_began' ? [{ round: event.round, version }] : [])),
    ),
  );

  // The rest of a room's interface, empty for a finished game.
  readonly table: TableView;
  readonly you = { seat: null, host: false };
  readonly lines = [];
  readonly gestures = [];
  readonly clock = { received: 0 };
  readonly game = null;
  readonly code = '';
  readonly act = nothingToDo;
  readonly request = nothingToDo;

  /** `first` are steps already loaded, from this point of view. */
  constructor(
    readonly archive: Archive,
    { step, eyes }: { step: number; eyes: Eyes },
    first: readonly Step[] = [],
  ) {
    const { about } = archive;
    this.last = about.moves;
    this.table = tableOf(about);
    this.eyes = Number(eyes) >= about.seats.length ? 'all' : eyes;
    this.wanted = Math.min(step, this.last);
    this.#reel = this.#reelOf(this.eyes);
    if (this.eyes === eyes) this.#take(this.#reel, first);
    void this.#load();
  }

  get view(): View | null {
    return this.#started && this.#now ? this.#now.view : null;
  }

  get version(): number {
    return this.#now?.version ?? 0;
  }

  /** The events of the shown step. */
  get events(): Event[] {
    return this.#now?.events ?? [];
  }

  /** Whether any bot's thoughts are available. */
  get thoughtful(): boolean {
    return this.archive.about.seats.some(({ all_along }) => all_along);
  }

  /** What bots said with the shown step. */
  get said(): SpokenLine[] {
    return this.#now?.said ?? [];
  }

  get moods(): Moods {
    return this.#now?.moods ?? {};
  }

  get beliefs(): Opinion[] {
    return this.#beliefs.get(this.version) ?? [];
  }

  /** How much of the game is loaded, from 0 to 1. */
  get loaded(): number {
    void this.#news;
    return this.#reel.count / (this.last + 1);
  }

  /** Goes to a step; at most one step per frame is drawn. */
  go(step: number): void {
    this.wanted = Math.max(0, Math.min(this.last, step));
    this.#frame ||= requestAnimationFrame(() => {
      this.#frame = 0;
      this.#draw();
    });
    if (!this.#reel.at(this.wanted)) void this.#load();
  }

  look(eyes: Eyes): void {
    if (eyes === this.eyes) return;
    this.eyes = eyes;
    this.#reel = this.#reelOf(eyes);
    this.#abort.abort();
    this.#news += 1;
    this.#draw();
    void this.#load();
  }

  /** Goes to the start of the previous or next round. */
  round(by: 1 | -1): void {
    const starts = this.rounds.map(({ version }) => version);
    if (by > 0) this.go(starts.find((version) => version > this.wanted) ?? this.last);
    else this.go(starts.findLast((version) => version < this.wanted) ?? 0);
  }

  play(): void {
    this.playing = true;
    if (this.wanted >= this.last) this.go(0);
    this.#tick();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  close(): void {
    this.#closed = true;
    this.pause();
    cancelAnimationFrame(this.#frame);
    this.#abort.abort();
  }

  #tick(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (!this.playing) return;
      // Wait for a step that is not loaded.
      if (this.version === this.wanted) this.go(this.wanted + 1);
      if (this.wanted >= this.last) this.pause();
      else this.#tick();
    }, PACE_MS / this.speed);
  }

  #draw(): void {
    const step = this.#reel.at(this.wanted);
    if (step) this.#now = step;
  }

  #reelOf(eyes: Eyes): Reel {
    const reel = this.#reels.get(eyes) ?? new Reel(this.last);
    this.#reels.delete(eyes);
    this.#reels.set(eyes, reel);
    for (const old of [...this.#reels.keys()].slice(0, -MAX_REELS)) this.#reels.delete(old);
    return reel;
  }

  async #load(): Promise<void> {
    if (this.#loading || this.#closed) return;
    this.#loading = true;
    try {
      for (let span = this.#next(); span && !this.#closed; span = this.#next()) await this.#bring(span);
    } finally {
      this.#loading = false;
    }
  }

  #take(reel: Reel, steps: readonly Step[]): void {
    for (const { version, beliefs } of steps) if (beliefs) this.#beliefs.set(version, beliefs);
    reel.add(steps);
    this.#started ??= startIn(reel.at(0)?.events ?? []);
    this.#news += 1;
    if (reel === this.#reel) this.#draw();
  }

  /** The deal lists the goods, so it is loaded first. */
  #next(): Span | null {
    if (!this.#reel.at(0) && !this.#started && this.wanted) return { from: 0, steps: 1 };
    return this.#reel.next(this.wanted, this.archive.most);
  }

  async #bring(span: Span): Promise<void> {
    const reel = this.#reel;
    const eyes = this.eyes;
    this.#abort = new AbortController();
    // The bots' thoughts are the same from every point of view.
    const beliefs = this.thoughtful && !this.#beliefs.has(span.from);
    try {
      const steps = await this.archive.fetch({ ...span, eyes, beliefs }, this.#abort.signal);
      if (!steps.length) throw new Refusal('malformed', 'malformed', 'There are no such steps.');
      this.#take(reel, steps);
      this.trouble = null;
    } catch (error) {
      if (this.#abort.signal.aborted || this.#closed) return;
      if (!(error instanceof Refusal)) throw error;
      this.trouble = error;
      if (PASSING.includes(error.error)) await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
      else this.close();
    }
  }
}

const nothingToDo = () => Promise.reject(new Error('This game is over.'));
/** Errors that may be temporary. */
const PASSING = ['too_many', 'unreachable', 'not_saved', 'fault'];

const startIn = (events: readonly Event[]): GameStarted | null =>
  events.find((event) => event.type === 'game_started') ?? null;

/** The table of the finished game: its players and their looks. */
function tableOf({ options, seats, game }: GameView): TableView {
  // If a bot took over a player's seat, the player's name is shown.
  const chairs: ChairView[] = seats.map(({ name, bot, all_along, colour = '', charge = '' }) => ({
    kind: all_along ? 'bot' : 'person',
    name,
    bot: all_along ? bot : null,
    colour,
    charge,
    present: true,
  }));
  const settings = { options };
  return {
    code: game,
    stage: 'over',
    settings,
    chairs,
    host: null,
    commitment: '',
    paused: false,
    watching: 0,
    games: [],
  };
}
