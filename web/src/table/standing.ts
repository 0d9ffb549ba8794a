/** Public statistics: the race for each crown, and each merchant's record. */

import type { Crown, Good, View } from '../wire/generated/protocol';
import type { PlayedMove } from '../wire/room.svelte';

export type Race = { good: string; king: number; queen: number; counts: number[]; kings: number[]; queens: number[] };

/** The races for King and Queen by public goods; a seat's own royal goods count in its own view. */
export function races(view: View, goods: Map<string, Good>, crowns: readonly Crown[]): Race[] {
  return crowns
    .filter(({ good }) => (goods.get(good)?.copies ?? 0) > 0)
    .map(({ good, king, queen }) => {
      const counts = view.seats.map((seat) => {
        const known = { ...seat.stand };
        if (typeof seat.contraband === 'object') {
          for (const [name, count] of Object.entries(seat.contraband)) known[name] = (known[name] ?? 0) + count;
        }
        return Object.entries(known).reduce((sum, [name, count]) => {
          if (name === good) return sum + count;
          const as = goods.get(name)?.counts_as;
          return as?.good === good ? sum + count * as.count : sum;
        }, 0);
      });
      const places = [...new Set(counts.filter((count) => count > 0))].sort((one, other) => other - one);
      const holding = (count: number | undefined) =>
        count === undefined ? [] : counts.flatMap((own, seat) => (own === count ? [seat] : []));
      const kings = holding(places[0]);
      return { good, king, queen, counts, kings, queens: kings.length > 1 ? [] : holding(places[1]) };
    });
}

/** A merchant's record: bags passed, opened and caught, promises kept and broken. */
export type Standing = { passed: number; honest: number; caught: number; kept: number; broken: number };

export function records(view: View, chronicle: readonly PlayedMove[]): Standing[] {
  const all = view.seats.map(() => ({ passed: 0, honest: 0, caught: 0, kept: 0, broken: 0 }));
  for (const { events } of chronicle) {
    for (const event of events) {
      if (event.type === 'bag_handed_back') all[event.bag]!.passed += 1;
      if (event.type === 'bag_opened') all[event.bag]![event.honest ? 'honest' : 'caught'] += 1;
    }
  }
  for (const { favour, status } of view.ledger) {
    if (status === 'kept' || status === 'broken') all[favour.by]![status] += 1;
  }
  return all;
}
