/** The people who play at one table on this device and pass it around, each with their own secret. */

import type { Kept } from '../me.svelte';

const KEPT = 'nottingham.party';

type Group = { code: string; people: readonly Kept[] };
const NOBODY: readonly Kept[] = [];

function kept(): Group | null {
  try {
    const group = JSON.parse(localStorage.getItem(KEPT) ?? 'null') as Group | null;
    return group && Array.isArray(group.people) && group.people.every(({ secret }) => secret) ? group : null;
  } catch {
    return null; // Storage is unavailable: the group lasts until the page is closed.
  }
}

class Party {
  #group: Group | null = $state.raw(kept());

  /** Those who share this device at a table; nobody if it isn't shared. */
  at(code: string): readonly Kept[] {
    return this.#group?.code === code ? this.#group.people : NOBODY;
  }

  /** Adds a person beside the device's owner. */
  add(code: string, owner: Kept, person: Kept): void {
    const people = this.at(code).length ? this.at(code) : [owner];
    this.#group = { code, people: [...people, person] };
    try {
      localStorage.setItem(KEPT, JSON.stringify(this.#group));
    } catch {
      // Storage is unavailable.
    }
  }
}

export const party = new Party();
