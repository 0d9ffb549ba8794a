/** A table this page has joined, kept up to date by the server's messages. It knows no rules. */

import type {
  Action,
  BagOpened,
  ClockView,
  Crown,
  DebtPaid,
  Event,
  GameStarted,
  Gestured,
  Good,
  Line,
  GameSnapshot,
  SpokenLine,
  TableView,
  ServerMessage,
  View,
  You,
} from './generated/protocol';
import { Refusal } from './api';
import { Socket, type TableRequest, type ConnectionState } from './socket';

/** A move as this seat saw it. */
export type PlayedMove = { version: number; at: number; events: Event[]; said?: SpokenLine[] };
/** How bots and people look, by seat. */
export type Moods = NonNullable<GameSnapshot['moods']>;
export type Mood = Moods[string];
/** The events of an update, with the view before and after it, for animations and announcements. */
export type GameUpdate = { events: Event[]; said: SpokenLine[]; before: View | null; after: View; live: boolean };

/** A bag is being opened: nothing that follows from it is known to the page until it was seen. */
export type Opening = { event: BagOpened; paid: DebtPaid[]; before: View };
/** Whether to show an opening; by default nothing is held back. */
export type Curtain = (opening: Opening) => boolean;

/** The connection that a room needs, and the function that opens it. */
export type Connection = Pick<Socket, 'request' | 'close'>;
export type Connect = (...ends: ConstructorParameters<typeof Socket>) => Connection;

/** A face that somebody pulled, or what they threw. */
export type NumberedGesture = Gestured & { number: number };

const BEFORE_THE_DEAL = -1;
const GESTURES_KEPT = 20;
/** With more messages than this waiting, the page catches up without openings. */
const MAX_HELD = 30;

export class Room {
  connection: ConnectionState = $state('connecting');
  /** Why the table can't be joined, if it can't. */
  refusal: Refusal | null = $state.raw(null);
  table: TableView | null = $state.raw(null);
  you: You = $state.raw({ seat: null, host: false });
  view: View | null = $state.raw(null);
  game: string | null = $state(null);
  number = $state(0);
  version = $state(BEFORE_THE_DEAL);
  chronicle: PlayedMove[] = $state.raw([]);
  lines: Line[] = $state.raw([]);
  moods: Moods = $state.raw({});
  /** The latest gestures. */
  gestures: NumberedGesture[] = $state.raw([]);
  clock: ClockView & { received: number } = $state.raw({ received: 0 });
  /** The opening that is being shown. */
  opening: Opening | null = $state.raw(null);
  curtain: Curtain = () => false;
  /** Whether openings end as soon as a screen in the room has shown them. */
  followsScreen = false;
  /** How often this page has moved or passed. */
  acted = $state(0);
  started: GameStarted | null = $state.raw(null);

  goods: Map<string, Good> = $derived(new Map(this.started?.goods.map((good) => [good.name, good])));
  crowns: Crown[] = $derived(this.started?.crowns ?? []);

  /** Whether the server knows who this is. */
  readonly named: boolean;

  #connection: Connection;
  /** The version of the last move whose opening a screen has shown. */
  #screened = BEFORE_THE_DEAL;
  #listeners = new Set<(update: GameUpdate) => void>();
  /** What arrived since an opening began, with the time. */
  #held: { message: ServerMessage; at: number }[] = [];

  constructor(
    readonly code: string,
    secret: string | null,
    connect: Connect = (...ends) => new Socket(...ends),
    /** Whether this is a screen for everyone in the room. */
    screen = false,
  ) {
    this.named = secret !== null;
    this.#connection = connect(
      () => ({ type: 'join', table: code, secret, game: this.game, version: this.version, ...(screen && { screen }) }),
      (message) => this.#receive(message),
      (state, refusal) => {
        this.connection = state;
        this.refusal = refusal;
      },
    );
    document.addEventListener('visibilitychange', this.#wake);
  }

