/** The loaded steps of a game from one point of view. They may arrive in any order. */

import type { Opinion } from '../wire/generated/answers';
import type { Event, SpokenLine, View } from '../wire/generated/protocol';
import type { Moods, PlayedMove } from '../wire/room.svelte';

export type Step = {
  version: number;
  at: number;
  seat: number | null;
  events: Event[];
  view: View;
  said?: SpokenLine[];
  moods?: Moods;
  beliefs?: Opinion[];
};
export type Span = { from: number; steps: number };

export class Reel {
  #steps: (Step | undefined)[];
  /** How many are loaded. */
  count = 0;
  /** How many are loaded without a gap from the deal on. */
  whole = 0;

  constructor(readonly last: number) {
    this.#steps = Array.from({ length: last + 1 });
  }

  at(version: number): Step | undefined {
    return this.#steps[version];
  }

  get complete(): boolean {
    return this.count > this.last;
  }

  /** The moves from the deal up to the first gap or a version. */
  moments(upTo = this.last): PlayedMove[] {
    return this.#steps.slice(0, Math.min(this.whole, upTo + 1)) as Step[];
  }

  /** Adds steps. Parts that equal those of the view before are shared, to save memory. */
  add(steps: readonly Step[]): void {
    for (const step of steps) {
      if (step.version > this.last || this.#steps[step.version]) continue;
      const before = this.#steps[step.version - 1];
      // Drop the prompt: nobody can act in a replay.
      const view: View = { ...step.view, prompt: null };
      this.#steps[step.version] = { ...step, view: before ? shared(view, before.view) : view };
      this.count += 1;
    }
    while (this.#steps[this.whole]) this.whole += 1;
  }

  /** The next steps to load: near the wanted step first, then all before it, then the rest. */
  next(wanted: number, most: number): Span | null {
    if (this.complete) return null;
    if (!this.#steps[wanted]) {
      const { from } = around(wanted);
      return this.#gap(Math.max(this.#start(wanted), from), FIRST);
    }
    if (this.whole <= wanted) return this.#gap(this.whole, most);
    return this.#gap(
      this.#steps.findIndex((step) => !step),
      most,
    );
  }

  /** The start of the gap around a step. */
  #start(version: number): number {
    let start = version;
    while (start > 0 && !this.#steps[start - 1]) start -= 1;
    return start;
  }

  #gap(from: number, most: number): Span {
    let end = from;
    while (end <= this.last && end < from + most && !this.#steps[end]) end += 1;
    return { from, steps: end - from };
  }
}

/** The first request is small, so that it is quick. */
const FIRST = 40;
const LEAD = 8;
export const around = (wanted: number): Span => ({ from: Math.max(0, wanted - LEAD), steps: FIRST });

/** A value equal to `fresh` that reuses parts of `known`. */
export function shared<Thing>(fresh: Thing, known: unknown): Thing {
  if (fresh === known || typeof fresh !== 'object' || fresh === null) return fresh;
  if (typeof known !== 'object' || known === null || Array.isArray(fresh) !== Array.isArray(known)) return fresh;
  const old = known as Record<string, unknown>;
  const made = fresh as Record<string, unknown>;
  const names = Object.keys(made);
  let same = names.length === Object.keys(old).length;
  for (const name of names) {
    made[name] = shared(made[name], old[name]);
    if (made[name] !== old[name] || !(name in old)) same = false;
  }
  return same ? (known as Thing) : fresh;
}
