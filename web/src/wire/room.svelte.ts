/** A table one has come to: what the server told of it, kept up to date. It knows no rules. */

import type {
  Action,
  ClockView,
  Crown,
  Event,
  GameStarted,
  Good,
  Line,
  GameSnapshot,
  TableView,
  ServerMessage,
  View,
  You,
} from './generated/protocol';
import { Refusal } from './api';
import { Socket, type AskedOfTable, type Link } from './socket';

/** A move that was made, as this seat saw it. */
export type Moment = { version: number; at: number; events: Event[] };
/** What happened, with the view before and after it: for those who animate or announce. */
export type Happening = { events: Event[]; before: View | null; after: View; live: boolean };

/** What a room needs of a connection, and how it gets one. */
export type Wire = Pick<Socket, 'ask' | 'close'>;
export type Connect = (...ends: ConstructorParameters<typeof Socket>) => Wire;

const BEFORE_THE_DEAL = -1;

export class Room {
  link: Link = $state('coming');
  /** Why there is no table here, if there is none. */
  refusal: Refusal | null = $state.raw(null);
  table: TableView | null = $state.raw(null);
  you: You = $state.raw({ seat: null, host: false });
  view: View | null = $state.raw(null);
  game: string | null = $state(null);
  number = $state(0);
  version = $state(BEFORE_THE_DEAL);
  chronicle: Moment[] = $state.raw([]);
  lines: Line[] = $state.raw([]);
  clock: ClockView & { heard: number } = $state.raw({ heard: 0 });
  started: GameStarted | null = $state.raw(null);

  goods: Map<string, Good> = $derived(new Map(this.started?.goods.map((good) => [good.name, good])));
  crowns: Crown[] = $derived(this.started?.crowns ?? []);

  #wire: Wire;
  #happenings = new Set<(happening: Happening) => void>();

  constructor(
    readonly code: string,
    secret: string | null,
    connect: Connect = (...ends) => new Socket(...ends),
  ) {
    this.#wire = connect(
      () => ({ type: 'join', table: code, secret, game: this.game, version: this.version }),
      (told) => this.#hear(told),
      (link, refusal) => {
        this.link = link;
        this.refusal = refusal;
      },
    );
    document.addEventListener('visibilitychange', this.#wake);
  }

  leave(): void {
    document.removeEventListener('visibilitychange', this.#wake);
    this.#wire.close();
    this.#happenings.clear();
  }

  /** Calls back whenever the game goes on; returns how to stop it. */
  follow(listener: (happening: Happening) => void): () => void {
    this.#happenings.add(listener);
    return () => this.#happenings.delete(listener);
  }

  async ask(question: AskedOfTable): Promise<void> {
    await this.#wire.ask(question);
  }

  /** Makes a move, chosen on what is shown now: if this seat is asked something else meanwhile it is not made. */
  act(action: Action): Promise<void> {
    return this.ask({ type: 'act', action, version: this.version, game: this.game });
  }

  #hear(told: ServerMessage): void {
    switch (told.type) {
      case 'welcome':
        this.table = told.table;
        this.you = told.you;
        this.lines = told.talk;
        if (told.playing) this.#stand(told.playing);
        break;
      case 'table':
        this.table = told.table;
        this.you = told.you;
        break;
      case 'standing':
        this.#stand(told.playing);
        break;
      case 'moved':
        if (told.game !== this.game || told.version <= this.version) break;
        this.#note([{ version: told.version, at: told.at, events: told.events }]);
        this.#turn(told.view, told.version, told.clock, told.events, true);
        break;
      case 'clock':
        this.#wind(told.clock);
        break;
      case 'talk':
        this.#listen(told.lines);
        break;
    }
  }

  #stand(playing: GameSnapshot): void {
    if (playing.game !== this.game) {
      this.game = playing.game;
      this.number = playing.number;
      this.version = BEFORE_THE_DEAL;
      this.chronicle = [];
      this.started = null;
      this.view = null;
    }
    const missed = (playing.moves ?? []).filter((move) => move.version > this.#told);
    this.#note(missed);
    if (playing.version >= this.version) {
      const events = missed.flatMap((move) => move.events);
      this.#turn(playing.view, playing.version, playing.clock, events, false);
    }
    if (playing.more || !this.started) void this.#catchUp();
  }

  get #told(): number {
    return this.chronicle.at(-1)?.version ?? BEFORE_THE_DEAL;
  }

  /** A phone that slept may believe in a line that is long dead: asking anything finds it out. */
  #wake = (): void => {
    if (!document.hidden && this.link === 'here' && this.game) void this.#catchUp();
  };

  async #catchUp(): Promise<void> {
    try {
      await this.ask({ type: 'catch_up', version: this.#told });
    } catch {
      // The next word about the game brings it: nothing but the story of what is past is missing.
    }
  }

  #note(moments: Moment[]): void {
    for (const { events } of moments) {
      for (const event of events) if (event.type === 'game_started') this.started = event;
    }
    this.chronicle = [...this.chronicle, ...moments];
  }

  #turn(view: View, version: number, clock: ClockView, events: Event[], live: boolean): void {
    const before = this.view;
    const happening: Happening = { events, before, after: view, live };
    this.version = version;
    this.#wind(clock);
    for (const listener of this.#happenings) listener(happening);
    this.view = view;
  }

  #wind(clock: ClockView): void {
    this.clock = { ...clock, heard: performance.now() };
  }

  #listen(lines: Line[]): void {
    const byNumber = new Map(this.lines.map((line) => [line.number, line]));
    for (const line of lines) byNumber.set(line.number, line);
    this.lines = [...byNumber.values()].sort((one, other) => one.number - other.number);
  }
}
