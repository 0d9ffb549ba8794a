/** The names, colours and emblems to choose from. */

import type { Looks } from '../me.svelte';
import type { ChairView } from '../wire/generated/protocol';

export type Colour = Exclude<Looks['colour'], ''>;
export type Charge = Exclude<Looks['charge'], ''>;

export const COLOURS: readonly Colour[] = ['red', 'blue', 'green', 'yellow', 'purple', 'orange'];
export const CHARGES: readonly Charge[] = ['oak', 'stag', 'bow', 'key', 'tower', 'rose'];
export const MAX_NAME_LENGTH = 32;

/** Cuts a name to the allowed length, counted in code points as the server counts. */
export const shortened = (name: string): string =>
  Array.from(name.slice(0, 4 * MAX_NAME_LENGTH))
    .slice(0, MAX_NAME_LENGTH)
    .join('');

/** Whether a name has a visible character. */
export const visible = (name: string): boolean => /[\p{L}\p{N}\p{P}\p{S}]/u.test(name);

export const oneOf = <Thing>(things: readonly Thing[]): Thing => things[Math.floor(Math.random() * things.length)]!;

/** The names of those who have each colour or emblem. */
export function takenBy(others: readonly ChairView[], what: 'colour' | 'charge'): Map<string, string> {
  return new Map(
    others.filter((chair) => chair.kind !== 'empty').map((chair) => [chair[what] ?? '', chair.name ?? '']),
  );
}

export function freeLooks(name: string, others: readonly ChairView[] = []): Looks {
  const free = <Thing extends string>(all: readonly Thing[], what: 'colour' | 'charge') => {
    const taken = takenBy(others, what);
    const left = all.filter((one) => !taken.has(one));
    return oneOf(left.length ? left : all);
  };
  return { name, colour: free(COLOURS, 'colour'), charge: free(CHARGES, 'charge') };
}
