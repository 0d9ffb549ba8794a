/** An offer being composed. The forms in the prompt say what it may contain. */

import type { Action, Bounds, Offer, OfferForm, OfferPrompt, Pledge, Terms } from '../wire/generated/protocol';
import { added, isSomething, sizeOf, without0, type Cards } from './cards';

export type Party = number | 'deputies';
export type Favour = Offer['favours'][number];
type MakeOffer = Extract<Action, { type: 'offer' }>;
/** Where goods come from: the stand, the contraband on it, or the bag. */
export type Source = 'stand' | 'contraband' | 'bag';
export type Hand = 'give' | 'get';
export type Side = { gold: number; stand: Cards; contraband: Cards; bag: Cards };
type Terminable = { give: Side; get: Side; pledges: Pledge[] };

/** An offer, as far as it says whose bag it is about. */
type About = { from: number; to: Party; pledges: readonly Pledge[]; officers: readonly number[] };

/**
 * Whether an offer pledges the bag of the merchant who deals. One that does and one that doesn't can stand side by side
 * between two players; a new one replaces the earlier one of its sort (R7.5).
 */
export function aboutOwnBag({ from, to, pledges, officers }: About): boolean {
  const merchant = officers.includes(from) ? to : from;
  return pledges.some(({ bag }) => bag === merchant);
}

export const SOURCES = ['stand', 'contraband', 'bag'] as const satisfies readonly Source[];

/** What gold is laid down in. */
export const COINS = [1, 5, 10] as const;

/** Whether two promises are the same, apart from a sum of gold. */
const alike = (one: Favour, other: Favour): boolean =>
  ['type', 'by', 'whom', 'to', 'text'].every((field) => Reflect.get(one, field) === Reflect.get(other, field));

export const nothing = (): Side => ({ gold: 0, stand: {}, contraband: {}, bag: {} });

function within(side: Side, bounds: Bounds): boolean {
  const stand = bounds.stand ?? {};
  return (
    side.gold <= (bounds.gold ?? 0) &&
    Object.entries(side.stand).every(([good, count]) => count <= (stand[good] ?? 0)) &&
    sizeOf(side.contraband) <= (bounds.contraband ?? 0) &&
    sizeOf(side.bag) <= (bounds.bag ?? 0)
  );
}

export class Draft {
  to: Party = $state(0);
  give: Side = $state.raw(nothing());
  get: Side = $state.raw(nothing());
  pledges: Pledge[] = $state.raw([]);
  favours: Favour[] = $state.raw([]);
  /** The offer this one answers, if it is a counter-offer. */
  answers: Offer | null = $state.raw(null);
  /** The own offer that this one changes, if any. */
  changes: Offer | null = $state.raw(null);

  constructor(
    readonly mine: number,
    to: Party,
  ) {
    this.to = to;
  }

  /** A new offer for a bag: a bribe or a demand. */
  static forBag(mine: number, to: Party, bag: number): Draft {
    const draft = new Draft(mine, to);
    draft.pledges = [{ type: 'hand_back', bag }];
    return draft;
  }

  /** A counter-offer, which starts from the offer with its sides swapped. */
  static answering(mine: number, offer: Offer, to: Party): Draft {
    const draft = new Draft(mine, to);
    draft.give = sideOf(offer.get);
    draft.get = sideOf(offer.give);
    draft.pledges = [...offer.pledges];
    draft.favours = [...offer.favours];
    draft.answers = offer;
    return draft;
  }

  /** Changes this seat's own offer. */
  static changing(mine: number, offer: Offer): Draft {
    const draft = new Draft(mine, offer.to);
    draft.give = sideOf(offer.give);
    draft.get = sideOf(offer.get);
    draft.pledges = [...offer.pledges];
    draft.favours = [...offer.favours];
    draft.changes = offer;
    return draft;
  }

  /** This seat's open offers to the same player: the one that this draft would replace, and the one beside it. */
  beside(offers: readonly Offer[], officers: readonly number[]): { replaced: Offer | null; other: Offer | null } {
    const { mine: from, to, pledges } = this;
    const own = aboutOwnBag({ from, to, pledges, officers });
    const standing = offers.filter((offer) => offer.from === from && offer.to === to);
    const find = (sort: boolean) => standing.find((offer) => aboutOwnBag(offer) === sort) ?? null;
    return { replaced: find(own), other: find(!own) };
  }

  get empty(): boolean {
    return !this.pledges.length && this.bare;
  }

  /** Whether neither side gives or promises anything. The rules allow that if it is about a bag, but it is no offer. */
  get bare(): boolean {
    return !this.favours.length && !isSomething(this.give) && !isSomething(this.get);
  }

  /** What goes both ways and so is no deal: gold for gold, or a good for the same good from the same place. */
  get bothWays(): 'gold' | 'goods' | null {
    if (this.give.gold > 0 && this.get.gold > 0) return 'gold';
    const same = SOURCES.some((source) => Object.keys(this.give[source]).some((good) => this.get[source][good]));
    return same ? 'goods' : null;
  }

  /** Why it can't be sent yet, if it can't. */
  waits(prompt: OfferPrompt): 'empty' | 'gold' | 'goods' | 'bag' | 'impossible' | null {
    if (this.bare) return 'empty';
    if (this.bothWays) return this.bothWays;
    if (this.sendable(prompt)) return null;
    return this.#could(prompt, {}) && !this.pledges.length ? 'bag' : 'impossible';
  }

  /** The seat whose bag the bag goods on one side come from. */
  owner(hand: Hand): number | null {
    if (hand === 'give') return this.mine;
    return this.to === 'deputies' ? null : this.to;
  }

