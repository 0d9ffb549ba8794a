/** The person who uses this browser, known to the server by a secret. */

import { api, Refusal } from './wire/api';
import type { NewPerson, PersonView } from './wire/generated/answers';

const KEPT = 'nottingham.me';

export type Looks = {
  name: string;
  colour: NonNullable<NewPerson['colour']>;
  charge: NonNullable<NewPerson['charge']>;
};

class Me {
  secret: string | null = $state(null);
  looks: Looks | null = $state.raw(null);

  constructor() {
    try {
      const kept = JSON.parse(localStorage.getItem(KEPT) ?? 'null') as (Looks & { secret: string }) | null;
      if (kept?.secret && typeof kept.name === 'string') {
        this.secret = kept.secret;
        this.looks = { name: kept.name, colour: kept.colour, charge: kept.charge };
      }
    } catch {
      // Storage is unavailable: this person lasts until the page is closed.
    }
  }

  /** Creates this person, or changes their looks. */
  async become(looks: Looks): Promise<void> {
    if (this.secret !== null) {
      try {
        this.#keep(await api.changeMe(this.secret, looks), this.secret);
        return;
      } catch (error) {
        if (!(error instanceof Refusal && error.error === 'unauthorized')) throw error;
      }
    }
    const made = await api.newPerson(looks);
    this.#keep(made.person, made.secret);
  }

  /** Redeems a link from another device: this browser becomes the same person. */
  async arrive(link: string): Promise<void> {
    const made = await api.redeem({ secret: link });
    this.#keep(made.person, made.secret);
  }

  /** Forgets the person in this browser only. */
  forget(): void {
    this.secret = null;
    this.looks = null;
    try {
      localStorage.removeItem(KEPT);
      // Also drop the cached replays of this person (src/replay/cache.ts).
      void globalThis.caches?.delete('nottingham-replays').catch(() => undefined);
    } catch {
      // Storage is unavailable.
    }
  }

  #keep(person: PersonView, secret: string): void {
    this.secret = secret;
    this.looks = {
      name: person.name,
      colour: person.colour as Looks['colour'],
      charge: person.charge as Looks['charge'],
    };
    try {
      localStorage.setItem(KEPT, JSON.stringify({ secret, ...this.looks }));
    } catch {
      // Storage is unavailable.
    }
  }
}

export const me = new Me();
