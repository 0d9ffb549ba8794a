/** Tips for the current task, from the seat's own view. */

import { goodTitle } from '../art/goods';
import { gold, goodsOf } from '../i18n/goods';
import { t, type Args } from '../i18n/index.svelte';
import { penaltyOf, sizeOf, type Cards } from '../table/cards';
import type { Good, OwnSeat, View } from '../wire/generated/protocol';
import { taskOf, isMyTask, type MyTask } from './tasks';

/** A tip and its text in the reader's language. */
export type Tip = { key: string; say: () => string };
type Goods = Map<string, Good>;
type Table = { view: View; goods: Goods; me: OwnSeat; name: (seat: number) => string };

/** How many cards of one good count as a collection. */
const A_FEW = 2;

const tip = (key: string, args: () => Args = () => ({})): Tip => ({ key, say: () => t(`tip-${key}`, args()) });

/** All tips that apply, the best first. */
export function tipsFor(view: View, goods: Goods, name: (seat: number) => string): Tip[] {
  const task = taskOf(view);
  const me = view.seat === null ? undefined : view.seats[view.seat];
  if (!isMyTask(task) || me?.sight !== 'own') return [];
  return BY_ASK[task]({ view, goods, me, name });
}

const kindOf = (goods: Goods, good: string) => goods.get(good)?.kind;
const worth = (goods: Goods, good: string) => goods.get(good)?.value ?? 0;

/** The most frequent legal good; the more valuable one in a tie. */
function mostLegal(cards: Cards, goods: Goods): [good: string, count: number] | null {
  const legal = Object.entries(cards).filter(([good, count]) => count > 0 && kindOf(goods, good) === 'legal');
  legal.sort(([one, few], [other, many]) => many - few || worth(goods, other) - worth(goods, one));
  return legal[0] ?? null;
}

/** The most valuable card that can't be declared. */
function dearest(cards: Cards, goods: Goods): Good | null {
  const hidden = Object.keys(cards).flatMap((name) => goods.get(name) ?? []);
  const dear = hidden.filter(({ name, kind }) => kind !== 'legal' && cards[name]! > 0);
  return dear.sort((one, other) => other.value - one.value)[0] ?? null;
}

const fined = (cards: Cards, goods: Goods): string => gold(penaltyOf(cards, goods));

function swapping({ view, goods, me }: Table): Tip[] {
  const best = mostLegal(me.hand, goods);
  const collecting = best && best[1] >= A_FEW ? best : null;
  const dear = dearest(me.hand, goods);
  const tops = Object.values(view.discard).flatMap((pile) => pile.at(-1) ?? []);
  return [
    ...(collecting && view.prompt?.swap && view.options.edition === 'first' && tops.includes(collecting[0])
      ? [tip('swap-pile', () => ({ good: goodTitle(collecting[0]) }))]
      : []),
    ...(collecting ? [tip('swap-collect', () => ({ goods: goodsOf(...collecting) }))] : [tip('swap-plan')]),
    ...(dear ? [tip('swap-contraband', () => ({ good: goodTitle(dear.name), value: dear.value }))] : []),
  ];
}

function loading({ view, goods, me }: Table): Tip[] {
  const best = mostLegal(me.hand, goods);
  const dear = dearest(me.hand, goods);
  const most = view.prompt?.load_bag?.max ?? 0;
  return [
    ...(view.round === view.rounds ? [tip('load-last')] : []),
    ...(best && best[1] >= A_FEW
      ? [
          tip('load-honest', () => {
            const count = Math.min(best[1], most);
            return { goods: goodsOf(best[0], count), fine: fined({ [best[0]]: count }, goods) };
          }),
        ]
      : []),
    ...(dear
      ? [
          tip('load-smuggle', () => ({
            good: goodTitle(dear.name),
            value: dear.value,
            penalty: gold(dear.penalty),
          })),
        ]
      : []),
  ];
}

