/** Chat phrases, and the lines that go with moves. */

import { t } from './index.svelte';
import { goodsOf } from './goods';
import type { Event, Line as Said, Say } from '../wire/generated/protocol';

export type Phrase = NonNullable<Say['phrase']>;
export const PHRASES = [
  'hello',
  'good_luck',
  'trust_me',
  'all_honest',
  'make_an_offer',
  'too_little',
  'deal',
  'no_deal',
  'let_it_pass',
  'open_it',
  'liar',
  'pay_or_open',
  'watching_you',
  'hurry',
  'well_played',
  'thanks',
  'sorry',
  'laughter',
] as const satisfies readonly Phrase[];

/** A phrase in the reader's language; unknown phrases stay as they are. */
export function phrase(said: string): string {
  return (PHRASES as readonly string[]).includes(said) ? t(`phrase-${said}`) : said;
}

/** A chat line in the reader's language. */
export function saying(line: Said, name: (seat: number) => string): string {
  const said = line.phrase ? phrase(line.phrase) : (line.text ?? '');
  return typeof line.about === 'number' ? t('phrase-to', { name: name(line.about), phrase: said }) : said;
}

export type Line = { seat: number; text: string };

const WAYS_TO_DECLARE = 4;
const WAYS_TO_DECIDE = 3;

/**
 * The line a player says with an event, if any. `officers` is the number of officers. The same `turn`, such as the
 * version of the game, always gives the same line, so that it doesn't change when the page is drawn again.
 */
export function spokenWith(event: Event, officers: number, turn: number): Line | null {
  switch (event.type) {
    case 'declared': {
      const way = 1 + ((turn + event.seat) % WAYS_TO_DECLARE);
      const goods = goodsOf(event.good, event.count);
      return { seat: event.seat, text: t(`say-declare-${way}`, { goods, officers }) };
    }
    case 'bag_opened':
    case 'bag_handed_back': {
      const speaker = event.by[0];
      if (speaker === undefined) return null;
      const way = 1 + ((turn + event.bag) % WAYS_TO_DECIDE);
      const text = event.type === 'bag_opened' ? t(`say-open-${way}`) : t(`say-hand_back-${way}`);
      return { seat: speaker, text };
    }
    case 'deal_struck': {
      const last = event.deal.accepted_by?.at(-1) ?? event.deal.needs[0];
      return last === undefined ? null : { seat: last, text: t('say-deal') };
    }
    default:
      return null;
  }
}
