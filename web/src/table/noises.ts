/** The sounds of events. */

import type { Sound } from '../shell/sound';
import type { Event } from '../wire/generated/protocol';

function noiseOf(event: Event): Sound[] {
  switch (event.type) {
    case 'cards_set_aside':
      return event.count ? ['cards'] : [];
    case 'bag_loaded':
      return ['snap'];
    case 'bag_opened':
      return ['gavel'];
    case 'deal_struck':
      return event.deal.gave?.gold || event.deal.got?.gold ? ['stamp', 'coin'] : ['stamp'];
    case 'debt_paid':
      return event.gold ? ['coin'] : [];
    case 'booty_shared':
      return Object.values(event.split).some(({ gold }) => gold) ? ['coin'] : [];
    default:
      return [];
  }
}

/** The sounds of a move, each once. */
export const noisesOf = (events: readonly Event[]): Sound[] => [...new Set(events.flatMap(noiseOf))];
