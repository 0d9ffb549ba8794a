/** What a visitor at a table wants: a seat as soon as they have a name, or only to watch. */

import type { Room } from '../wire/room.svelte';

class Door {
  /** The table at which a seat is wanted. */
  seatAt: string | null = $state(null);
  #watched: readonly string[] = $state.raw([]);

  watch(code: string): void {
    this.#watched = [...this.#watched, code];
  }

  comeBack(code: string): void {
    this.#watched = this.#watched.filter((other) => other !== code);
  }

  /** Whether a visitor is still at the door and could sit down. */
  holds(room: Room): boolean {
    const { table, you } = room;
    if (!table || table.stage !== 'gathering' || you.seat !== null || you.host || you.barred) return false;
    return table.chairs.some((chair) => chair.kind === 'empty') && !this.#watched.includes(room.code);
  }
}

export const door = new Door();
