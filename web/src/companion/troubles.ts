/** The messages for rejected numbers. */

import { t, words } from '../i18n/index.svelte';
import { MAX_PRICE, type Trouble } from './sheet';

/** An amount of gold, or of cards of a good. */
function much(what: string, count: number, name: string): string {
  if (what === 'gold') return t('gold-amount', { count });
  return words.has(`goods-${what}`) ? t(`goods-${what}`, { count }) : `${count} × ${name}`;
}

export function explain(trouble: Trouble, what: string, name = what): string {
  switch (trouble.why) {
    case 'most':
      return trouble.others > 0
        ? t('companion-trouble-others', { most: much(what, trouble.most, name), others: trouble.others })
        : t('companion-trouble-most', { most: much(what, trouble.most, name) });
    default:
      return t(`companion-trouble-${trouble.why}`);
  }
}

export function explainPrice(trouble: Trouble): string {
  if (trouble.why === 'most' || trouble.why === 'least') return t('companion-trouble-price', { most: MAX_PRICE });
  return t(`companion-trouble-${trouble.why}`);
}

export function explainTooMuch(what: string, most: number, there: number, name: string): string {
  return t('companion-too-much', { most: much(what, most, name), there });
}
