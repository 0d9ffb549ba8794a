/** Titles and labels of cards. */

import { t, words } from '../i18n/index.svelte';
import type { Good } from '../wire/generated/protocol';

/** Cards of custom packs may have a name only. */
export type Shown = Good | { name: string };

/** A good's name in the reader's language; goods of custom packs keep the name of their file. */
export function goodTitle(name: string): string {
  if (words.has(`good-${name}`)) return t(`good-${name}`);
  const plain = name.replaceAll('_', ' ');
  return plain.charAt(0).toLocaleUpperCase() + plain.slice(1);
}

/** A card in words, for screen readers: “Pepper: contraband, value 6, penalty 4”. */
export function cardLabel(good: Shown): string {
  const name = goodTitle(good.name);
  if (!('kind' in good)) return name;
  const { kind, value, penalty, counts_as } = good;
  const label = t('card-label', { name, kind, value, penalty });
  if (!counts_as) return label;
  return `${label}, ${t('card-counts', { count: counts_as.count, good: goodTitle(counts_as.good) })}`;
}

/** The approximate width of a word in bold, in em. */
export function widthOf(word: string): number {
  let width = 0;
  for (const letter of word) {
    if (/[iljtfrı'’]/.test(letter)) width += 0.34;
    else if (/[mwжмшщыюфМЖШЩЮФ]/i.test(letter)) width += 0.78;
    else if (letter !== letter.toLocaleLowerCase()) width += 0.62;
    else width += /[а-яё]/.test(letter) ? 0.54 : 0.48;
  }
  return width;
}
