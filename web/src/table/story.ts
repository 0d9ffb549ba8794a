/** The story so far, in sentences, extended incrementally. */

import { words } from '../i18n/index.svelte';
import { Memory, sentencesFor } from '../i18n/log';
import type { Scene, Source } from './scene.svelte';

export type Chapter = {
  version: number;
  at: number;
  round: number;
  /** How many of its sentences belong to the previous round. */
  before: number;
  sentences: string[];
};

export class Story {
  #chapters: Chapter[] = [];
  #memory = new Memory();
  #round = 0;
  #done = 0;
  #key = '';

  constructor(private readonly scene: Scene) {}

  /** The whole story; the same list as long as nothing was added. */
  chapters(room: Pick<Source, 'game' | 'chronicle'>): Chapter[] {
    const key = `${words.language} ${room.game}`;
    if (key !== this.#key || room.chronicle.length < this.#done) {
      this.#chapters = [];
      this.#memory = new Memory();
      this.#round = 0;
      this.#done = 0;
      this.#key = key;
    }
    const fresh: Chapter[] = [];
    for (const { version, at, events } of room.chronicle.slice(this.#done)) {
      const sentences: string[] = [];
      let before = 0;
      for (const event of events) {
        if (event.type === 'round_began') {
          this.#round = event.round;
          before = sentences.length;
        }
        sentences.push(...sentencesFor(event, this.scene, this.#memory));
        this.#memory.note(event);
      }
      if (sentences.length) fresh.push({ version, at, round: this.#round, before, sentences });
    }
    this.#done = room.chronicle.length;
    if (fresh.length) this.#chapters = [...this.#chapters, ...fresh];
    return this.#chapters;
  }
}
