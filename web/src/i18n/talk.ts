/** Chat phrases, the lines that go with moves, and what bots say. */

import { t, words } from './index.svelte';
import { goodsOf } from './goods';
import type { Event, Line as Said, Say, SpokenLine } from '../wire/generated/protocol';

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

/** Marks the line of a bot among the phrases of the chat. */
const VOICE = 'voice-';

/** Whether a bot said it: a seat may have had another player then. */
export const saidByBot = ({ phrase }: Said): boolean => !!phrase?.startsWith(VOICE);

/** Loads what bots say, which is long and not needed at first. */
export const fetchVoices = () => words.need('voices');
export const voicesLoaded = () => words.has('voice-times');

/** The line of a bot in the reader's language; null if it is not loaded. */
export function voiced({ line, times = 0 }: Pick<SpokenLine, 'line' | 'times'>): string | null {
  if (!words.has(`voice-${line}`)) return null;
  const said = t(`voice-${line}`, { times: t('voice-times', { count: times }) });
  return said.charAt(0).toUpperCase() + said.slice(1);
}

/** A phrase in the reader's language; unknown phrases stay as they are. */
export function phrase(said: string): string {
  if (said.startsWith(VOICE)) return voiced({ line: said.slice(VOICE.length) }) ?? '…';
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
 * The line a person says with an event, if any; bots speak for themselves. `officers` is the number of officers. The same `turn`, such as the
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