  leave(): void {
    document.removeEventListener('visibilitychange', this.#wake);
    this.#connection.close();
    this.#listeners.clear();
  }

  /** Subscribes to updates of the game; returns a function that unsubscribes. */
  follow(listener: (update: GameUpdate) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async request(message: TableRequest): Promise<void> {
    await this.#connection.request(message);
    if (message.type === 'act' || message.type === 'pass') this.acted += 1;
  }

  /** Makes a move based on the shown version; the server rejects it if this seat's prompt has changed since. */
  act(action: Action): Promise<void> {
    return this.request({ type: 'act', action, version: this.version, game: this.game });
  }

  /** Moves and what is said about them wait until an opening was seen. Snapshots come with everything, so they end it. */
  #receive(message: ServerMessage): void {
    if (message.type === 'moved' || message.type === 'talk' || message.type === 'gestured') {
      this.#held.push({ message, at: performance.now() });
      if (!this.opening || this.#held.length > MAX_HELD) this.#catchUpWithHeld();
    } else if (message.type === 'shown') {
      if (message.game !== this.game) return;
      this.#screened = message.version;
      while (this.opening && this.#held[0] && this.#isScreened(this.#held[0].message)) this.seen();
    } else {
      if (message.type === 'welcome' || message.type === 'standing') this.seen();
      this.#take(message, performance.now());
    }
  }

  /** The opening was seen, or is skipped: shows what followed from it. */
  seen(): void {
    if (!this.opening) return;
    const held = this.#held.shift();
    this.opening = null;
    if (held) this.#take(held.message, held.at);
    this.#catchUpWithHeld();
  }

  #catchUpWithHeld(): void {
    const late = this.#held.length > MAX_HELD;
    if (late) this.opening = null;
    for (let next = this.#held[0]; next; next = this.#held[0]) {
      if (!late && this.#opens(next.message)) return;
      this.#held.shift();
      this.#take(next.message, next.at);
    }
  }

  /** Whether the screen that this page follows has shown the opening in a move. */
  #isScreened(message: ServerMessage): boolean {
    return this.followsScreen && message.type === 'moved' && message.version <= this.#screened;
  }

  /** Begins to show the opening in a move, if there is one and it is to be shown. */
  #opens(message: ServerMessage): boolean {
    if (message.type !== 'moved' || message.game !== this.game || message.version <= this.version || !this.view)
      return false;
    const event = message.events.find((event) => event.type === 'bag_opened');
    if (!event) return false;
    const paid = message.events.filter((event) => event.type === 'debt_paid');
    const opening = { event, paid, before: this.view };
    if (this.#isScreened(message) || !this.curtain(opening)) return false;
    this.opening = opening;
    return true;
  }

  #take(message: ServerMessage, at: number): void {
    switch (message.type) {
      case 'welcome':
        this.table = message.table;
        this.you = message.you;
        this.lines = message.talk;
        if (message.playing) this.#loadSnapshot(message.playing);
        break;
      case 'table':
        this.table = message.table;
        this.you = message.you;
        break;
      case 'standing':
        this.#loadSnapshot(message.playing);
        break;
      case 'moved':
        if (message.game !== this.game || message.version <= this.version) break;
        this.#append([message]);
        this.moods = message.moods ?? {};
        this.#advance(message.view, message.version, message.clock, message, true, at);
        break;
      case 'clock':
        this.#setClock(message.clock, at);
        break;
      case 'gestured':
        if (message.mood) this.moods = { ...this.moods, [message.seat]: message.mood };
        this.gestures = [
          ...this.gestures.slice(1 - GESTURES_KEPT),
          { ...message, number: (this.gestures.at(-1)?.number ?? 0) + 1 },
        ];
        break;
      case 'talk':
        this.#addLines(message.lines);
        break;
    }
  }

  #loadSnapshot(playing: GameSnapshot): void {
    if (playing.game !== this.game) {
      this.game = playing.game;
      this.number = playing.number;
      this.version = this.#screened = BEFORE_THE_DEAL;
      this.chronicle = [];
      this.started = null;
      this.view = null;
    }
    const missed = (playing.moves ?? []).filter((move) => move.version > this.#message);
    this.#append(missed);
    if (playing.version >= this.version) {
      const events = missed.flatMap((move) => move.events);
      this.moods = playing.moods ?? {};
      this.#advance(playing.view, playing.version, playing.clock, { events }, false);
    }
    if (playing.more || !this.started) void this.#catchUp();
  }

  get #message(): number {
    return this.chronicle.at(-1)?.version ?? BEFORE_THE_DEAL;
  }

  /** After sleep a phone may hold a dead connection: any request detects that. */
  #wake = (): void => {
    if (!document.hidden && this.connection === 'open' && this.game) void this.#catchUp();
  };

  async #catchUp(): Promise<void> {
    try {
      await this.request({ type: 'catch_up', version: this.#message });
    } catch {
      // Ignore it: only the story is incomplete, and the next message tries again.
    }
  }

  #append(moves: PlayedMove[]): void {
    for (const { events } of moves) {
      for (const event of events) if (event.type === 'game_started') this.started = event;
    }
    const told = moves.map(({ version, at, events, said = [] }) => ({ version, at, events, said }));
    this.chronicle = [...this.chronicle, ...told];
  }

  #advance(
    view: View,
    version: number,
    clock: ClockView,
    { events, said = [] }: Pick<PlayedMove, 'events' | 'said'>,
    live: boolean,
    at = performance.now(),
  ): void {
    const before = this.view;
    const update: GameUpdate = { events, said, before, after: view, live };
    this.version = version;
    this.#setClock(clock, at);
    for (const listener of this.#listeners) listener(update);
    this.view = view;
  }

  #setClock(clock: ClockView, received: number): void {
    this.clock = { ...clock, received };
  }

  #addLines(lines: Line[]): void {
    const byNumber = new Map(this.lines.map((line) => [line.number, line]));
    for (const line of lines) byNumber.set(line.number, line);
    this.lines = [...byNumber.values()].sort((one, other) => one.number - other.number);
  }
}
