/** The animations of events: coins, cards and bags that fly from place to place. */

import { iconPath, type IconName } from '../art/icons';
import type { Event, Gestured, Terms } from '../wire/generated/protocol';
import { sizeOf } from './cards';

type Thrown = NonNullable<Gestured['throw']>;
type Thing = 'coin' | 'deck' | 'bag' | 'sheriff' | 'deputy' | Thrown;
type Flight = { thing: Thing; from: string; to: string; count: number };

const FLIGHT_MS = 300;
/** What is thrown takes its time, so that one sees by whom. */
const THROW_MS = 650;
const EMOTE_MS = 1200;
const BADGE_MS = 1400;
const SHORT_GAP_MS = 45;
const MAX_AT_ONCE = 6;
/** The height of the arc, relative to the distance. */
const ARC = 0.22;

/** The flights of an event. Places are `data-anchor` attributes. */
export function flightsOf(event: Event): Flight[] {
  switch (event.type) {
    case 'cards_drawn':
      return [{ thing: 'deck', from: 'deck', to: `hand-${event.seat}`, count: event.count }];
    case 'cards_set_aside':
      return (event.taken ?? []).map(({ pile }) => ({
        thing: 'deck' as const,
        from: `pile-${pile}`,
        to: `hand-${event.seat}`,
        count: 1,
      }));
    case 'cards_discarded':
      return [{ thing: 'deck', from: `hand-${event.seat}`, to: `pile-${event.pile}`, count: event.order.length }];
    case 'bag_loaded':
      return [{ thing: 'bag', from: `hand-${event.seat}`, to: `gate-${event.seat}`, count: 1 }];
    case 'deal_struck': {
      const { deal } = event;
      const other = deal.to === 'deputies' ? 'booty' : `purse-${deal.to}`;
      return [
        ...handed(deal.gave ?? {}, `purse-${deal.from}`, other),
        ...handed(deal.got ?? {}, other, `purse-${deal.from}`),
      ];
    }
    case 'bag_handed_back':
      return [
        {
          thing: 'deck',
          from: `gate-${event.bag}`,
          to: `stand-${event.bag}`,
          count: sizeOf(event.legal) + event.count,
        },
        ...(event.to === null || event.to === undefined
          ? []
          : [
              {
                thing: 'deck' as const,
                from: `gate-${event.bag}`,
                to: event.to === 'booty' ? 'booty' : `stand-${event.to}`,
                count: sizeOf(event.given_legal) + (event.given_count ?? 0),
              },
            ]),
      ];
    case 'bag_opened':
      return [
        {
          thing: 'deck',
          from: `gate-${event.bag}`,
          to: `stand-${event.bag}`,
          count: sizeOf(event.cards) - sizeOf(event.confiscated),
        },
      ];
    case 'debt_paid':
      return [
        {
          thing: 'coin',
          from: `purse-${event.by}`,
          to: event.to === 'booty' ? 'booty' : `purse-${event.to}`,
          count: event.gold ?? 0,
        },
      ];
    default:
      return [];
  }
}

function handed(terms: Terms, from: string, to: string): Flight[] {
  const cards = sizeOf(terms.stand) + sizeOf(terms.contraband);
  const stand = (place: string) => place.replace('purse', 'stand');
  return [
    { thing: 'coin', from, to, count: terms.gold ?? 0 },
    { thing: 'deck', from: stand(from), to: stand(to), count: cards },
  ];
}

const calm = matchMedia('(prefers-reduced-motion: reduce)');

/** The layer above the table in which things fly. */
export class Sky {
  #flying = new Set<Animation>();

  constructor(private readonly layer: HTMLElement) {}

  /** Ends all animations when anything scrolls: they would fly to where their places were. */
  watch(): () => void {
    const land = () => this.land();
    addEventListener('scroll', land, { capture: true, passive: true });
    return () => removeEventListener('scroll', land, { capture: true });
  }

  /** Shows flights between the current positions of places. */
  show(flights: readonly Flight[]): void {
    let late = 0;
    for (const { thing, from, to, count } of flights) {
      const start = centre(from);
      const end = centre(to);
      if (!start || !end || count <= 0) continue;
      if (calm.matches) {
        this.#glow(to);
        continue;
      }
      for (let one = 0; one < Math.min(count, MAX_AT_ONCE); one += 1) {
        this.#fly(thing, start, end, late);
        late += SHORT_GAP_MS;
      }
    }
  }

