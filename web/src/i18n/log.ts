/** The events of a game in sentences, from the point of view of one seat. */

import { t, words } from './index.svelte';
import { dealInWords, favour, inTurn, whoOf, type Favour, type Scene } from './deals';
import { eachOf, gathered, gold, goodName, goodsOf, heap, listed, type Cards } from './goods';
import type {
  BagHandedBack,
  BagOpened,
  BootyShared,
  CardsSetAside,
  DebtPaid,
  Event,
  FavourJudged,
  FellShort,
  GameEnded,
  GameStarted,
  Offer,
  OfferMade,
  Score,
} from '../wire/generated/protocol';

export { dealInWords, favour, inTurn, pledge, terms, type Favour, type Scene } from './deals';
export { eachOf, gathered, gold, goodName, goodsOf, heap, listed } from './goods';

type Declaration = { good: string; count: number };

/** Facts from earlier events that later ones refer to: offers, promises, declarations. */
export class Memory {
  readonly #offers = new Map<number, Offer>();
  readonly #declared = new Map<number, Declaration>();
  readonly #promises: Favour[] = [];

  note(event: Event): void {
    if (event.type === 'offer_made') this.#offers.set(event.offer.id, event.offer);
    else if (event.type === 'declared') this.#declared.set(event.seat, event);
    else if (event.type === 'deal_struck') this.#promises.push(...event.deal.favours);
    else if (event.type === 'round_began') {
      this.#declared.clear();
      this.#offers.clear();
    }
  }

  offer(id: number): Offer | undefined {
    return this.#offers.get(id);
  }

  declared(seat: number): Declaration | undefined {
    return this.#declared.get(seat);
  }

  promise(entry: number): Favour | undefined {
    return this.#promises[entry];
  }
}

const NOTHING_NOTED = new Memory();

