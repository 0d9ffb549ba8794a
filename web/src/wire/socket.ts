/** A WebSocket that reconnects. Requests without an answer are sent again after a reconnect. */

import type { Join, WatchLobby, ClientRequest, ServerMessage } from './generated/protocol';
import { Refusal } from './api';

export type ConnectionState = 'connecting' | 'open' | 'lost' | 'closed';

/** Codes after which reconnecting is pointless. */
const FINAL = new Set([
  'unknown_secret',
  'revoked',
  'no_such_table',
  'no_spectators',
  'elsewhere',
  'table_crowded',
  'malformed',
  'forgotten',
]);
const FIRST_WAIT = 300;
const MAX_WAIT = 8000;
/** Without any message for this long while a request is pending, the connection counts as dead. */
const ANSWER_PATIENCE = 12_000;

type PendingRequest = {
  message: ClientRequest & { key: string };
  resend: boolean;
  resolve: (version: number | undefined) => void;
  reject: (refusal: Refusal) => void;
};

type Plain<Kind> = Kind extends unknown ? Omit<Kind, 'key'> : never;
/** Every request at a table; the socket adds the key. */
export type TableRequest = Plain<Exclude<ClientRequest, Join | WatchLobby>>;

export class Socket {
  #socket: WebSocket | null = null;
  #state: ConnectionState = 'connecting';
  #wait = FIRST_WAIT;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #watchdog: ReturnType<typeof setTimeout> | undefined;
  #pending = new Map<string, PendingRequest>();
  #stem = Math.random().toString(36).slice(2, 10);
  #count = 0;

  constructor(
    private readonly first: () => Join | WatchLobby,
    private readonly receive: (message: ServerMessage) => void,
    private readonly onState: (state: ConnectionState, refusal: Refusal | null) => void,
  ) {
    addEventListener('online', this.#reconnect);
    addEventListener('offline', this.#drop);
    document.addEventListener('visibilitychange', this.#reconnect);
    this.#open();
  }

  /** Sends a request. Resolves when it is stored, rejects with a `Refusal`. */
  request(message: TableRequest): Promise<number | undefined> {
    const key = `${this.#stem}-${++this.#count}`;
    return new Promise((resolve, reject) => {
      if (this.#state === 'closed')
        return reject(new Refusal('unreachable', 'connection_over', 'The connection is over.'));
      const resend = message.type !== 'say';
      if (!resend && this.#state !== 'open') return reject(new Refusal('unreachable', 'connection_lost', 'Not sent.'));
      const pending: PendingRequest = {
        message: { ...message, key } as PendingRequest['message'],
        resend,
        resolve,
        reject,
      };
      this.#pending.set(key, pending);
      if (this.#state === 'open') this.#send(pending.message);
    });
  }

  close(): void {
    removeEventListener('online', this.#reconnect);
    removeEventListener('offline', this.#drop);
    document.removeEventListener('visibilitychange', this.#reconnect);
    this.#finish(null);
    this.#socket?.close();
  }

  #send(message: ClientRequest): void {
    this.#socket?.send(JSON.stringify(message));
    this.#startWatchdog();
  }

  #startWatchdog(): void {
    this.#watchdog ??= setTimeout(this.#drop, ANSWER_PATIENCE);
  }

  /** A dead connection may never report that it is closed: drop it and ignore its messages. */
  #drop = (): void => {
    const dead = this.#socket;
    if (!dead || this.#state === 'closed') return;
    this.#lost();
    dead.close();
  };

  #open(): void {
    const first = this.first();
    // The table in the address is for load balancers, which can route by it; the server ignores it.
    const table = first.type === 'join' ? `?table=${encodeURIComponent(first.table)}` : '';
    const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/socket${table}`);
    this.#socket = socket;
    let refusal: Refusal | null = null;
    this.#startWatchdog();
    socket.onopen = () => this.#send(this.first());
    socket.onmessage = ({ data }) => {
      this.#stopWatchdog();
      const message = JSON.parse(data as string) as ServerMessage;
      if (message.type === 'ending') refusal = new Refusal('ending', message.code, message.message);
      else if (message.type === 'done' || message.type === 'refused') this.#answer(message);
      else {
        this.receive(message);
        if (message.type === 'welcome' || (message.type === 'lobby' && this.#state !== 'open')) this.#opened();
      }
      if (this.#pending.size) this.#startWatchdog();
    };
    socket.onclose = () => {
      if (this.#socket !== socket || this.#state === 'closed') return;
      if (refusal && FINAL.has(refusal.code)) this.#finish(refusal);
      else this.#lost();
    };
  }

  #stopWatchdog(): void {
    clearTimeout(this.#watchdog);
    this.#watchdog = undefined;
  }

  #answer(message: Extract<ServerMessage, { type: 'done' | 'refused' }>): void {
    const pending = message.key ? this.#pending.get(message.key) : undefined;
    if (!pending || !message.key) return;
    this.#pending.delete(message.key);
    if (message.type === 'done') pending.resolve(message.version);
    else pending.reject(new Refusal(message.error, message.code, message.message, message.details ?? {}));
  }

  #opened(): void {
    this.#wait = FIRST_WAIT;
    // The server may have been updated meanwhile.
    if (this.#state === 'lost') dispatchEvent(new Event('nottingham:back'));
    this.#setState('open', null);
    for (const pending of this.#pending.values()) this.#send(pending.message);
  }

  #lost(): void {
    this.#stopWatchdog();
    this.#socket = null;
    for (const [key, pending] of this.#pending) {
      if (pending.resend) continue;
      this.#pending.delete(key);
      pending.reject(new Refusal('unreachable', 'connection_lost', 'Not sent.'));
    }
    this.#setState(this.#state === 'connecting' ? 'connecting' : 'lost', null);
    this.#retry = setTimeout(() => this.#open(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, MAX_WAIT);
  }

  #reconnect = (): void => {
    if (document.hidden || this.#socket || this.#state === 'closed') return;
    clearTimeout(this.#retry);
    this.#wait = FIRST_WAIT;
    this.#open();
  };

  #finish(refusal: Refusal | null): void {
    clearTimeout(this.#retry);
    this.#stopWatchdog();
    this.#setState('closed', refusal);
    for (const pending of this.#pending.values())
      pending.reject(refusal ?? new Refusal('unreachable', 'connection_over', ''));
    this.#pending.clear();
  }

  #setState(state: ConnectionState, refusal: Refusal | null): void {
    this.#state = state;
    this.onState(state, refusal);
  }
}
