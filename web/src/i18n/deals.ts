/** Offers and deals in words, from the offerer's side. */

import { t, words } from './index.svelte';
import { eachOf, gold, heap, UNSEEN, type Cards, type Goods } from './goods';
import type { Offer, Pledge, Terms } from '../wire/generated/protocol';

export type Favour = Offer['favours'][number];
/** The parts of a game that sentences need. */
export type Scene = {
  name(seat: number): string;
  readonly goods: Goods;
  /** The reader's seat, if any. */
  readonly seat?: number | null;
};
/** The parts of an offer that are put into words. */
type Wording = Pick<Offer, 'from' | 'give' | 'get' | 'pledges' | 'favours'>;

/** Who a sentence is about: the reader, another player who does something to the reader, or others. */
export function whoOf(seat: number, { seat: reader = null }: Scene, whom: unknown = null): 'you' | 'to_you' | 'other' {
  if (reader === null) return 'other';
  return seat === reader ? 'you' : whom === reader ? 'to_you' : 'other';
}

/** What one side gives: “8 gold and 2 apples from the stand”; empty for nothing. */
export function terms(side: Terms, scene: Pick<Scene, 'goods'>): string {
  const { stand = {}, contraband = {}, bag = {} } = side;
  const hidden = typeof contraband === 'number' ? { [UNSEEN]: contraband } : contraband;
  const some = (cards: Cards) => eachOf(cards, scene.goods).length > 0;
  const parts = [
    ...(side.gold ? [gold(side.gold)] : []),
    ...(some(stand) ? [t('terms-stand', { goods: heap(stand, scene.goods) })] : []),
    ...(some(hidden) ? [t('terms-contraband', { goods: heap(hidden, scene.goods) })] : []),
    ...(some(bag) ? [t('terms-bag', { goods: heap(bag, scene.goods) })] : []),
  ];
  return parts.length ? words.list(parts) : '';
}

/** A pledge: “Ann’s bag goes back unopened”; “your bag” if the `reader` owns it. */
export function pledge({ type, bag }: Pledge, scene: Pick<Scene, 'name'>, reader: number | null = null): string {
  return bag === reader ? t(`pledge-${type}-yours`) : t(`pledge-${type}`, { bag: scene.name(bag) });
}

/** A favour in words; addresses the `reader` if they are part of it. */
export function favour(promised: Favour, scene: Pick<Scene, 'name'>, reader: number | null = null): string {
  const by = scene.name(promised.by);
  const yours = promised.by === reader;
  switch (promised.type) {
    case 'spare':
    case 'open': {
      const whom = scene.name(promised.whom);
      if (yours) return t(`favour-${promised.type}-by-you`, { whom });
      return promised.whom === reader
        ? t(`favour-${promised.type}-you`, { by })
        : t(`favour-${promised.type}`, { by, whom });
    }
    case 'pay': {
      const to = scene.name(promised.to);
      const sum = gold(promised.gold);
      if (yours) return t('favour-pay-by-you', { to, gold: sum });
      return promised.to === reader ? t('favour-pay-you', { by, gold: sum }) : t('favour-pay', { by, to, gold: sum });
    }
    case 'words': {
      // The surrounding sentence has its own full stop.
      const text = promised.text.replace(/(?<!\.)\.$/, '');
      return yours ? t('favour-words-by-you', { text }) : t('favour-words', { by, text });
    }
  }
}

/**
 * A whole offer, said by its maker; if `struck`, as an agreement. A bag that an agreement hands back is handed back at
 * once, which has its own sentence.
 */
export function dealInWords(offer: Wording, scene: Scene, struck = false): string {
  const by = scene.name(offer.from);
  const who = whoOf(offer.from, scene);
  const reader = scene.seat ?? null;
  const give = terms(offer.give, scene);
  const get = terms(offer.get, scene);
  return inTurn([
    ...(give
      ? [struck ? t('deal-struck-gives', { who, by, terms: give }) : t('deal-gives', { who, terms: give })]
      : []),
    ...(get ? [struck ? t('deal-struck-gets', { who, by, terms: get }) : t('deal-asks', { who, terms: get })] : []),
    ...offer.pledges
      .filter(({ type }) => !struck || type !== 'hand_back')
      .map((pledged) => pledge(pledged, scene, reader)),
    ...offer.favours.map((promised) => favour(promised, scene, reader)),
  ]);
}

/** Clauses in a row: “a; b; c”. */
export function inTurn(parts: readonly string[]): string {
  return parts.length ? parts.reduceRight((rest, first) => t('deal-and', { first, rest })) : '';
}
