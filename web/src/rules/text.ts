/** The text of the rules in the reader's language, whole or as far as something was found in it. */

import { t, type Args } from '../i18n/index.svelte';
import { mark, type Piece } from './search';
import { factsOf, readable, type Game, type Kind, type Section, type Where } from './sections';

export type Told = { number: number; where: Where | null; pieces: Piece[] };
/** Paragraphs that belong together: a text, or the items of one list. */
type Group = { kind: Kind; paragraphs: Told[] };
export type Chapter = Pick<Section, 'id' | 'icon' | 'where'> & { title: Piece[]; groups: Group[] };

export const titleOf = (id: Section['id']): string => t(`rules-${id}-title`);

/** All that holds in a game. */
export const chapters = (game: Game | null): Chapter[] =>
  readable(game).map((section) => ({
    ...section,
    title: [{ text: titleOf(section.id), hit: false }],
    groups: grouped(section, factsOf(game), (text) => [{ text, hit: false }]),
  }));

/** What was found, wherever it holds, and in how many places. */
export function found(words: readonly string[], game: Game | null): { chapters: Chapter[]; count: number } {
  let count = 0;
  const chapters = readable(null).flatMap((section): Chapter[] => {
    const plain = titleOf(section.id);
    const title = mark(plain, words);
    const groups = grouped(section, factsOf(game), (text) => {
      const pieces = mark(text, words);
      if (pieces) count += 1;
      // Whoever names a whole section wants to read it.
      return pieces ?? (title && [{ text, hit: false }]);
    });
    if (title) count += 1;
    return groups.length ? [{ ...section, title: title ?? [{ text: plain, hit: false }], groups }] : [];
  });
  return { chapters, count };
}

function grouped(section: Section, facts: Args, told: (text: string) => Piece[] | null): Group[] {
  const groups: Group[] = [];
  for (const { number, kind, where } of section.paragraphs) {
    const pieces = told(t(`rules-${section.id}-${number}`, facts));
    if (!pieces) continue;
    const last = groups.at(-1);
    if (last?.kind === kind && kind !== 'text') last.paragraphs.push({ number, where, pieces });
    else groups.push({ kind, paragraphs: [{ number, where, pieces }] });
  }
  return groups;
}
