/**
 * Keeps the people on this device present at their table, each over their own connection. Of what the server tells them
 * only the table and who must act are kept, which everyone knows: cards are dropped unread.
 */

import type { Kept } from '../me.svelte';
import type { Refusal } from '../wire/api';
import type { ServerMessage, TableView, View } from '../wire/generated/protocol';
import { Socket } from '../wire/socket';

export class Presence {
  table: TableView | null = $state.raw(null);
  waited: readonly number[] = $state.raw([]);
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
    if (message.type === 'welcome' && message.playing) this.#look(message.playing.view);
    if (message.type === 'standing') this.#look(message.playing.view);
    if (message.type === 'moved') this.#look(message.view);
  }

  #look({ to_act }: View): void {
    this.waited = to_act;
  }
}
