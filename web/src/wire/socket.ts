/** A connection that heals itself. What was asked and not answered is asked again when it is back. */

import type { Join, WatchLobby, ClientRequest, ServerMessage } from './generated/protocol';
import { Refusal } from './api';

export type Link = 'coming' | 'here' | 'lost' | 'over';

/** Words of the server after which there is no use in coming again. */
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
const LONGEST_WAIT = 8000;
/** If nothing is heard for so long while something is asked, the line is dead whatever the browser believes. */
const ANSWER_PATIENCE = 12_000;

type Asked = {
  question: ClientRequest & { key: string };
  again: boolean;
  resolve: (version: number | undefined) => void;
  reject: (refusal: Refusal) => void;
};

type Plain<Kind> = Kind extends unknown ? Omit<Kind, 'key'> : never;
/** Everything that can be asked at a table; the key is added here. */
export type AskedOfTable = Plain<Exclude<ClientRequest, Join | WatchLobby>>;

export class Socket {
  #socket: WebSocket | null = null;
  #link: Link = 'coming';
  #wait = FIRST_WAIT;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #watchdog: ReturnType<typeof setTimeout> | undefined;
  #asked = new Map<string, Asked>();
  #stem = Math.random().toString(36).slice(2, 10);
  #count = 0;

  constructor(
    private readonly first: () => Join | WatchLobby,
    private readonly hear: (told: ServerMessage) => void,
    private readonly linked: (link: Link, refusal: Refusal | null) => void,
  ) {
    addEventListener('online', this.#now);
    addEventListener('offline', this.#drop);
    document.addEventListener('visibilitychange', this.#now);
    this.#open();
  }

  /** Asks; resolves when it is done and stored, rejects with a `Refusal`. */
  ask(question: AskedOfTable): Promise<number | undefined> {
    const key = `${this.#stem}-${++this.#count}`;
    return new Promise((resolve, reject) => {
      if (this.#link === 'over')
        return reject(new Refusal('unreachable', 'connection_over', 'The connection is over.'));
      const again = question.type !== 'say';
      if (!again && this.#link !== 'here') return reject(new Refusal('unreachable', 'connection_lost', 'Not sent.'));
      const asked: Asked = { question: { ...question, key } as Asked['question'], again, resolve, reject };
      this.#asked.set(key, asked);
      if (this.#link === 'here') this.#send(asked.question);
    });
  }

  close(): void {
    removeEventListener('online', this.#now);
    removeEventListener('offline', this.#drop);
    document.removeEventListener('visibilitychange', this.#now);
    this.#end(null);
    this.#socket?.close();
  }

  #send(question: ClientRequest): void {
    this.#socket?.send(JSON.stringify(question));
    this.#watch();
  }

  #watch(): void {
    this.#watchdog ??= setTimeout(this.#drop, ANSWER_PATIENCE);
  }

  /** A dead line may never say that it is closed: it is let go without waiting for that, and not heard any more. */
  #drop = (): void => {
    const dead = this.#socket;
    if (!dead || this.#link === 'over') return;
    this.#lost();
    dead.close();
  };

  #open(): void {
    const first = this.first();
    // The server has no need of the table in the address: a balancer before several servers can keep its people together.
    const table = first.type === 'join' ? `?table=${encodeURIComponent(first.table)}` : '';
    const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/socket${table}`);
    this.#socket = socket;
    let refusal: Refusal | null = null;
    this.#watch();
    socket.onopen = () => this.#send(this.first());
    socket.onmessage = ({ data }) => {
      this.#patient();
      const told = JSON.parse(data as string) as ServerMessage;
      if (told.type === 'ending') refusal = new Refusal('ending', told.code, told.message);
      else if (told.type === 'done' || told.type === 'refused') this.#answer(told);
      else {
        this.hear(told);
        if (told.type === 'welcome' || (told.type === 'lobby' && this.#link !== 'here')) this.#arrived();
      }
      if (this.#asked.size) this.#watch();
    };
    socket.onclose = () => {
      if (this.#socket !== socket || this.#link === 'over') return;
      if (refusal && FINAL.has(refusal.code)) this.#end(refusal);
      else this.#lost();
    };
  }

  #patient(): void {
    clearTimeout(this.#watchdog);
    this.#watchdog = undefined;
  }

  #answer(told: Extract<ServerMessage, { type: 'done' | 'refused' }>): void {
    const asked = told.key ? this.#asked.get(told.key) : undefined;
    if (!asked || !told.key) return;
    this.#asked.delete(told.key);
    if (told.type === 'done') asked.resolve(told.version);
    else asked.reject(new Refusal(told.error, told.code, told.message, told.details ?? {}));
  }

  #arrived(): void {
    this.#wait = FIRST_WAIT;
    // Whoever was away may find a server that has another page by now.
    if (this.#link === 'lost') dispatchEvent(new Event('nottingham:back'));
    this.#turn('here', null);
    for (const asked of this.#asked.values()) this.#send(asked.question);
  }

  #lost(): void {
    this.#patient();
    this.#socket = null;
    for (const [key, asked] of this.#asked) {
      if (asked.again) continue;
      this.#asked.delete(key);
      asked.reject(new Refusal('unreachable', 'connection_lost', 'Not sent.'));
    }
    this.#turn(this.#link === 'coming' ? 'coming' : 'lost', null);
    this.#retry = setTimeout(() => this.#open(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #now = (): void => {
    if (document.hidden || this.#socket || this.#link === 'over') return;
    clearTimeout(this.#retry);
    this.#wait = FIRST_WAIT;
    this.#open();
  };

  #end(refusal: Refusal | null): void {
    clearTimeout(this.#retry);
    this.#patient();
    this.#turn('over', refusal);
    for (const asked of this.#asked.values())
      asked.reject(refusal ?? new Refusal('unreachable', 'connection_over', ''));
    this.#asked.clear();
  }

  #turn(link: Link, refusal: Refusal | null): void {
    this.#link = link;
    this.linked(link, refusal);
  }
}