  /** Shows what a player throws: things fly to the stage, sounds rise from the seat. */
  throw(thing: Thrown, seat: number): void {
    const from = centre(`face-${seat}`);
    const to = centre('stage');
    if (!from) return;
    const [x, y] = from;
    const at = (dx: number, dy: number, scale: number) =>
      `translate(${x + dx}px, ${y + dy}px) scale(${scale}) rotate(${dx / 2}deg)`;
    if (calm.matches || thing === 'laughter' || thing === 'gasp' || !to) {
      const rise = calm.matches ? 0 : -40;
      void this.#animate(
        thing,
        [
          { transform: at(0, 0, 1.3), opacity: 0 },
          { transform: at(6, rise / 3, 2), opacity: 1, offset: 0.2 },
          { transform: at(-6, (rise * 2) / 3, 2), opacity: 1, offset: 0.8 },
          { transform: at(0, rise, 2), opacity: 0 },
        ],
        { duration: EMOTE_MS },
      );
      return;
    }
    // Not all to the same point.
    const aim: Point = [to[0] + (((seat * 37) % 5) - 2) * 18, to[1] + (((seat * 23) % 3) - 1) * 14];
    const rise = Math.hypot(aim[0] - x, aim[1] - y) * ARC;
    const spot = (px: number, py: number, scale: number, turn: number) =>
      `translate(${px}px, ${py}px) scale(${scale}) rotate(${turn}deg)`;
    void this.#animate(
      thing,
      [
        { transform: spot(x, y, 1, 0) },
        { transform: spot((x + aim[0]) / 2, (y + aim[1]) / 2 - rise, 1.6, 200), offset: 0.3 },
        { transform: spot(...aim, 1.3, 360), opacity: 1, offset: 0.6 },
        { transform: spot(...aim, thing === 'tomato' ? 2.6 : 1.3, 360), opacity: 1, offset: 0.66 },
        { transform: spot(aim[0], aim[1] + 30, 2, 360), opacity: 0 },
      ],
      { duration: THROW_MS + FLIGHT_MS, easing: 'ease-in' },
    );
  }

  /** The badge of office goes from face to face, large in the middle of its way. Resolves when it has arrived. */
  badge(thing: 'sheriff' | 'deputy', from: number, to: number): Promise<void> {
    const [start, end] = [centre(`face-${from}`), centre(`face-${to}`)];
    if (!start || !end || from === to || calm.matches) return Promise.resolve();
    const at = ([x, y]: Point, scale: number, turn: number) =>
      `translate(${x}px, ${y}px) scale(${scale}) rotate(${turn}deg)`;
    const middle: Point = [innerWidth / 2, innerHeight / 2];
    return this.#animate(
      thing,
      [
        { transform: at(start, 1, 0) },
        { transform: at(middle, 4.5, 180), offset: 0.4 },
        { transform: at(middle, 4.5, 180), offset: 0.65 },
        { transform: at(end, 1, 360) },
      ],
      { duration: BADGE_MS, easing: 'ease-in-out' },
    );
  }

  /** Ends all animations. */
  land(): void {
    for (const flight of this.#flying) flight.finish();
  }

  #fly(thing: Thing, [x, y]: Point, [toX, toY]: Point, delay: number): void {
    const rise = Math.hypot(toX - x, toY - y) * ARC;
    void this.#animate(
      thing,
      [
        { transform: `translate(${x}px, ${y}px) scale(0.9)`, opacity: 1 },
        { transform: `translate(${(x + toX) / 2}px, ${(y + toY) / 2 - rise}px) scale(1.15)`, opacity: 1 },
        { transform: `translate(${toX}px, ${toY}px) scale(0.9)`, opacity: 1 },
      ],
      { duration: FLIGHT_MS, delay, easing: 'ease-in-out', fill: 'backwards' },
    );
  }

  #animate(thing: Thing, frames: Keyframe[], timing: KeyframeAnimationOptions): Promise<void> {
    const piece = picture(thing);
    this.layer.append(piece);
    const flight = piece.animate(frames, timing);
    this.#flying.add(flight);
    return new Promise((landed) => {
      flight.onfinish = flight.oncancel = () => {
        this.#flying.delete(flight);
        piece.remove();
        landed();
      };
    });
  }

  #glow(place: string): void {
    anchor(place)?.animate([{ opacity: 0.4 }, { opacity: 1 }], { duration: FLIGHT_MS });
  }
}

type Point = readonly [number, number];

function anchor(place: string): HTMLElement | null {
  const seat = /^(?:purse|hand|stand|gate|bag|face)-(\d)$/.exec(place)?.[1];
  const found = [`[data-anchor="${place}"]`, ...(seat ? [`[data-anchor="seat-${seat}"]`] : [])];
  for (const selector of found) {
    for (const element of document.querySelectorAll<HTMLElement>(selector)) {
      if (element.getClientRects().length) return element;
    }
  }
  return null;
}

function centre(place: string): Point | null {
  const box = anchor(place)?.getBoundingClientRect();
  return box ? [box.left + box.width / 2, box.top + box.height / 2] : null;
}

const SVG = 'http://www.w3.org/2000/svg';

function picture(thing: Thing): SVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  const path = document.createElementNS(SVG, 'path');
  svg.setAttribute('viewBox', '0 0 64 64');
  svg.setAttribute('class', `flying ${thing}`);
  path.setAttribute('d', iconPath(thing as IconName));
  svg.append(path);
  return svg;
}
