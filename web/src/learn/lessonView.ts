/** The lesson as the coach sees it: the learner's view, and the events of each round. */

import type { Action, Event, Offer, Prompt, View } from '../wire/generated/protocol';
import type { PlayedMove } from '../wire/room.svelte';
import { sizeOf, type Cards } from '../table/cards';
import { aboutOwnBag, type Draft } from '../table/draft.svelte';

export const LEARNER = 0;
export const GUY = 1;
export const FRIAR = 2;

export type Bag = NonNullable<View['seats'][number]['bag']>;

/** The outcome of a bag. */
type Fate =
  | { how: 'opened'; honest: boolean; fine: number; cards: Cards }
  | { how: 'back'; legal: Cards; hidden: number; paid: number };

/** The events of each round, by round number. */
export function byRound(chronicle: readonly PlayedMove[]): Event[][] {
  const rounds: Event[][] = [[]];
  for (const { events } of chronicle) {
    for (const event of events) {
      if (event.type === 'round_began') rounds[event.round] = [];
      rounds.at(-1)!.push(event);
    }
  }
  return rounds;
}

export class LessonView {
  constructor(
    readonly chapter: number,
    readonly view: View,
    readonly rounds: readonly Event[][],
    readonly picked: Cards = {},
    readonly draft: Draft | null = null,
    readonly passed = false,
  ) {}

  get round(): number {
    return this.view.round;
  }

  get phase(): View['phase'] {
    return this.view.phase;
  }

  get prompt(): Prompt {
    return this.view.prompt ?? {};
  }

  get officer(): boolean {
    return this.view.officers.includes(LEARNER);
  }

  get hand(): Cards {
    const { hand } = this.view.seats[LEARNER]!;
    return typeof hand === 'object' ? hand : {};
  }

  /** Whether the hand holds all these cards. */
  holds(cards: Cards): boolean {
    return Object.entries(cards).every(([good, count]) => (this.hand[good] ?? 0) >= count);
  }

  bag(seat = LEARNER): Bag | null {
    return this.view.seats[seat]!.bag ?? null;
  }

  /** Whether a bag is held at the gate. */
  held(seat = LEARNER): boolean {
    return this.phase === 'inspect' && this.bag(seat)?.status === 'held';
  }

  /** Whether the learner's bag holds what was declared. */
  get honest(): boolean {
    const bag = this.bag();
    return Object.keys(bag?.cards ?? {}).every((good) => good === bag?.declared);
  }

  /** A seat's open offer for the bag of the merchant who deals. */
  offer(from: number): Offer | null {
    return this.view.offers.find((offer) => offer.from === from && aboutOwnBag(offer)) ?? null;
  }

  /** How many offers a seat has made in this round. */
  made(from: number): number {
    return this.#events().filter((event) => event.type === 'offer_made' && event.offer.from === from).length;
  }

  #events(round = this.round): readonly Event[] {
    return this.rounds[round] ?? [];
  }

  /** The outcome of a bag in a round; null while it is open. */
  fate(bag = LEARNER, round = this.round): Fate | null {
    let paid = 0;
    for (const event of this.#events(round)) {
      if (event.type === 'deal_struck') {
        const { deal } = event;
        const about = deal.pledges.some((pledge) => pledge.bag === bag);
        if (about && deal.from === bag) paid += deal.gave?.gold ?? 0;
        if (about && deal.to === bag) paid += deal.got?.gold ?? 0;
      } else if (event.type === 'bag_opened' && event.bag === bag) {
        const fine = event.debts.reduce((sum, debt) => sum + debt.gold, 0);
        return { how: 'opened', honest: event.honest, fine, cards: event.cards };
      } else if (event.type === 'bag_handed_back' && event.bag === bag) {
        return { how: 'back', legal: event.legal, hidden: event.count, paid };
      }
    }
    return null;
  }

  /** The outcome of a bag in this round, or in the last one at the start of the next. */
  lately(bag = LEARNER): (Fate & { round: number }) | null {
    const round = this.phase === 'market' && !this.fate(bag) ? this.round - 1 : this.round;
    const fate = this.fate(bag, round);
    return fate && { ...fate, round };
  }
}

/** Whether two hands are equal. */
export function same(one: Cards, other: Cards): boolean {
  return sizeOf(one) === sizeOf(other) && Object.entries(one).every(([good, count]) => (other[good] ?? 0) === count);
}

export function swaps(action: Action, cards: Cards): boolean {
  return action.type === 'swap' && same(action.set_aside ?? {}, cards);
}

export function loads(action: Action, cards: Cards): boolean {
  return action.type === 'load_bag' && same(action.cards, cards);
}