/** The sentences for an event; none if another event covers it. */
export function sentencesFor(event: Event, scene: Scene, memory: Memory = NOTHING_NOTED): string[] {
  const name = (seat: number) => scene.name(seat);
  const names = (seats: readonly number[]) => words.list(seats.map(name));
  const goods = (cards: Cards) => heap(cards, scene.goods);
  const who = (seat: number, whom: unknown = null) => whoOf(seat, scene, whom);
  /** Several players, with the reader told apart from the others. */
  const sides = (seats: readonly number[]) => {
    const others = seats.filter((seat) => who(seat) !== 'you');
    return { who: others.length < seats.length ? 'you' : 'other', names: names(others) };
  };
  switch (event.type) {
    case 'game_started':
      return gameStarted(event, scene);
    case 'piles_started':
      return [t('log-piles_started', { left: goods(gathered(event.left)), right: goods(gathered(event.right)) })];
    case 'deputies_shuffled':
      return [t('log-deputies_shuffled')];
    case 'round_began': {
      const args = { round: event.round, ...sides(event.officers) };
      return [event.officers.length === 1 ? t('log-round_began-sheriff', args) : t('log-round_began-deputies', args)];
    }
    case 'phase_began':
      // The round's start implies the market, and the end of the game has its own event.
      return event.phase === 'market' || event.phase === 'over' ? [] : [t(`log-phase_began-${event.phase}`)];
    case 'cards_drawn':
      return [
        event.cards
          ? t('log-cards_drawn-seen', {
              who: who(event.seat),
              name: name(event.seat),
              goods: goods(gathered(event.cards)),
            })
          : t('log-cards_drawn', { who: who(event.seat), name: name(event.seat), count: event.count }),
      ];
    case 'deck_reshuffled':
      return [t('log-deck_reshuffled', { count: event.count })];
    case 'starter_named':
      return [t('log-starter_named', { who: who(event.seat), name: name(event.seat) })];
    case 'cards_set_aside':
      return setAside(event, scene);
    case 'cards_discarded': {
      const args = { who: who(event.seat), name: name(event.seat), goods: goods(gathered(event.order)) };
      return [t(`log-cards_discarded-${side(event.pile)}`, args), ...onTop(event.order)];
    }
    case 'set_aside_collected':
      // Nothing to say if nobody set cards aside.
      return event.cards.length ? [t('log-set_aside_collected', { count: event.cards.length })] : [];
    case 'bag_loaded':
      if (!event.cards) return [t('log-bag_loaded', { name: name(event.seat) })];
      return [
        t(event.seat === scene.seat ? 'log-bag_loaded-own' : 'log-bag_loaded-seen', {
          name: name(event.seat),
          goods: goods(event.cards),
        }),
      ];
    case 'bags_closed': {
      const sizes = Object.entries(event.sizes);
      const each = sizes.map(([seat, count]) =>
        t('log-bags_closed-size', { who: who(Number(seat)), name: name(Number(seat)), count }),
      );
      return [t('log-bags_closed', { sizes: words.list(each) })];
    }
    case 'declared':
      return [
        t('log-declared', { who: who(event.seat), name: name(event.seat), goods: goodsOf(event.good, event.count) }),
      ];
    case 'offer_made':
      return [offerMade(event, scene)];
    case 'offer_accepted': {
      const by = memory.offer(event.offer)?.from;
      if (by === undefined) return [t('log-offer_accepted', { who: who(event.seat), name: name(event.seat) })];
      return [t('log-offer_accepted-known', { who: who(event.seat, by), name: name(event.seat), by: name(by) })];
    }
    case 'offer_refused': {
      const by = memory.offer(event.offer)?.from;
      if (by === undefined) return [t('log-offer_refused', { who: who(event.seat), name: name(event.seat) })];
      return [t('log-offer_refused-known', { who: who(event.seat, by), name: name(event.seat), by: name(by) })];
    }
    case 'offer_withdrawn':
      return [t('log-offer_withdrawn', { who: who(event.seat), name: name(event.seat) })];
    case 'offer_fell': {
      const by = memory.offer(event.offer)?.from;
      return [by === undefined ? t('log-offer_fell') : t('log-offer_fell-known', { who: who(by), by: name(by) })];
    }
    case 'deal_struck': {
      const agree = sides([event.deal.from, ...event.deal.needs]);
      const deal = dealInWords(event.deal, scene, true);
      return [deal ? t('log-deal_struck', { ...agree, deal }) : t('log-deal_struck-plain', agree)];
    }
    case 'fell_short':
      return fellShort(event, scene);
    case 'favour_judged':
      return favourJudged(event, scene, memory);
    case 'word_spoken':
      return [
        t(`log-word_spoken-${event.word}`, {
          who: who(event.seat, event.bag),
          name: name(event.seat),
          bag: name(event.bag),
        }),
      ];
    case 'bag_left_to_one':
      return [
        t('log-bag_left_to_one', { who: who(event.seat, event.bag), name: name(event.seat), bag: name(event.bag) }),
      ];
    case 'bag_handed_back':
      return handedBack(event, scene, memory);
    case 'bag_opened':
      return [opened(event, scene, memory)];
    case 'debt_paid':
      return debtPaid(event, scene);
    case 'confiscated_placed':
      return [
        t(`log-confiscated_placed-${side(event.pile)}`, { goods: goods(gathered(event.order)) }),
        ...onTop(event.order),
      ];
    case 'time_ran_out':
      return [t('log-time_ran_out')];
    case 'inspection_ended':
      return [t('log-inspection_ended')];
    case 'market_card_claimed': {
      const given = goodsOf(event.good, event.given);
      return [
        t('log-market_card_claimed', {
          who: who(event.seat),
          name: name(event.seat),
          goods: given,
          value: event.value,
        }),
      ];
    }
    case 'claim_declined':
      return [t('log-claim_declined', { who: who(event.seat), name: name(event.seat) })];
    case 'share_proposed':
      return [
        t('log-share_proposed', { who: who(event.seat), name: name(event.seat), split: inParts(event.split, scene) }),
      ];
    case 'booty_shared':
      return bootyShared(event, scene);
    case 'game_ended':
      return gameEnded(event, scene);
    default:
      return unhandled(event);
  }
}

/** An unhandled kind of event does not compile. */
function unhandled(event: never): string[] {
  return event;
}

const EXTRAS = ['royal_goods', 'black_market', 'time_limit', 'removed_cards', 'seven_card_hand', 'open_trade'] as const;

function gameStarted(event: GameStarted, scene: Scene): string[] {
  const { options } = event;
  const packs = (options.packs ?? []).map((pack) => (words.has(`pack-${pack}`) ? t(`pack-${pack}`) : pack));
  const extras = [...EXTRAS.filter((extra) => options[extra]).map((extra) => t(`extra-${extra}`)), ...packs];
  const seated = { names: words.list(event.names.map((_, seat) => scene.name(seat))), gold: gold(event.gold) };
  return [
    options.edition === 'first' ? t('log-game_started-first', seated) : t('log-game_started-second', seated),
    ...(extras.length ? [t('log-game_started-extras', { extras: words.list(extras) })] : []),
    t('log-game_started-seal', { commitment: `${event.commitment.slice(0, 12)}…` }),
    ...(event.first_sheriff === undefined
      ? []
      : [t('log-game_started-sheriff', { name: scene.name(event.first_sheriff) })]),
  ];
}

