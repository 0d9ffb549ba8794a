/** The pictures that <Icon> knows by name. Those of the table come later, with the table (art/table.ts). */

import { FRONT } from './icons-front';
import type { TABLE } from './icons-table';

export type IconName = keyof typeof FRONT | keyof typeof TABLE;
export type Charge = 'oak' | 'stag' | 'bow' | 'key' | 'tower' | 'rose';
export type Colour = 'blue' | 'green' | 'orange' | 'purple' | 'red' | 'yellow';

const drawings: Record<string, string> = { ...FRONT };

/** Lets <Icon> draw these too. */
export function teach(more: Record<string, string>): void {
  Object.assign(drawings, more);
}

/** The path of a picture in a box of 64 by 64, filled even-odd. */
export function drawing(name: IconName): string {
  return drawings[name] ?? '';
}

/** The silhouette of a good; what nobody has drawn comes in a crate. */
export function silhouette(good: string): IconName {
  return Object.hasOwn(drawings, good) ? (good as IconName) : 'crate';
}
