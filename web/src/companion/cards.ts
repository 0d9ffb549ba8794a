/** The names of goods on the score sheet: those of the box, and those of packs as they were written. */

import { goodName } from '../i18n/goods';
import { t } from '../i18n/index.svelte';
import { packCard, type Sheet } from './sheet';

export function nameOfCard(good: string, { cards }: Sheet): string {
  const place = cards.findIndex((_, at) => packCard(at) === good);
  return place < 0 ? goodName(good) : cards[place]!.name.trim() || t('companion-card', { number: place + 1 });
}
