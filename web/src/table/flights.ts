/** The animations of events: coins, cards and bags that fly from place to place. */

import { iconPath, type IconName } from '../art/icons';
import type { Event, Terms } from '../wire/generated/protocol';
import { sizeOf } from './cards';

type Thing = 'coin' | 'deck' | 'bag';
type Flight = { thing: Thing; from: string; to: string; count: number };

const FLIGHT_MS = 300;
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

  /** Ends all animations. */
  land(): void {
    for (const flight of this.#flying) flight.finish();
  }

  #fly(thing: Thing, [x, y]: Point, [toX, toY]: Point, delay: number): void {
    const piece = picture(thing);
    this.layer.append(piece);
    const rise = Math.hypot(toX - x, toY - y) * ARC;
    const flight = piece.animate(
      [
        { transform: `translate(${x}px, ${y}px) scale(0.9)`, opacity: 1 },
        { transform: `translate(${(x + toX) / 2}px, ${(y + toY) / 2 - rise}px) scale(1.15)`, opacity: 1 },
        { transform: `translate(${toX}px, ${toY}px) scale(0.9)`, opacity: 1 },
      ],
      { duration: FLIGHT_MS, delay, easing: 'ease-in-out', fill: 'backwards' },
    );
    this.#flying.add(flight);
    flight.onfinish = flight.oncancel = () => {
      this.#flying.delete(flight);
      piece.remove();
    };
  }

  #glow(place: string): void {
    anchor(place)?.animate([{ opacity: 0.4 }, { opacity: 1 }], { duration: FLIGHT_MS });
  }
}

type Point = readonly [number, number];

function anchor(place: string): HTMLElement | null {
  const seat = /^(?:purse|hand|stand|gate|bag)-(\d)$/.exec(place)?.[1];
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
