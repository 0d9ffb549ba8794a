/**
 * Keeps the people on this device present at their table, each over their own connection. Of what the server tells them
 * only the table and who is asked are kept, which everyone knows: cards are dropped unread.
 */

import type { Kept } from '../me.svelte';
import type { Refusal } from '../wire/api';
import type { ClockView, ServerMessage, TableView } from '../wire/generated/protocol';
import { Socket } from '../wire/socket';
import { askedSeats, askingOf, type Asking } from './asked';

export class Presence {
  table: TableView | null = $state.raw(null);
  #asking: Asking | null = $state.raw(null);
  #clock: ClockView = $state.raw({});
  /** Whom the game waits for. */
  readonly waited = $derived(this.#asking ? askedSeats(this.#asking, this.table?.chairs ?? [], this.#clock) : []);
  /** The seats of the people, in their order. */
  seats: readonly (number | null)[] = $state.raw([]);
  refusal: Refusal | null = $state.raw(null);
  #sockets: Socket[];

  constructor(code: string, people: readonly Kept[]) {
    this.#sockets = people.map(
      ({ secret }, place) =>
        new Socket(
          () => ({ type: 'join', table: code, secret }),
          (message) => this.#hear(message, place),
          (_, refusal) => (this.refusal ??= place === 0 ? refusal : null),
        ),
    );
  }

  leave(): void {
    for (const socket of this.#sockets) socket.close();
  }

  #hear(message: ServerMessage, place: number): void {
    if (message.type === 'welcome' || message.type === 'table') {
      this.table = message.table;
      this.seats = Object.assign([...this.seats], { [place]: message.you.seat });
    }
    const now = message.type === 'moved' ? message : 'playing' in message ? message.playing : null;
    if (now) this.#asking = askingOf(now.view);
    if (now) this.#clock = now.clock;
    if (message.type === 'clock') this.#clock = message.clock;
  }
}
