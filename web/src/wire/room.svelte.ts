/** A table this page has joined, kept up to date by the server's messages. It knows no rules. */

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
import { Socket, type TableRequest, type ConnectionState } from './socket';

/** A move as this seat saw it. */
export type PlayedMove = { version: number; at: number; events: Event[] };
/** The events of an update, with the view before and after it, for animations and announcements. */
export type GameUpdate = { events: Event[]; before: View | null; after: View; live: boolean };

/** The connection that a room needs, and the function that opens it. */
export type Connection = Pick<Socket, 'request' | 'close'>;
export type Connect = (...ends: ConstructorParameters<typeof Socket>) => Connection;

const BEFORE_THE_DEAL = -1;

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
  clock: ClockView & { received: number } = $state.raw({ received: 0 });
  started: GameStarted | null = $state.raw(null);

  goods: Map<string, Good> = $derived(new Map(this.started?.goods.map((good) => [good.name, good])));
  crowns: Crown[] = $derived(this.started?.crowns ?? []);

  #connection: Connection;
  #listeners = new Set<(update: GameUpdate) => void>();

  constructor(
    readonly code: string,
    secret: string | null,
    connect: Connect = (...ends) => new Socket(...ends),
  ) {
    this.#connection = connect(
      () => ({ type: 'join', table: code, secret, game: this.game, version: this.version }),
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
  }

  /** Makes a move based on the shown version; the server rejects it if this seat's prompt has changed since. */
  act(action: Action): Promise<void> {
    return this.request({ type: 'act', action, version: this.version, game: this.game });
  }

  #receive(message: ServerMessage): void {
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
        this.#append([{ version: message.version, at: message.at, events: message.events }]);
        this.#advance(message.view, message.version, message.clock, message.events, true);
        break;
      case 'clock':
        this.#setClock(message.clock);
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
      this.version = BEFORE_THE_DEAL;
      this.chronicle = [];
      this.started = null;
      this.view = null;
    }
    const missed = (playing.moves ?? []).filter((move) => move.version > this.#message);
    this.#append(missed);
    if (playing.version >= this.version) {
      const events = missed.flatMap((move) => move.events);
      this.#advance(playing.view, playing.version, playing.clock, events, false);
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
    this.chronicle = [...this.chronicle, ...moves];
  }

  #advance(view: View, version: number, clock: ClockView, events: Event[], live: boolean): void {
    const before = this.view;
    const update: GameUpdate = { events, before, after: view, live };
    this.version = version;
    this.#setClock(clock);
    for (const listener of this.#listeners) listener(update);
    this.view = view;
  }

  #setClock(clock: ClockView): void {
    this.clock = { ...clock, received: performance.now() };
  }

  #addLines(lines: Line[]): void {
    const byNumber = new Map(this.lines.map((line) => [line.number, line]));
    for (const line of lines) byNumber.set(line.number, line);
    this.lines = [...byNumber.values()].sort((one, other) => one.number - other.number);
  }
}
