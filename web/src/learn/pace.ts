/**
 * The connection of a learner. While the coach explains what has just happened, the moves of others are queued here.
 */

import { AlreadyReported } from '../shell/notices.svelte';
import type { Connect, Connection } from '../wire/room.svelte';
import type { ServerMessage } from '../wire/generated/protocol';
import { Socket, type TableRequest } from '../wire/socket';

/** Milliseconds between two queued moves. */
const GAP = 900;

export type Reading = {
  /** Whether the next move must wait. */
  held(): boolean;
  /** Whether a request may be sent; the coach may stop the learner once. */
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

  /** Continues after the learner has read something. */
  go(): void {
    if (this.#timer === undefined) this.#release();
  }

  #queue(message: ServerMessage): void {
    // A snapshot includes the queued moves.
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

  /** A learner who acts needn't wait for queued moves. */
  #flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    while (this.#waiting.length && !this.reading.held()) this.#receive(this.#waiting.shift()!);
  }
}
