/** The score sheet: its entries, their limits, and storage. */

import { MAX_NAME_LENGTH, shortened } from '../identity/looks';
import { MAX_IN_FIRST, PLAYERS } from '../new/table';
import { CROWNS, MARKET, STARTING_GOLD, stockOf, type Game, type Stock } from './box';
import type { Good, Stand } from './scoring';

/** `looks` is the index of a colour and its emblem. */
type Player = { name: string; looks: number; gold: number; goods: Record<string, number> };
/** A card that is not in the box, as it is printed: of a promo or of a pack (R1.4). */
type PackCard = {
  name: string;
  legal: boolean;
  value: number;
  /** The good it counts as towards the crowns, and how many of it. */
  counts_as: Good['counts_as'];
};
export type Sheet = {
  game: Game;
  /** What the cards of packs are; a player's numbers of them are under `packCard`. */
  cards: PackCard[];
  /** Always six: entries of players not in this game are kept. */
  players: Player[];
  /** Who claimed which black market card. */
  claimed: Record<string, number>;
  /** What is printed on the black market cards. */
  prices: Record<string, number>;
};

/** Why a number is rejected. */
export type Trouble =
  { why: 'letters' | 'fraction' | 'negative' } | { why: 'most'; most: number; others: number } | { why: 'least' };

const KEPT = 'nottingham.companion.sheet';
const SEATS = 6;
export const MAX_PRICE = 99;
export const MAX_PACK_CARDS = 8;
/** A pack has no more of one good (docs/packs.md). */
const MAX_COPIES = 99;
/** The most that one card of a pack counts as. */
export const MAX_COUNTED = 3;

/** The name under which players have a card of a pack. */
export const packCard = (place: number): string => `pack-${place}`;

/** All goods of this game: those of the box, and those of packs. */
export function stockIn({ game, cards }: Sheet): Stock[] {
  const more = cards.map(({ legal, value, counts_as }, place) => ({
    name: packCard(place),
    kind: legal ? 'legal' : counts_as ? 'royal' : 'contraband',
    value,
    counts_as,
    copies: MAX_COPIES,
  }));
  return [...stockOf(game), ...(game.packs ? more : [])];
}

export const newCard = (): PackCard => ({ name: '', legal: false, value: 1, counts_as: null });

/** Removes a card of a pack; later ones move up, with everyone's numbers of them. */
export function withoutCard(sheet: Sheet, gone: number): Sheet {
  const moved = (goods: Record<string, number>): Record<string, number> => {
    const counts = sheet.cards.map((_, place) => goods[packCard(place)] ?? 0).filter((_, place) => place !== gone);
    const kept = Object.entries(goods).filter(([good]) => !sheet.cards.some((_, place) => packCard(place) === good));
    return Object.fromEntries([...kept, ...counts.map((count, place) => [packCard(place), count] as const)]);
  };
  return {
    ...sheet,
    cards: sheet.cards.filter((_, place) => place !== gone),
    players: sheet.players.map((player) => ({ ...player, goods: moved(player.goods) })),
  };
}

export function newSheet(): Sheet {
  return {
    game: { edition: 'second', players: 4, royal_goods: false, black_market: false, packs: false },
    cards: [],
    players: Array.from({ length: SEATS }, (_, looks) => ({ name: '', looks, gold: 0, goods: {} })),
    claimed: {},
    prices: Object.fromEntries(MARKET.map(({ id, value }) => [id, value])),
  };
}