  /** The forms that allow the draft, or would after a change. */
  #forms(prompt: OfferPrompt, change: Partial<Terminable> = {}): OfferForm[] {
    const { give, get, pledges } = { give: this.give, get: this.get, pledges: this.pledges, ...change };
    if (pledges.some(({ type, bag }) => type === 'hand_back' && prompt.must_open.includes(bag))) return [];
    return (prompt.forms[String(this.to)] ?? []).filter(
      (form) => within(give, form.give) && within(get, form.get) && pledges.every(({ bag }) => form.bags.includes(bag)),
    );
  }

  #could(prompt: OfferPrompt, change: Partial<Terminable>): boolean {
    return this.#forms(prompt, change).length > 0;
  }

  /** Whether it can be sent as it is. */
  sendable(prompt: OfferPrompt): boolean {
    if (this.empty || this.bothWays) return false;
    const bagged = (['give', 'get'] as const).every((hand) => !sizeOf(this[hand].bag) || this.#bagPledged(hand));
    return bagged && this.#forms(prompt).some((form) => !form.must_pledge || this.pledges.length > 0);
  }

  #bagPledged(hand: Hand): boolean {
    return this.pledges.some((pledge) => pledge.type === 'hand_back' && pledge.bag === this.owner(hand));
  }

  /** Changes the addressee: drops what is asked for and the favours; keeps what is given where allowed. */
  turn(prompt: OfferPrompt, to: Party): void {
    const bags = (prompt.forms[String(to)] ?? []).flatMap((form) => form.bags);
    this.to = to;
    this.get = nothing();
    this.favours = [];
    for (const { bag } of this.pledges) if (!bags.includes(bag)) this.pledge(null, bag);
    if (!this.#could(prompt, {})) this.give = nothing();
  }

  mostGold(prompt: OfferPrompt, hand: Hand): number {
    const forms = this.#forms(prompt, { [hand]: { ...this[hand], gold: 0 } });
    return Math.max(0, ...forms.map((form) => form[hand].gold ?? 0));
  }

  setGold(prompt: OfferPrompt, hand: Hand, gold: number): void {
    const most = this.mostGold(prompt, hand);
    this[hand] = { ...this[hand], gold: Math.max(0, Math.min(most, Math.trunc(gold) || 0)) };
  }

  #with(hand: Hand, source: Source, good: string, count: number): Side {
    return { ...this[hand], [source]: added(this[hand][source], good, count) };
  }

  canAdd(prompt: OfferPrompt, hand: Hand, source: Source, good: string): boolean {
    const change: Partial<Terminable> = { [hand]: this.#with(hand, source, good, 1) };
    if (source === 'bag' && !this.#bagPledged(hand)) {
      const owner = this.owner(hand);
      if (owner === null) return false;
      change.pledges = [...this.pledges.filter((pledge) => pledge.bag !== owner), { type: 'hand_back', bag: owner }];
    }
    return this.#could(prompt, change);
  }

  /** Adds a card. Bag goods need a pledge to hand that bag back, which is added too. */
  add(prompt: OfferPrompt, hand: Hand, source: Source, good: string): void {
    if (!this.canAdd(prompt, hand, source, good)) return;
    this[hand] = this.#with(hand, source, good, 1);
    const owner = this.owner(hand);
    if (source === 'bag' && owner !== null && !this.#bagPledged(hand)) this.pledge('hand_back', owner);
  }

  take(hand: Hand, source: Source, good: string): void {
    if (this[hand][source][good]) this[hand] = this.#with(hand, source, good, -1);
  }

  canPledge(prompt: OfferPrompt, type: Pledge['type'], bag: number): boolean {
    return this.#could(prompt, { pledges: [...this.pledges.filter((pledge) => pledge.bag !== bag), { type, bag }] });
  }

  /** Sets the pledge of a bag; `null` removes it. */
  pledge(type: Pledge['type'] | null, bag: number): void {
    const others = this.pledges.filter((pledge) => pledge.bag !== bag);
    this.pledges = type ? [...others, { type, bag }] : others;
    for (const hand of ['give', 'get'] as const) {
      if (!this.#bagPledged(hand)) this[hand] = { ...this[hand], bag: {} };
    }
  }

  /** The promise that is already in it, if any, perhaps with another sum of gold. */
  promised(favour: Favour): Favour | null {
    return this.favours.find((other) => alike(favour, other)) ?? null;
  }

  /** Adds a promise, or changes its sum. */
  promise(prompt: OfferPrompt, favour: Favour): void {
    const old = this.promised(favour);
    if (old) this.favours = this.favours.map((other) => (other === old ? favour : other));
    else if (this.favours.length < prompt.max_favours) this.favours = [...this.favours, favour];
  }

  unpromise(favour: Favour): void {
    this.favours = this.favours.filter((other) => other !== favour);
  }

  action(): MakeOffer {
    return {
      type: 'offer',
      to: this.to,
      give: plain(this.give),
      get: plain(this.get),
      pledges: this.pledges,
      favours: this.favours,
    };
  }
}

function plain(side: Side): NonNullable<MakeOffer['give']> {
  return {
    gold: side.gold,
    stand: without0(side.stand),
    contraband: without0(side.contraband),
    bag: without0(side.bag),
  };
}

/** One side of an offer. Contraband given as a number is hidden from this seat and left out. */
function sideOf(terms: Terms): Side {
  return {
    gold: terms.gold ?? 0,
    stand: terms.stand ?? {},
    contraband: typeof terms.contraband === 'object' ? terms.contraband : {},
    bag: terms.bag ?? {},
  };
}
