/** The icons by name. Those of the table are added by art/table.ts. */

import { FRONT } from './icons-front';
import type { TABLE } from './icons-table';

export type IconName = keyof typeof FRONT | keyof typeof TABLE;

const drawings: Record<string, string> = { ...FRONT };

/** Adds icons. */
export function addIcons(more: Record<string, string>): void {
  Object.assign(drawings, more);
}

/** The path of an icon in a 64 × 64 box, filled even-odd. */
export function iconPath(name: IconName): string {
  return drawings[name] ?? '';
}

/** The silhouette of a good; a crate for goods without a drawing. */
export function silhouette(good: string): IconName {
  return Object.hasOwn(drawings, good) ? (good as IconName) : 'crate';
}