/** Parses a whole number, also as 1 200 or 1,200. */
export function wholeNumber(text: string): number | Trouble {
  const plain = text.trim().replace(/(\d)[\s.,’'](?=\d{3}(?!\d))/g, '$1');
  if (plain === '') return 0;
  if (/^\d+$/.test(plain)) return Number(plain);
  if (/^[-−–]\s*\d+([.,]\d+)?$/.test(plain)) return { why: 'negative' };
  if (/^\d*[.,/]\d*$/.test(plain)) return { why: 'fraction' };
  return { why: 'letters' };
}

/** Parses a count, limited by `most` minus what the others have. */
export function counted(text: string, most: number, others = 0): number | Trouble {
  const number = wholeNumber(text);
  if (typeof number !== 'number') return number;
  return number <= Math.max(0, most - others) ? number : { why: 'most', most, others };
}

export function price(text: string): number | Trouble {
  const number = counted(text, MAX_PRICE);
  return number === 0 ? { why: 'least' } : number;
}

export const playing = ({ game, players }: Sheet): Player[] => players.slice(0, game.players);
export const goldInGame = ({ players }: Game): number => players * STARTING_GOLD;

/** How much of a good, or of gold, the other players have. */
export function othersHave(sheet: Sheet, seat: number, what: string): number {
  return playing(sheet).reduce((total, player, other) => total + (other === seat ? 0 : amount(player, what)), 0);
}

export const amount = (player: Player, what: string): number =>
  what === 'gold' ? player.gold : (player.goods[what] ?? 0);

/** Entries above the box's limits, for example after the number of players was reduced. */
export function tooMuch(sheet: Sheet): { what: string; most: number; there: number }[] {
  const inGame = [
    ...stockIn(sheet).map(({ name, copies }) => ({ what: name, most: copies })),
    { what: 'gold', most: goldInGame(sheet.game) },
  ];
  return inGame
    .map(({ what, most }) => ({ what, most, there: othersHave(sheet, -1, what) }))
    .filter(({ most, there }) => there > most);
}

export function stands(sheet: Sheet): Stand[] {
  return playing(sheet).map(({ gold, goods }, seat) => ({ gold, goods, market: marketOf(sheet, seat) }));
}

function marketOf({ game, claimed, prices }: Sheet, seat: number): number {
  if (!game.black_market) return 0;
  return MARKET.reduce((points, { id }) => points + (claimed[id] === seat ? prices[id]! : 0), 0);
}

export const isEmpty = (sheet: Sheet): boolean =>
  stands(sheet).every(({ gold, market, goods }) => !gold && !market && Object.values(goods).every((count) => !count));

/** A cleared sheet for the next game of the same players. */
export function cleared(sheet: Sheet): Sheet {
  return {
    ...sheet,
    players: sheet.players.map((player) => ({ ...player, gold: 0, goods: {} })),
    claimed: {},
  };
}

/** Limits the options: six players and the black market need the second edition. */
export function possible(game: Game): Game {
  if (game.edition === 'second') return game;
  return { ...game, black_market: false, players: Math.min(game.players, MAX_IN_FIRST) };
}

export function save(sheet: Sheet): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify(sheet));
  } catch {
    // Storage is unavailable: the choice lasts until the page is closed.
  }
}

/** The stored sheet. Invalid parts are reset. */
export function load(): Sheet {
  const sheet = newSheet();
  let found: unknown;
  try {
    found = JSON.parse(localStorage.getItem(KEPT) ?? 'null');
  } catch {
    return sheet;
  }
  const { game, cards, players, claimed, prices } = record(found);
  const { edition, players: number, royal_goods, black_market, packs } = record(game);
  sheet.game = possible({
    edition: edition === 'first' ? 'first' : 'second',
    players: PLAYERS.find((some) => some === number) ?? sheet.game.players,
    royal_goods: royal_goods === true,
    black_market: black_market === true,
    packs: packs === true,
  });
  sheet.cards = (Array.isArray(cards) ? cards : []).slice(0, MAX_PACK_CARDS).map(loadCard);
  const known = stockIn({ ...sheet, game: { ...sheet.game, players: 4, royal_goods: true, packs: true } });
  sheet.players = sheet.players.map((blank, seat) => {
    const { name, looks, gold, goods } = record(Array.isArray(players) ? players[seat] : null);
    const counts = known.flatMap(({ name, copies }) => {
      const count = whole(record(goods)[name], copies);
      return count ? [[name, count] as const] : [];
    });
    return {
      name: typeof name === 'string' ? shortened(name.slice(0, 4 * MAX_NAME_LENGTH)) : '',
      looks: whole(looks, SEATS - 1) ?? blank.looks,
      gold: whole(gold, SEATS * STARTING_GOLD) ?? 0,
      goods: Object.fromEntries(counts),
    };
  });
  if (new Set(sheet.players.map(({ looks }) => looks)).size < SEATS) {
    sheet.players.forEach((player, seat) => (player.looks = seat));
  }
  for (const { id } of MARKET) {
    const seat = whole(record(claimed)[id], SEATS - 1);
    if (seat !== null) sheet.claimed[id] = seat;
    sheet.prices[id] = whole(record(prices)[id], MAX_PRICE) || sheet.prices[id]!;
  }
  return sheet;
}

function loadCard(found: unknown): PackCard {
  const { name, legal, value, counts_as } = record(found);
  const { good, count } = record(counts_as);
  const crown = CROWNS.find((crown) => crown.good === good);
  return {
    name: typeof name === 'string' ? shortened(name.slice(0, 4 * MAX_NAME_LENGTH)) : '',
    legal: legal === true,
    value: whole(value, MAX_PRICE) || 1,
    counts_as: crown ? { good: crown.good, count: whole(count, MAX_COUNTED) || 1 } : null,
  };
}

const record = (thing: unknown): Record<string, unknown> =>
  thing !== null && typeof thing === 'object' ? (thing as Record<string, unknown>) : {};
const whole = (thing: unknown, most: number): number | null =>
  Number.isInteger(thing) && (thing as number) >= 0 && (thing as number) <= most ? (thing as number) : null;
