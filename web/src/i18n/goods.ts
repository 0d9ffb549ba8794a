/** Goods in words. Goods of custom packs may have no translations. */

import { t, words } from './index.svelte';
import type { Good } from '../wire/generated/protocol';

export type Cards = Readonly<Record<string, number>>;
export type Goods = ReadonlyMap<string, Good>;

/** The key under which hidden contraband is counted. */
export const UNSEEN = 'contraband';

/** The name of a good. */
export function goodName(good: string): string {
  return words.has(`good-${good}`) ? t(`good-${good}`) : good.replaceAll('_', ' ');
}

/** A count of a good: “3 apples”. */
export function goodsOf(good: string, count: number): string {
  if (good === UNSEEN) return t('contraband-amount', { count });
  return words.has(`goods-${good}`) ? t(`goods-${good}`, { count }) : `${count} ${goodName(good)}`;
}

/** The count of each good, in the order of the table of goods. */
export function eachOf(cards: Cards, goods: Goods): string[] {
  const place = new Map([...goods.keys()].map((good, index) => [good, index]));
  const far = place.size;
  const held = Object.entries(cards).filter(([, count]) => count > 0);
  held.sort(([one], [other]) => (place.get(one) ?? far) - (place.get(other) ?? far));
  return held.map(([good, count]) => goodsOf(good, count));
}

/** Cards of several goods: “3 apples and 1 silk”. */
export function heap(cards: Cards, goods: Goods): string {
  return listed(eachOf(cards, goods));
}

/** A list in words, or “nothing”. */
export const listed = (things: readonly string[]): string => (things.length ? words.list(things) : t('nothing'));

/** Counts the cards of a list. */
export function gathered(cards: readonly string[]): Cards {
  const counts: Record<string, number> = {};
  for (const card of cards) counts[card] = (counts[card] ?? 0) + 1;
  return counts;
}

export const gold = (count: number): string => t('gold-amount', { count });

export const kindName = (kind: Good['kind']): string => t(`kind-${kind}`);
