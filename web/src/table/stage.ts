/** The bag on stage: which one it is, and what was said, threatened and refused around it in this round. */

import { saying, spokenWith, voiced } from '../i18n/talk';
import type { Deal, Offer, View } from '../wire/generated/protocol';
import { aboutOwnBag } from './draft.svelte';
import type { Scene } from './scene.svelte';

export type BagView = NonNullable<View['seats'][number]['bag']>;

/** The seats whose bag is shown at the gate. If a screen shows them all, a merchant's phone shows only the own one. */
export function merchantsOf(scene: Scene): number[] {
  const all = !scene.handOnly || scene.officer;
  return scene.view.seats.flatMap((seat, place) => (seat.bag && (all || place === scene.seat) ? [place] : []));
}

/** The merchant whose bag an offer is shown with; null for trades among merchants. */
export function merchantOf(scene: Scene, offer: Offer | Deal): number | null {
  if (!offer.officers.length) return null;
  if (!scene.view.officers.includes(offer.from)) return offer.from;
  return typeof offer.to === 'number' ? offer.to : null;
}

/** Whether an offer for a bag waits for this seat's answer. */
export const asksAbout = (scene: Scene, bag: number): boolean =>
  scene.view.offers.some(
    (offer) => !!scene.prompt.accept?.offers.includes(offer.id) && merchantOf(scene, offer) === bag,
  );

/**
 * The bag on stage: the chosen one until it is settled, otherwise the one that matters most to this seat. Those who have
 * nothing to decide look at an opened bag for a moment, and those without a bag at the gate also at one that went back.
 */
export function stagedBag(scene: Scene): number | null {
  const { view, prompt, seat } = scene;
  const merchants = merchantsOf(scene);
  const status = (bag: number) => view.seats[bag]?.bag?.status;
  const mine = String(seat);
  const spoken = (bag: number) => mine in (view.stances[bag] ?? {}) && !(bag in view.alone);
  const chosen = scene.chosenBag;
  if (chosen?.round === view.round) {
    const now = status(chosen.bag);
    // A deputy who has spoken is done with it for now.
    const done = !chosen.opened && !scene.draft && spoken(chosen.bag);
    if ((now === chosen.status && !done) || (chosen.opened && now === 'opened')) return chosen.bag;
  }
  const held = merchants.filter((bag) => status(bag) === 'held');
  const watches = seat === null || !held.includes(seat);
  const lingers = merchants.find((bag) => bag === scene.lingering && (watches || status(bag) === 'opened'));
  if (!scene.officer && lingers !== undefined) return lingers;
  const settled = roundOf(scene)
    .flatMap(({ events }) => events)
    .findLast((event) => event.type === 'bag_opened' || event.type === 'bag_handed_back');
  const last = settled && 'bag' in settled && merchants.includes(settled.bag) ? settled.bag : undefined;
  if (view.phase !== 'inspect' && last !== undefined) return last;
  const may = [...(prompt.open?.bags ?? []), ...(prompt.hand_back?.bags ?? [])];
  const discussed = view.offers.findLast((offer) => held.includes(merchantOf(scene, offer) ?? -1));
  return (
    merchants.find((bag) => asksAbout(scene, bag)) ??
    held.find((bag) => bag === seat) ??
    held.find((bag) => may.includes(bag) && !spoken(bag)) ??
    (scene.officer || !discussed ? undefined : merchantOf(scene, discussed)) ??
    held[0] ??
    last ??
    merchants[0] ??
    null
  );
}

/** The moves of the current round. What the move that began it did and said before belongs to the last one. */
function roundOf({ room }: Scene): Scene['room']['chronicle'] {
  const begins = ({ type }: { type: string }) => type === 'round_began';
  const began = room.chronicle.findLastIndex(({ events }) => events.some(begins));
  const [first, ...later] = room.chronicle.slice(Math.max(0, began));
  if (!first) return [];
  return [{ ...first, events: first.events.slice(Math.max(0, first.events.findIndex(begins))), said: [] }, ...later];
}