/** The undeclared cards of a bag. */
const liesIn = (cards: Cards, declared: string): Cards => ({ ...cards, [declared]: 0 });

function declaring({ goods, me }: Table): Tip[] {
  const cards = me.bag?.cards ?? {};
  const best = mostLegal(cards, goods);
  if (!best) return [tip('declare-bold', () => ({ fine: fined(cards, goods) }))];
  if (best[1] === sizeOf(cards)) return [tip('declare-true', () => ({ fine: fined(cards, goods) }))];
  return [tip('declare-part', () => ({ good: goodTitle(best[0]) }))];
}

/** The price of opening a bag that holds what was declared. */
function costOf(view: View, goods: Goods, bag: number): number {
  const { declared, size } = view.seats[bag]?.bag ?? {};
  return declared && size ? penaltyOf({ [declared]: size }, goods) : 0;
}

function answering({ view, goods }: Table): Tip[] {
  const offer = view.offers.find(({ id }) => view.prompt?.accept?.offers.includes(id));
  if (!offer) return [];
  const back = offer.pledges.find(({ type }) => type === 'hand_back');
  const amount = offer.give.gold ?? 0;
  const unseen = sizeOf(offer.give.contraband) + sizeOf(offer.give.bag) > 0;
  return [
    ...(unseen ? [tip('answer-unseen')] : []),
    ...(offer.favours.length ? [tip('answer-promise')] : []),
    ...(back && amount > 0 && view.officers.includes(view.seat!)
      ? [tip('answer-gold', () => ({ gold: gold(amount), fine: gold(costOf(view, goods, back.bag)) }))]
      : []),
    tip('answer-counter'),
  ];
}

function deciding({ view, goods, me, name }: Table): Tip[] {
  const bags = view.prompt?.open?.bags ?? [];
  const costs = bags.map((bag) => ({ bag, cost: costOf(view, goods, bag) })).filter(({ cost }) => cost > 0);
  const highest = costs.sort((one, other) => other.cost - one.cost)[0];
  return [
    ...(highest ? [tip('officer-cost', () => ({ name: name(highest.bag), fine: gold(highest.cost) }))] : []),
    ...(highest && me.gold < highest.cost ? [tip('officer-poor', () => ({ gold: gold(me.gold) }))] : []),
    ...(view.prompt?.offer ? [tip('officer-price')] : []),
  ];
}

function bargaining({ view, goods, me }: Table): Tip[] {
  const { cards = {}, declared } = me.bag ?? {};
  if (!declared) return [];
  const lies = liesIn(cards, declared);
  const own = sizeOf(lies)
    ? tip('bargain-lying', () => ({ fine: fined(lies, goods) }))
    : tip('bargain-honest', () => ({ fine: fined(cards, goods) }));
  const others = view.prompt?.offer?.bags.some((bag) => bag !== view.seat);
  return [own, ...(others ? [tip('bargain-others')] : [])];
}

function claiming({ view, goods }: Table): Tip[] {
  const choices = (view.prompt?.claim?.goods ?? []).map((good) => ({
    value: view.black_market?.[good]?.at(-1) ?? 0,
    sum: (view.black_market_price ?? 0) * worth(goods, good),
  }));
  const best = choices.sort((one, other) => other.value - other.sum - (one.value - one.sum))[0];
  return best ? [tip('claim-worth', () => best)] : [tip('claim-none')];
}

const BY_ASK: Record<MyTask, (table: Table) => Tip[]> = {
  name_starter: () => [tip('name_starter')],
  swap_first: swapping,
  swap_second: swapping,
  discard: () => [tip('discard')],
  load_bag: loading,
  declare: declaring,
  answer: answering,
  officer: deciding,
  deputy: (table) => [tip('deputy'), ...deciding(table)],
  bargain: bargaining,
  pay: () => [tip('pay')],
  place: () => [tip('place')],
  claim: claiming,
  share: () => [tip('share')],
};
