/**
 * Verifies all shuffles of a record in the reader's browser, as docs/shuffles.md describes.
 *
 * It shares no code with the server. Beyond that description it knows only what everyone can see: which cards are put on
 * which pile.
 */

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Event, GameStarted } from '../wire/generated/protocol';

/** One check, with the numbers it is about. */
export type Check = {
  what: 'seed' | 'noted' | 'told' | 'key' | 'deck' | 'sheriff' | 'named' | 'deputies' | 'draws' | 'remade';
  holds: boolean;
  numbers: Record<string, string | number>;
};

const ALL = 2 ** 32;
const PILE_START = 5;

export const hash = (bytes: Uint8Array): string => bytesToHex(sha256(bytes));
export const hashOfText = (text: string): string => hash(utf8ToBytes(text));
export const commitmentOf = (seed: string): string => hash(hexToBytes(seed));
const isSeed = (text: unknown): text is string => typeof text === 'string' && /^[0-9a-f]{64}$/.test(text);

/** The key SEED:CUT0:CUT1:…, with each cut as its hash. */
export const keyOf = (seed: string, cuts: readonly string[]): string =>
  hashOfText([seed, ...cuts.map(hashOfText)].join(':'));

/** The random numbers of a shuffle: eight of four bytes from each hash of KEY:PURPOSE:0, KEY:PURPOSE:1, … */
function* numbers(key: string, purpose: string): Generator<number, never> {
  for (let block = 0; ; block += 1) {
    const bytes = sha256(utf8ToBytes(`${key}:${purpose}:${block}`));
    const words = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    for (let at = 0; at < bytes.length; at += 4) yield words.getUint32(at);
  }
}

/** A Fisher–Yates shuffle from the last place down; biased numbers are skipped. */
export function shuffled<Thing>(things: readonly Thing[], key: string, purpose: string): Thing[] {
  const order = [...things];
  const stream = numbers(key, purpose);
  for (let place = order.length - 1; place > 0; place -= 1) {
    let number = stream.next().value;
    while (number >= ALL - (ALL % (place + 1))) number = stream.next().value;
    const other = number % (place + 1);
    [order[place], order[other]] = [order[other]!, order[place]!];
  }
  return order;
}

/** The first number of a shuffle and the place of the last card, for readers who check by hand. */
export function firstExchange(key: string, purpose: string, count: number) {
  const first = numbers(key, purpose).next().value;
  return { text: `${key}:${purpose}:0`, hash: hashOfText(`${key}:${purpose}:0`), number: first, place: first % count };
}

const same = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((thing, place) => thing === other[place]);

/** The cards in their starting order: good by good, all copies of one together. */
const starting = ({ goods }: GameStarted): string[] =>
  goods.flatMap(({ name, copies }) => Array.from({ length: copies }, () => name));

/** Checks every random outcome of a game, in order; nothing for an incomplete record. */
export function verify(events: readonly Event[], noted: string | null): Check[] | null {
  const [started] = events;
  const ended = events.at(-1);
  if (started?.type !== 'game_started' || ended?.type !== 'game_ended') return null;
  const { seed, deck, removed = [], cuts, commitment } = started;
  if (!isSeed(seed) || !deck) return null;

  const checks: Check[] = [];
  const check = (what: Check['what'], holds: boolean, found: Check['numbers'] = {}) =>
    checks.push({ what, holds, numbers: found });

  const ours = commitmentOf(seed);
  check('seed', ours === commitment, { seed, hash: ours, commitment });
  if (noted !== null) check('noted', noted === commitment, { noted, commitment });
  check('told', ended.seed === seed, { seed: ended.seed });

  const key = keyOf(seed, cuts);
  check('key', true, { key, text: [seed, ...cuts.map(hashOfText)].join(':') });

  const cards = starting(started);
  const exchange = firstExchange(key, 'deck', cards.length);
  check('deck', same(shuffled(cards, key, 'deck'), [...deck, ...removed]), {
    count: cards.length,
    removed: removed.length,
    number: exchange.number,
    place: exchange.place,
    hash: exchange.hash,
  });
  checks.push(...new Croupier(started, key, deck).follow(events));
  return checks;
}

