/** The person who uses this browser, known to the server by a secret. */

import { api, Refusal } from './wire/api';
import type { NewPerson, PersonView } from './wire/generated/answers';

const KEPT = 'nottingham.me';
/** The people who used this browser before a link, or before the server no longer knew them. */
const BEFORE = 'nottingham.me.before';
const MAX_BEFORE = 10;

export type Looks = {
  name: string;
  colour: NonNullable<NewPerson['colour']>;
  charge: NonNullable<NewPerson['charge']>;
};

export type Kept = Looks & { secret: string };

function read(key: string): Kept[] {
  try {
    const kept = [JSON.parse(localStorage.getItem(key) ?? '[]')].flat() as (Kept | null)[];
    return kept.filter((one): one is Kept => !!one?.secret && typeof one.name === 'string');
  } catch {
    return []; // Storage is unavailable: this person lasts until the page is closed.
  }
}

function write(key: string, kept: Kept | Kept[] | null): void {
  try {
    if (kept) localStorage.setItem(key, JSON.stringify(kept));
    else localStorage.removeItem(key);
  } catch {
    // Storage is unavailable.
  }
}

class Me {
  secret: string | null = $state(null);
  looks: Looks | null = $state.raw(null);
  /** Those to whom `goBack` can return. */
  before: readonly Kept[] = $state.raw(read(BEFORE));

  constructor() {
    const [kept] = read(KEPT);
    if (kept) this.#be(kept);
  }

  /** Creates this person, or changes their looks. Someone whom the server no longer knows becomes a new person. */
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
    this.#leave(); // The server may know the old secret again, for example after it has restored a backup.
    this.#keep(made.person, made.secret);
  }

  /** Redeems a link from another device: this browser becomes the same person, and keeps the one it was. */
  async arrive(link: string): Promise<void> {
    const made = await api.redeem({ secret: link });
    this.#leave();
    this.#keep(made.person, made.secret);
  }

  /** Becomes an earlier person again. */
  goBack(to: Kept): void {
    this.#leave(to);
    this.#be(to);
    write(KEPT, to);
  }

  /** Forgets the person in this browser only. */
  forget(): void {
    this.secret = null;
    this.looks = null;
    write(KEPT, null);
    // Also drop the cached replays of this person (src/replay/cache.ts).
    void globalThis.caches?.delete('nottingham-replays').catch(() => undefined);
  }

  #be({ secret, name, colour, charge }: Kept): void {
    this.secret = secret;
    this.looks = { name, colour, charge };
  }

  #keep(person: PersonView, secret: string): void {
    const kept = { secret, name: person.name, colour: person.colour, charge: person.charge } as Kept;
    this.#be(kept);
    write(KEPT, kept);
  }

  /** Keeps the present person among those before. */
  #leave(to: Kept | null = null): void {
    const before = this.before.filter(({ secret }) => secret !== to?.secret);
    if (this.secret !== null && this.looks) before.push({ secret: this.secret, ...this.looks });
    this.before = before.slice(-MAX_BEFORE);
    write(BEFORE, [...this.before]);
  }
}

export const me = new Me();
