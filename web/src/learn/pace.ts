/**
 * The connection of somebody who learns: what the others do is told no faster than it is read. While the coach has
 * something to say about what has just happened, the next move waits here.
 */

import { SaidElsewhere } from '../shell/notices.svelte';
import type { Connect, Wire } from '../wire/room.svelte';
import type { ServerMessage } from '../wire/generated/protocol';
import { Socket, type AskedOfTable } from '../wire/socket';

/** Between two moves that have waited. */
const GAP = 900;

export type Reading = {
  /** Whether the next move is to wait. */
  held(): boolean;
  /** Whether a question may be asked; the learner may be asked back once. */
  lets(question: AskedOfTable): boolean;
};

export class Pace {
  #waiting: ServerMessage[] = [];
  #hear: (told: ServerMessage) => void = () => undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly reading: Reading,
    private readonly open: Connect = (...ends) => new Socket(...ends),
  ) {}

  connect: Connect = (first, hear, linked): Wire => {
    this.#hear = hear;
    const wire = this.open(first, (told) => this.#take(told), linked);
    return {
      ask: async (question) => {
        if (!this.reading.lets(question)) throw new SaidElsewhere();
        this.#rush();
        return wire.ask(question);
      },
      close: () => {
        clearTimeout(this.#timer);
        wire.close();
      },
    };
  };

  /** Something was read: on with it. */
  go(): void {
    if (this.#timer === undefined) this.#tell();
  }

  #take(told: ServerMessage): void {
    // Whoever comes anew is told everything there is.
    if (told.type === 'welcome' || told.type === 'standing') this.#waiting = [];
    if (told.type !== 'moved') return this.#hear(told);
    this.#waiting.push(told);
    this.go();
  }

  #tell(): void {
    this.#timer = undefined;
    if (!this.#waiting.length || this.reading.held()) return;
    this.#hear(this.#waiting.shift()!);
    if (this.#waiting.length) this.#timer = setTimeout(() => this.#tell(), GAP);
  }

  /** Whoever acts himself has seen enough of what the others did. */
  #rush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    while (this.#waiting.length && !this.reading.held()) this.#hear(this.#waiting.shift()!);
  }
}