/** Tracks deck and piles through a game, card by card. */
class Croupier {
  #deck: readonly string[];
  #piles: Record<string, string[]>;
  readonly #first: boolean;
  readonly #order: Map<string, number>;

  constructor(
    private readonly started: GameStarted,
    private readonly key: string,
    deck: readonly string[],
  ) {
    this.#deck = deck;
    this.#first = started.options.edition === 'first';
    this.#piles = this.#first ? { left: [], right: [] } : { pile: [] };
    this.#order = new Map(started.goods.map(({ name }, place) => [name, place]));
  }

  *follow(events: readonly Event[]): Generator<Check> {
    const draws = { holds: true, drawn: 0 };
    const officers: Check[] = [];
    const remade: Check[] = [];
    for (const event of events) {
      switch (event.type) {
        case 'cards_drawn':
          draws.holds = this.#taken(event.cards ?? []) && draws.holds;
          draws.drawn += event.count;
          break;
        case 'piles_started':
          draws.holds = this.#taken([...event.left, ...event.right]) && draws.holds;
          draws.drawn += event.left.length + event.right.length;
          this.#piles = { left: [...event.left], right: [...event.right] };
          break;
        case 'deck_reshuffled':
          remade.push(this.#remake(event.deck ?? [], remade.length + 1));
          break;
        case 'deputies_shuffled':
          officers.push(this.#deputies(event.order ?? [], officers.length));
          break;
        case 'round_began':
          if (event.round === 1 && event.officers.length === 1) officers.push(this.#sheriff(event.officers[0]!));
          break;
        default:
          this.#lay(event);
      }
    }
    yield* officers;
    yield { what: 'draws', holds: draws.holds, numbers: { count: draws.drawn } };
    yield* remade;
  }

  /** Whether these were the top cards of the deck. */
  #taken(cards: readonly string[]): boolean {
    const top = this.#deck.slice(0, cards.length);
    this.#deck = this.#deck.slice(cards.length);
    return same(top, cards);
  }

  /** A named sheriff is no shuffle: the record only has to keep to it. */
  #sheriff(sheriff: number): Check {
    const { first_sheriff: named } = this.started;
    if (named !== undefined) return { what: 'named', holds: named === sheriff, numbers: { seat: named } };
    const seats = this.started.names.map((_, seat) => seat);
    const [drawn] = shuffled(seats, this.key, 'sheriff');
    return { what: 'sheriff', holds: drawn === sheriff, numbers: { seat: sheriff } };
  }

  #deputies(order: readonly number[], time: number): Check {
    const seats = this.started.names.map((_, seat) => seat);
    const holds = same(shuffled(seats, this.key, `deputies-${time}`), order);
    return { what: 'deputies', holds, numbers: { time: time + 1, order: order.join(' ') } };
  }

  /** Reshuffles the discards into a new deck; in the first edition the top five of each pile stay. */
  #remake(deck: readonly string[], time: number): Check {
    const loose: string[] = [];
    for (const pile of Object.values(this.#piles)) {
      loose.push(...pile.splice(0, this.#first ? Math.max(0, pile.length - PILE_START) : pile.length));
    }
    this.#deck = deck;
    const holds = same(shuffled(loose, this.key, `reshuffle-${time}`), deck);
    return { what: 'remade', holds, numbers: { time, count: deck.length } };
  }

  /** Adds cards to a pile or takes them from it. */
  #lay(event: Event): void {
    if (event.type === 'set_aside_collected') this.#piles['pile']?.push(...event.cards);
    else if (event.type === 'cards_discarded' || event.type === 'confiscated_placed') {
      this.#piles[event.pile]?.push(...event.order);
    } else if (event.type === 'cards_set_aside') {
      for (const { pile } of event.taken ?? []) this.#piles[pile]?.pop();
    } else if (event.type === 'booty_shared') this.#piles['pile']?.push(...(event.discarded ?? []));
    else if (event.type === 'bag_opened' && !this.#first) {
      const found = Object.entries(event.confiscated);
      found.sort(([one], [other]) => (this.#order.get(one) ?? 0) - (this.#order.get(other) ?? 0));
      for (const [good, count] of found) this.#piles['pile']?.push(...Array<string>(count).fill(good));
    }
  }
}
