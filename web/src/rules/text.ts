/** The text of the rules in the reader's language: all of it, or the results of a search. */

import { t, type Args } from '../i18n/index.svelte';
import { mark, type Piece } from './search';
import { factsOf, readable, type Game, type Kind, type Section, type Where } from './sections';

type MarkedParagraph = { number: number; where: Where | null; pieces: Piece[] };
/** Paragraphs that belong together: a text, or the items of one list. */
type Group = { kind: Kind; paragraphs: MarkedParagraph[] };
export type Chapter = Pick<Section, 'id' | 'icon' | 'where'> & { title: Piece[]; groups: Group[] };

export const titleOf = (id: Section['id']): string => t(`rules-${id}-title`);

/** The chapters that apply to a game. */
export const chapters = (game: Game | null): Chapter[] =>
  readable(game).map((section) => ({
    ...section,
    title: [{ text: titleOf(section.id), hit: false }],
    groups: grouped(section, factsOf(game), (text) => [{ text, hit: false }]),
  }));

/** The search results in all chapters, and their number. */
export function found(words: readonly string[], game: Game | null): { chapters: Chapter[]; count: number } {
  let count = 0;
  const chapters = readable(null).flatMap((section): Chapter[] => {
    const plain = titleOf(section.id);
    const title = mark(plain, words);
    const groups = grouped(section, factsOf(game), (text) => {
      const pieces = mark(text, words);
      if (pieces) count += 1;
      // A match in the title shows the whole section.
      return pieces ?? (title && [{ text, hit: false }]);
    });
    if (title) count += 1;
    return groups.length ? [{ ...section, title: title ?? [{ text: plain, hit: false }], groups }] : [];
  });
  return { chapters, count };
}

function grouped(section: Section, facts: Args, marked: (text: string) => Piece[] | null): Group[] {
  const groups: Group[] = [];
  for (const { number, kind, where } of section.paragraphs) {
    const pieces = marked(t(`rules-${section.id}-${number}`, facts));
    if (!pieces) continue;
    const last = groups.at(-1);
    if (last?.kind === kind && kind !== 'text') last.paragraphs.push({ number, where, pieces });
    else groups.push({ kind, paragraphs: [{ number, where, pieces }] });
  }
  return groups;
}