/** The offer that an open one answers: the latest about the same thing from its addressee to its maker. */
export function answered(scene: Scene, offer: Offer | Deal): Offer | null {
  const made: Offer[] = [];
  for (const event of roundOf(scene).flatMap(({ events }) => events)) {
    if (event.type === 'offer_made') {
      if (event.offer.id === offer.id) break;
      made.push(event.offer);
    } else if (event.type === 'deal_struck' || event.type === 'offer_withdrawn') {
      const gone = event.type === 'deal_struck' ? event.deal.id : event.offer;
      made.splice(0, made.length, ...made.filter(({ id }) => id !== gone));
    }
  }
  const addressees = offer.to === 'deputies' ? offer.officers : [offer.to];
  return (
    made.findLast(
      (other) =>
        addressees.includes(other.from) &&
        other.needs.includes(offer.from) &&
        merchantOf(scene, other) === merchantOf(scene, offer) &&
        aboutOwnBag(other) === aboutOwnBag(offer),
    ) ?? null
  );
}

/** So many of the latest marks are shown. */
const MARKS = 4;

export type Mark =
  | { key: string; kind: 'refused'; offer: Offer; by: number; quote: string }
  | { key: string; kind: 'threat'; by: number; quote: string };

/** What is left of talk about a bag in this round: refused offers with the words that refused them, and threats. */
export function marksOn(scene: Scene, bag: number): Mark[] {
  const moves = roundOf(scene);
  const offers = new Map<number, Offer>();
  const marks: (Mark & { at: number })[] = [];
  for (const { version, at, events, said = [] } of moves) {
    for (const event of events) {
      if (event.type === 'offer_made') offers.set(event.offer.id, event.offer);
      if (event.type !== 'offer_refused') continue;
      const offer = offers.get(event.offer);
      if (!offer || merchantOf(scene, offer) !== bag) continue;
      const line = said.find(({ seat }) => seat === event.seat);
      marks.push({
        key: `r${version}`,
        kind: 'refused',
        offer,
        by: event.seat,
        quote: (line && voiced(line)) ?? '',
        at,
      });
    }
  }
  const since = moves[0]?.at ?? 0;
  for (const { number, at, seat, phrase, about, ...line } of scene.room.lines) {
    if (phrase !== 'pay_or_open' || about !== bag || at < since || typeof seat !== 'number') continue;
    const quote = saying({ number, at, phrase, ...line }, (who) => scene.name(who));
    marks.push({ key: `t${number}`, kind: 'threat', by: seat, quote, at });
  }
  return marks.sort((one, other) => one.at - other.at).slice(-MARKS);
}

/** Whether a refusal is the last word on a bag so far: nothing that lies open or was agreed is newer. */
export function wasRefused(scene: Scene, bag: number): boolean {
  const made = new Map<number, Offer>();
  const open = new Set(scene.view.offers.map(({ id }) => id));
  let refused = false;
  for (const event of roundOf(scene).flatMap(({ events }) => events)) {
    if (event.type === 'offer_made') {
      made.set(event.offer.id, event.offer);
      if (open.has(event.offer.id) && merchantOf(scene, event.offer) === bag) refused = false;
    } else if (event.type === 'deal_struck') {
      if (merchantOf(scene, event.deal) === bag) refused = false;
    } else if (event.type === 'offer_refused') {
      const offer = made.get(event.offer);
      if (offer && merchantOf(scene, offer) === bag) refused = true;
    }
  }
  return refused;
}

/** What a player has said last in this round, if anything. */
export function lastWords(scene: Scene, seat: number): string {
  const moves = roundOf(scene);
  let found = { at: -1, text: '' };
  for (const { version, at, events, said = [] } of moves) {
    for (const event of events) {
      const line = spokenWith(event, scene.view.officers.length, version);
      if (line?.seat === seat && !scene.isBot(seat)) found = { at, text: line.text };
    }
    const line = said.findLast((one) => one.seat === seat);
    const text = line && voiced(line);
    if (text) found = { at, text };
  }
  const since = moves[0]?.at ?? 0;
  const chat = scene.room.lines.findLast((line) => line.seat === seat && line.at >= since);
  return chat && chat.at >= found.at ? saying(chat, (who) => scene.name(who)) : found.text;
}

/** What opening a bag costs its officer if the claim is true, and the most it earns if it is a lie. */
export function stakesOf(scene: Scene, bag: number): { honest: number; lie: number } | null {
  const about = scene.view.seats[bag]?.bag;
  if (!about?.declared || !about.size) return null;
  const others = [...scene.goods.values()].filter(({ name, copies }) => copies > 0 && name !== about.declared);
  return {
    honest: about.size * scene.good(about.declared).penalty,
    lie: about.size * Math.max(0, ...others.map(({ penalty }) => penalty)),
  };
}
