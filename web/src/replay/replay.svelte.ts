/** A finished game that is looked at again, at one step and with one pair of eyes. It stands in for a room. */

import { SvelteMap } from 'svelte/reactivity';
import type { GameView, Opinion } from '../wire/generated/answers';
import type { ChairView, Crown, Event, GameStarted, Good, TableView, View } from '../wire/generated/protocol';
import { Refusal } from '../wire/api';
import type { PlayedMove } from '../wire/room.svelte';
import type { Source } from '../table/scene.svelte';
import type { Eyes } from './link';
import { Reel, type Span, type Step } from './reel';

export type Asked = Span & { eyes: Eyes; beliefs: boolean };
/** Where the steps come from. */
export type Archive = {
  about: GameView;
  /** Whether the rules judged the moves: false for a record of an older version, which has no actions. */
  judged?: boolean;
  /** How many steps are asked for at once. */
  most: number;
  fetch: (asked: Asked, signal: AbortSignal) => Promise<Step[]>;
};

/** So many pairs of eyes are kept at a time. */
const MAX_REELS = 3;
const AGAIN_MS = 2500;
const PACE_MS = 1500;
export const SPEEDS = [0.5, 1, 2, 4] as const;

export class Replay implements Source {
  eyes: Eyes = $state('all');
  /** Where one wants to be: the scrubber follows the hand, the picture follows when it can. */
  wanted = $state(0);
  playing = $state(false);
  /** Whether what bots thought is shown. */
  minds = $state(true);
  speed: (typeof SPEEDS)[number] = $state(1);
  /** Why nothing comes, if nothing comes. */
  trouble: Refusal | null = $state.raw(null);
  /** What is drawn. */
  #now: Step | null = $state.raw(null);
  /** Grows with everything that comes, so that whoever counts steps counts anew. */
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
  /** All that has come from the deal on, also what lies ahead: a story is told once and shown as far as one is. */
  tale: PlayedMove[] = $derived.by(() => {
    void this.#news;
    void this.eyes;
    return this.#reel.moments();
  });
  chronicle: PlayedMove[] = $derived.by(() => {
    void this.#news;
    return this.#reel.moments(this.version);
  });
  /** The versions with which rounds begin, as far as they are known. */
  rounds: { round: number; version: number }[] = $derived(
    this.tale.flatMap(({ version, events }) =>
      events.flatMap((event) => (event.type === 'round_began' ? [{ round: event.round, version }] : [])),
    ),
  );

  // What a room has besides, of which a game that is over has none.
  readonly table: TableView;
  readonly you = { seat: null, host: false };
  readonly lines = [];
  readonly clock = { received: 0 };
  readonly game = null;
  readonly code = '';
  readonly act = nothingToDo;
  readonly request = nothingToDo;

  /** `first` are steps that have come already, as these eyes see them. */
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

  /** What happened at the step that is shown. */
  get events(): Event[] {
    return this.#now?.events ?? [];
  }

  /** Whether some bot told what it thought. */
  get thoughtful(): boolean {
    return this.archive.about.seats.some(({ all_along }) => all_along);
  }

  get beliefs(): Opinion[] {
    return this.#beliefs.get(this.version) ?? [];
  }

  /** How much of the game has come, from 0 to 1. */
  get loaded(): number {
    void this.#news;
    return this.#reel.count / (this.last + 1);
  }

  /** Goes to a step. However often it is asked, one step is drawn in a frame. */
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

  /** To where the round before or after begins. */
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
      // A step that has not come yet is waited for.
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

  /** The goods stand in the deal, so that comes before everything else. */
  #next(): Span | null {
    if (!this.#reel.at(0) && !this.#started && this.wanted) return { from: 0, steps: 1 };
    return this.#reel.next(this.wanted, this.archive.most);
  }

  async #bring(span: Span): Promise<void> {
    const reel = this.#reel;
    const eyes = this.eyes;
    this.#abort = new AbortController();
    // What bots thought is the same for all eyes.
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
/** What may be otherwise in a moment. */
const PASSING = ['too_many', 'unreachable', 'not_saved', 'fault'];

const startIn = (events: readonly Event[]): GameStarted | null =>
  events.find((event) => event.type === 'game_started') ?? null;

/** A table that is long empty: who sat there, and how they looked. */
function tableOf({ options, seats, game }: GameView): TableView {
  // Where a bot played on for somebody it is still his game.
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
