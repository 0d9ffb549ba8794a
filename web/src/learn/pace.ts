/**
 * The connection of somebody who learns: what the others do is message no faster than it is read. While the coach has
 * something to say about what has just happened, the next move waits here.
 */

import { AlreadyReported } from '../shell/notices.svelte';
import type { Connect, Connection } from '../wire/room.svelte';
import type { ServerMessage } from '../wire/generated/protocol';
import { Socket, type TableRequest } from '../wire/socket';

/** Between two moves that have waited. */
const GAP = 900;

export type Reading = {
  /** Whether the next move is to wait. */
  held(): boolean;
  /** Whether a message may be asked; the learner may be asked back once. */
  lets(message: TableRequest): boolean;
};

export class Pace {
  #waiting: ServerMessage[] = [];
  #receive: (message: ServerMessage) => void = () => undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly reading: Reading,
    private readonly open: Connect = (...ends) => new Socket(...ends),
  ) {}

  connect: Connect = (first, receive, onState): Connection => {
    this.#receive = receive;
    const connection = this.open(first, (message) => this.#queue(message), onState);
    return {
      request: async (message) => {
        if (!this.reading.lets(message)) throw new AlreadyReported();
        this.#flush();
        return connection.request(message);
      },
      close: () => {
        clearTimeout(this.#timer);
        connection.close();
      },
    };
  };

  /** Something was read: on with it. */
  go(): void {
    if (this.#timer === undefined) this.#release();
  }

  #queue(message: ServerMessage): void {
    // Whoever comes anew is message everything there is.
    if (message.type === 'welcome' || message.type === 'standing') this.#waiting = [];
    if (message.type !== 'moved') return this.#receive(message);
    this.#waiting.push(message);
    this.go();
  }

  #release(): void {
    this.#timer = undefined;
    if (!this.#waiting.length || this.reading.held()) return;
    this.#receive(this.#waiting.shift()!);
    if (this.#waiting.length) this.#timer = setTimeout(() => this.#release(), GAP);
  }

  /** Whoever acts himself has seen enough of what the others did. */
  #flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    while (this.#waiting.length && !this.reading.held()) this.#receive(this.#waiting.shift()!);
  }
}
