/** The highlights of a finished game, computed from its complete record. */

import type { Deal, Event, Good, Terms } from '../wire/generated/protocol';

type Cards = Record<string, number>;
export type Tale =
  | { what: 'smuggle'; seat: number; cards: Cards; worth: number; round: number }
  | { what: 'inspection'; seat: number; of: number; cost: number; round: number }
  | { what: 'catch'; seat: number; of: number; fine: number; round: number }
  | { what: 'bribe'; seat: number; to: number[]; gold: number; round: number }
  | { what: 'word'; seat: number; broken: number }
  | { what: 'honest'; seat: number; bags: number };

/** The best of each kind, in order of telling; kinds that never happened are left out. */
export function tales(events: readonly Event[]): Tale[] {
  const goods = new Map<string, Good>();
  const promised: number[] = [];
  const broken = new Map<number, number>();
  const declared = new Map<number, string>();
  const honest = new Map<number, { bags: number; lied: boolean }>();
  const best: Partial<{ [What in Tale['what']]: Extract<Tale, { what: What }> }> = {};
  let round = 0;

  const noted = (seat: number, lied: boolean) => {
    const before = honest.get(seat) ?? { bags: 0, lied: false };
    honest.set(seat, { bags: before.bags + 1, lied: before.lied || lied });
  };
  for (const event of events) {
    switch (event.type) {
      case 'game_started':
        for (const good of event.goods) goods.set(good.name, good);
        break;
      case 'round_began':
        round = event.round;
        break;
      case 'declared':
        declared.set(event.seat, event.good);
        break;
      case 'deal_struck': {
        promised.push(...event.deal.favours.map(({ by }) => by));
        const bribe = bribeOf(event.deal);
        if (bribe && bribe.gold > (best.bribe?.gold ?? 0)) best.bribe = { what: 'bribe', ...bribe, round };
        break;
      }
      case 'favour_judged': {
        const by = promised[event.entry];
        if (event.status === 'broken' && by !== undefined) broken.set(by, (broken.get(by) ?? 0) + 1);
        break;
      }
      case 'bag_handed_back': {
        const cards = event.contraband ?? {};
        const worth = worthOf(cards, goods);
        const lied = event.count > 0 || Object.keys(event.legal).some((good) => good !== declared.get(event.bag));
        noted(event.bag, lied);
        if (worth > (best.smuggle?.worth ?? 0))
          best.smuggle = { what: 'smuggle', seat: event.bag, cards, worth, round };
        break;
      }
      case 'bag_opened': {
        noted(event.bag, !event.honest);
        const owed = event.debts.reduce((sum, { gold }) => sum + gold, 0);
        const officer = event.by[0];
        if (officer === undefined) break;
        if (event.honest && owed > (best.inspection?.cost ?? 0)) {
          best.inspection = { what: 'inspection', seat: officer, of: event.bag, cost: owed, round };
        }
        if (!event.honest && owed > (best.catch?.fine ?? 0)) {
          best.catch = { what: 'catch', seat: officer, of: event.bag, fine: owed, round };
        }
        break;
      }
    }
  }
  const breaker = most(broken);
  if (breaker) best.word = { what: 'word', seat: breaker[0], broken: breaker[1] };
  const saints = [...honest].filter(([, { lied }]) => !lied).map(([seat, { bags }]) => [seat, bags] as const);
  const saint = most(new Map(saints));
  if (saint) best.honest = { what: 'honest', seat: saint[0], bags: saint[1] };
  return [best.smuggle, best.inspection, best.catch, best.bribe, best.word, best.honest].filter(
    (tale) => tale !== undefined,
  );
}

/** The gold that a merchant gave to officers. */
function bribeOf(deal: Deal): { seat: number; to: number[]; gold: number } | null {
  if (!deal.officers.length) return null;
  const byOfficer = deal.officers.includes(deal.from);
  const merchant = byOfficer ? deal.to : deal.from;
  const given: Terms = (byOfficer ? deal.got : deal.gave) ?? {};
  return typeof merchant === 'number' ? { seat: merchant, to: deal.officers, gold: given.gold ?? 0 } : null;
}

const worthOf = (cards: Cards, goods: ReadonlyMap<string, Good>): number =>
  Object.entries(cards).reduce((sum, [good, count]) => sum + count * (goods.get(good)?.value ?? 0), 0);

const most = (counts: ReadonlyMap<number, number>): [number, number] | null =>
  [...counts].sort((one, other) => other[1] - one[1] || one[0] - other[0])[0] ?? null;
