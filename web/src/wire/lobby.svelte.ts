/** The public tables, as they come and go. */

import type { Listing } from './generated/protocol';
import { Socket, type Link } from './socket';

export class Lobby {
  link: Link = $state('coming');
  tables: Listing[] = $state.raw([]);
  #socket: Socket;

  constructor() {
    this.#socket = new Socket(
      () => ({ type: 'lobby' }),
      (told) => {
        if (told.type === 'lobby') this.tables = told.tables;
      },
      (link) => (this.link = link),
    );
  }

  leave(): void {
    this.#socket.close();
  }
}
