/** The public tables, as they come and go. */

import type { Listing } from './generated/protocol';
import { Socket, type ConnectionState } from './socket';

export class Lobby {
  connection: ConnectionState = $state('connecting');
  tables: Listing[] = $state.raw([]);
  #socket: Socket;

  constructor() {
    this.#socket = new Socket(
      () => ({ type: 'lobby' }),
      (message) => {
        if (message.type === 'lobby') this.tables = message.tables;
      },
      (state) => (this.connection = state),
    );
  }

  leave(): void {
    this.#socket.close();
  }
}
