/** Where the things to throw at the gate are offered: in one place only, so that nothing is on the page twice. */

import { instruction } from './instruction';
import type { Scene } from './scene.svelte';
import { low, phone } from './space.svelte';
import { stagedBag } from './stage';

const AT_THE_GATE = ['inspect', 'debt', 'place', 'claim'];

/**
 * On the stage while this person only watches it and it has room for them, otherwise beside their own faces: there they
 * are behind a press on a phone, and no press that was meant for a bag throws something.
 */
export function throwsAt(scene: Scene): 'stage' | 'faces' | null {
  const { view } = scene;
  const { seat } = scene.room.you;
  if (seat === null || scene.chair(seat)?.silent || !AT_THE_GATE.includes(view.phase)) return null;
  const watches = view.phase === 'inspect' && stagedBag(scene) !== null && !instruction(scene).mine;
  return watches && !phone.current && !low.current ? 'stage' : 'faces';
}
