/** The current task as a key for explanations and tips. It matches the instruction (table/instruction.ts). */

import { aboutOwnBag } from '../table/draft.svelte';
import type { View } from '../wire/generated/protocol';
import type { SectionId } from './sections';

/** The tasks of this seat, and the section of the rules about each. */
const MINE = {
  name_starter: 'market',
  swap_first: 'market',
  swap_second: 'market',
  discard: 'market',
  load_bag: 'load',
  declare: 'declare',
  answer: 'deals',
  officer: 'inspect',
  deputy: 'deputies',
  bargain: 'deals',
  pay: 'debts',
  place: 'inspect',
  claim: 'black_market',
  share: 'deputies',
} as const satisfies Record<string, SectionId>;
/** While waiting for others, and after the game. */
const OTHERS = {
  offered: 'deals',
  wait_market: 'market',
  wait_load: 'load',
  wait_declare: 'declare',
  wait_inspect: 'inspect',
  wait_debt: 'debts',
  wait_place: 'inspect',
  wait_claim: 'black_market',
  wait_share: 'deputies',
  over: 'scoring',
} as const satisfies Record<string, SectionId>;

export type MyTask = keyof typeof MINE;
export type Task = MyTask | keyof typeof OTHERS;
export const TASKS = [...Object.keys(MINE), ...Object.keys(OTHERS)] as Task[];

export const isMyTask = (task: Task): task is MyTask => task in MINE;
export const sectionOf = (task: Task): SectionId => ({ ...MINE, ...OTHERS })[task];

export function taskOf(view: View): Task {
  const prompt = view.prompt ?? {};
  const { phase, seat, options } = view;
  if (phase === 'over') return 'over';
  if (prompt.name_starter) return 'name_starter';
  if (prompt.swap) return options.edition === 'first' ? 'swap_first' : 'swap_second';
  if (prompt.discard) return 'discard';
  if (prompt.load_bag) return 'load_bag';
  if (prompt.declare) return 'declare';
  if (prompt.pay) return 'pay';
  if (prompt.place) return 'place';
  if (prompt.decline) return 'claim';
  if (prompt.share || prompt.share_evenly) return 'share';
  if (phase !== 'inspect') return `wait_${phase}`;
  if (prompt.accept?.offers.some((id) => view.offers.some((offer) => offer.id === id))) return 'answer';
  if (prompt.open || prompt.hand_back) return view.officers.length > 1 ? 'deputy' : 'officer';
  if (seat !== null && view.seats[seat]?.bag?.status === 'held') {
    return prompt.offer && !view.offers.some((offer) => offer.from === seat && aboutOwnBag(offer))
      ? 'bargain'
      : 'offered';
  }
  return 'wait_inspect';
}
