/** How a bag is opened on the page: the order of its cards, and when each beat comes. */

import type { BagOpened, Good } from '../wire/generated/protocol';
import { oneByOne } from './cards';

export type OpenedCard = { good: string; lie: boolean };
type Beat = { name: 'knot' | 'card' | 'lie' | 'stamp' | 'end'; after: number };

const KNOT_MS = 550;
const CARD_MS = 260;
/** Before the first card that was not declared, or before the verdict on an honest bag. */
const DREAD_MS = 650;
const LIE_MS = 300;
const STAMP_MS = 350;
const VERDICT_MS = 1050;

/** The cards of an opened bag: first what was declared, then the rest. */
export function inTurn(event: BagOpened, goods: Map<string, Good>): OpenedCard[] {
  const left = { ...event.confiscated };
  const cards = oneByOne(event.cards, goods).map((good) => {
    const lie = (left[good] ?? 0) > 0;
    if (lie) left[good] = left[good]! - 1;
    return { good, lie };
  });
  return [...cards.filter(({ lie }) => !lie), ...cards.filter(({ lie }) => lie)];
}

/** How long an opening takes at the usual speed, in milliseconds. */
export const lengthOf = (event: BagOpened, goods: Map<string, Good>): number =>
  beatsOf(inTurn(event, goods)).reduce((sum, { after }) => sum + after, 0);

/** The beats of an opening, each so many milliseconds after the one before. */
export function beatsOf(cards: readonly OpenedCard[]): Beat[] {
  const firstLie = cards.findIndex(({ lie }) => lie);
  return [
    { name: 'knot', after: KNOT_MS },
    ...cards.map(({ lie }, place): Beat => {
      if (!lie) return { name: 'card', after: CARD_MS };
      return { name: 'lie', after: place === firstLie ? DREAD_MS : LIE_MS };
    }),
    { name: 'stamp', after: firstLie < 0 ? DREAD_MS : STAMP_MS },
    { name: 'end', after: VERDICT_MS },
  ];
}