function setAside(event: CardsSetAside, scene: Scene): string[] {
  const name = scene.name(event.seat);
  const who = whoOf(event.seat, scene);
  const sentences: string[] = [];
  if (!event.count) sentences.push(t('log-cards_set_aside-none', { who, name }));
  else if (event.cards)
    sentences.push(t('log-cards_set_aside-seen', { who, name, goods: heap(event.cards, scene.goods) }));
  else sentences.push(t('log-cards_set_aside-hidden', { who, name, count: event.count }));
  const takings = (['left', 'right'] as const).flatMap((pile) => {
    const taken = (event.taken ?? []).filter((taking) => side(taking.pile) === pile).map((taking) => taking.good);
    return taken.length ? [t(`log-taken-${pile}`, { goods: heap(gathered(taken), scene.goods) })] : [];
  });
  if (takings.length) sentences.push(t('log-taken', { who, name, takings: words.list(takings) }));
  return sentences;
}

const side = (pile: string): 'left' | 'right' => (pile === 'left' ? 'left' : 'right');

/** The new top card of a pile; omitted for a single card. */
function onTop(order: readonly string[]): string[] {
  const top = order.at(-1);
  return top !== undefined && new Set(order).size > 1 ? [t('log-on_top', { goods: goodsOf(top, 1) })] : [];
}

function offerMade({ offer, replaces }: OfferMade, scene: Scene): string {
  const again = replaces !== undefined && replaces !== null;
  const args = { who: whoOf(offer.from, scene, offer.to), by: scene.name(offer.from), deal: dealInWords(offer, scene) };
  if (offer.to === 'deputies') {
    return again ? t('log-offer_changed-deputies', args) : t('log-offer_made-deputies', args);
  }
  const toOne = { ...args, to: scene.name(offer.to) };
  return again ? t('log-offer_changed', toOne) : t('log-offer_made', toOne);
}

function fellShort(event: FellShort, scene: Scene): string[] {
  const name = scene.name(event.seat);
  const who = whoOf(event.seat, scene);
  return [
    event.to.length === 1
      ? t('log-fell_short', { who: whoOf(event.seat, scene, event.to[0]), name, to: scene.name(event.to[0]!) })
      : t('log-fell_short-deputies', { who, name }),
    ...(event.contraband
      ? [t('log-fell_short-contraband', { who, name, goods: heap(event.contraband, scene.goods) })]
      : []),
    ...(event.bag ? [t('log-fell_short-bag', { who, name, goods: heap(event.bag, scene.goods) })] : []),
  ];
}

function favourJudged(event: FavourJudged, scene: Scene, memory: Memory): string[] {
  // The other two states are no verdicts: open promises, and words, which are never judged.
  if (event.status === 'open' || event.status === 'words') return [];
  const promised = memory.promise(event.entry);
  const promise = promised
    ? favour(promised, scene, scene.seat ?? null)
    : t('log-favour_judged-unnamed', { number: event.entry + 1 });
  return [t(`log-favour_judged-${event.status}`, { favour: promise })];
}

function handedBack(event: BagHandedBack, scene: Scene, memory: Memory): string[] {
  const args = {
    who: whoOf(event.bag, scene),
    bag: scene.name(event.bag),
    goods: contents(event.legal, event.count, event.contraband, scene),
  };
  const given = gifts(event, scene);
  const declared = memory.declared(event.bag);
  if (event.count) return [t('log-bag_handed_back-smuggled', args), ...given];
  // The cards given away may have been declared or not, so there is no verdict.
  if (!declared || (event.to ?? null) !== null) return [t('log-bag_handed_back', args), ...given];
  if (event.legal[declared.good] === declared.count) return [t('log-bag_handed_back-true', args)];
  return [t('log-bag_handed_back-lie', { ...args, declared: goodsOf(declared.good, declared.count) })];
}

/** What another player got out of a bag; another event covers an empty promise. */
function gifts(event: BagHandedBack, scene: Scene): string[] {
  const { to, given_legal = {}, given_count = 0, given_contraband } = event;
  if (to === undefined || to === null || !(given_count || Object.keys(given_legal).length)) return [];
  const goods = contents(given_legal, given_count, given_contraband, scene);
  return [
    to === 'booty'
      ? t('log-bag_given-booty', { goods })
      : t('log-bag_given', { who: whoOf(to, scene), to: scene.name(to), goods }),
  ];
}

/** Goods out of a bag by name; hidden contraband as a number. */
function contents(legal: Cards, count: number, seen: Cards | undefined, scene: Scene): string {
  const hidden = seen ? eachOf(seen, scene.goods) : count ? [t('contraband-amount', { count })] : [];
  return listed([...eachOf(legal, scene.goods), ...hidden]);
}

/** Who opens a bag, and whether it is the reader's. */
function officeOf({ bag, by }: BagOpened, scene: Scene): string {
  const together = by.length > 1;
  if (by.some((seat) => whoOf(seat, scene) === 'you')) return together ? 'us' : 'you';
  if (whoOf(bag, scene) === 'you') return together ? 'yours_together' : 'yours';
  return together ? 'together' : 'alone';
}

