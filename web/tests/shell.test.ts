/** The shell narrates games in Python, from the same texts: both must choose the same ones for every event. */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES, words, type Language } from '../src/i18n/index.svelte';
import { Memory, sentencesFor, type Scene } from '../src/i18n/log';
import type { Event } from '../src/wire/generated/protocol';
import { printedBy } from './referee';

type Told = { game: string; seat: number | null; events: Event[]; sentences: Record<Language, string[][]> };

const { names, games } = printedBy<{ names: string[]; games: Told[] }>('tests.support.locale_narrated');

describe.each(Object.keys(LANGUAGES) as Language[])('in %s', (language) => {
  beforeAll(() => words.load(language, true));
  afterAll(() => words.load('en', true));

  test.each(games)('the page says what the shell says: $game', ({ seat, events, sentences }) => {
    const memory = new Memory();
    const goods = events.flatMap((event) => (event.type === 'game_started' ? event.goods : []));
    const scene: Scene = { seat, name: (who) => names[who]!, goods: new Map(goods.map((good) => [good.name, good])) };
    expect(sentences[language]).toHaveLength(events.length);
    for (const [at, event] of events.entries()) {
      const said = sentencesFor(event, scene, memory);
      memory.note(event);
      if (said.join() !== sentences[language][at]!.join()) {
        expect(said, JSON.stringify(event)).toEqual(sentences[language][at]);
      }
    }
  });
});
