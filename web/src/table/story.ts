/** What has happened so far, in sentences. Told on from where it was left, since a long game has a long story. */

import { words } from '../i18n/index.svelte';
import { Memory, tell } from '../i18n/log';
import type { Scene, Source } from './scene.svelte';

export type Chapter = {
  version: number;
  at: number;
  round: number;
  /** How many of its sentences still belong to the round before. */
  before: number;
  sentences: string[];
};

export class Story {
  #chapters: Chapter[] = [];
  #memory = new Memory();
  #round = 0;
  #told = 0;
  #in = '';

  constructor(private readonly scene: Scene) {}

  /** The whole story up to now; the same list is handed out as long as nothing is added. */
  chapters(room: Pick<Source, 'game' | 'chronicle'>): Chapter[] {
    const telling = `${words.language} ${room.game}`;
    if (telling !== this.#in || room.chronicle.length < this.#told) {
      this.#chapters = [];
      this.#memory = new Memory();
      this.#round = 0;
      this.#told = 0;
      this.#in = telling;
    }
    const fresh: Chapter[] = [];
    for (const { version, at, events } of room.chronicle.slice(this.#told)) {
      const sentences: string[] = [];
      let before = 0;
      for (const event of events) {
        if (event.type === 'round_began') {
          this.#round = event.round;
          before = sentences.length;
        }
        sentences.push(...tell(event, this.scene, this.#memory));
        this.#memory.note(event);
      }
      if (sentences.length) fresh.push({ version, at, round: this.#round, before, sentences });
    }
    this.#told = room.chronicle.length;
    if (fresh.length) this.#chapters = [...this.#chapters, ...fresh];
    return this.#chapters;
  }
}
