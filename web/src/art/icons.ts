/** The pictures that <Icon> knows by name. Those of the table come later, with the table (art/table.ts). */

import { FRONT } from './icons-front';
import type { TABLE } from './icons-table';

export type IconName = keyof typeof FRONT | keyof typeof TABLE;

const drawings: Record<string, string> = { ...FRONT };

/** Lets <Icon> draw these too. */
export function addIcons(more: Record<string, string>): void {
  Object.assign(drawings, more);
}

/** The path of a picture in a box of 64 by 64, filled even-odd. */
export function iconPath(name: IconName): string {
  return drawings[name] ?? '';
}

/** The silhouette of a good; what nobody has drawn comes in a crate. */
export function silhouette(good: string): IconName {
  return Object.hasOwn(drawings, good) ? (good as IconName) : 'crate';
}