function opened(event: BagOpened, scene: Scene, memory: Memory): string {
  const others = event.by.filter((seat) => whoOf(seat, scene) !== 'you');
  const args = {
    office: officeOf(event, scene),
    by: words.list(others.map((seat) => scene.name(seat))),
    bag: scene.name(event.bag),
    goods: heap(event.cards, scene.goods),
  };
  if (event.honest) return t('log-bag_opened-honest', args);
  const lie = { ...args, confiscated: heap(event.confiscated, scene.goods) };
  const declared = memory.declared(event.bag);
  return declared
    ? t('log-bag_opened-lie-declared', { ...lie, declared: goodsOf(declared.good, declared.count) })
    : t('log-bag_opened-lie', lie);
}

function debtPaid(event: DebtPaid, scene: Scene): string[] {
  const by = scene.name(event.by);
  const who = whoOf(event.by, scene);
  const goods = [event.legal, event.contraband].flatMap((cards) => eachOf(cards ?? {}, scene.goods));
  const paid = [...(event.gold ? [gold(event.gold)] : []), ...goods];
  const sentences: string[] = [];
  if (!paid.length) sentences.push(t('log-debt_paid-nothing', { who, by }));
  else if (event.to === 'booty') sentences.push(t('log-debt_paid-booty', { who, by, paid: words.list(paid) }));
  else
    sentences.push(
      t('log-debt_paid', {
        who: whoOf(event.by, scene, event.to),
        by,
        to: scene.name(event.to),
        paid: words.list(paid),
      }),
    );
  if (event.owed) sentences.push(t('log-debt_paid-owed', { who, by, gold: gold(event.owed) }));
  if (event.forgiven) sentences.push(t('log-debt_paid-forgiven', { gold: gold(event.forgiven) }));
  return sentences;
}

function inParts(split: BootyShared['split'], scene: Scene): string {
  const parts = Object.entries(split).map(([seat, stake]) => {
    const name = scene.name(Number(seat));
    const who = whoOf(Number(seat), scene);
    const got = [...(stake.gold ? [gold(stake.gold)] : []), ...eachOf(stake.goods ?? {}, scene.goods)];
    return got.length
      ? t('log-booty_part', { who, name, goods: words.list(got) })
      : t('log-booty_part-nothing', { who, name });
  });
  return inTurn(parts);
}

function bootyShared(event: BootyShared, scene: Scene): string[] {
  return [
    t('log-booty_shared', { split: inParts(event.split, scene) }),
    ...(event.discarded ?? []).map((good) => t('log-booty_shared-discarded', { goods: goodsOf(good, 1) })),
    ...(event.to_bank ? [t('log-booty_shared-bank')] : []),
  ];
}

function gameEnded(event: GameEnded, scene: Scene): string[] {
  const ranked = event.scores.map((score, seat) => ({ score, seat }));
  ranked.sort((one, other) => one.score.rank - other.score.rank || one.seat - other.seat);
  const names = words.list(event.winners.map((seat) => scene.name(seat)));
  return [
    ...ranked.map(({ score, seat }) =>
      t('log-game_ended-score', {
        rank: score.rank,
        name: scene.name(seat),
        points: t('points-amount', { count: score.total }),
        parts: pointsOf(score),
      }),
    ),
    event.winners.length === 1
      ? t('log-game_ended-winner', { who: whoOf(event.winners[0]!, scene), names })
      : t('log-game_ended-winners', { names }),
    t('log-game_ended-seed', { seed: event.seed }),
  ];
}

/** How a score is made up, with the crowns by name. */
function pointsOf(score: Score): string {
  const crowns = [
    ...score.king_of.map((good) => crownOf('king', good)),
    ...score.queen_of.map((good) => crownOf('queen', good)),
  ];
  const bonus = Object.values(score.crowns).reduce((sum, points) => sum + points, 0);
  return inTurn([
    t('score-gold', { gold: gold(score.gold) }),
    t('score-legal', { count: score.legal }),
    t('score-contraband', { count: score.contraband }),
    ...(score.black_market ? [t('score-black_market', { count: score.black_market })] : []),
    ...(crowns.length ? [t('score-crowns', { count: bonus, crowns: words.list(crowns) })] : []),
  ]);
}

/** “King of apples”; goods of custom packs may have no translation. */
export function crownOf(crown: 'king' | 'queen', good: string): string {
  if (!words.has(`king-${good}`)) return `${crown === 'king' ? t('word-king') : t('word-queen')} (${goodName(good)})`;
  return crown === 'king' ? t(`king-${good}`) : t(`queen-${good}`);
}
