/**
 * What the coach says, and when: the first step that fits is said. A step may be about what has just happened; then it
 * is read once, and the game waits meanwhile. Or it asks for something, points at what to press, and goes when that is
 * done. Whatever a learner does instead, a later step in the list fits.
 */

import { gold } from '../i18n/goods';
import type { Args } from '../i18n/index.svelte';
import type { Action } from '../wire/generated/protocol';
import { sizeOf, type Cards } from '../table/cards';
import { FRIAR, GUY, LEARNER, loads, same, swaps, type Sight } from './sight';

export type Step = {
  /** The coach's words are `learn-step-…`. */
  id: string;
  when: (sight: Sight) => boolean;
  /** To be read, once for each round. */
  read?: true;
  /** The round it is about, if that may be over. */
  about?: (sight: Sight) => number;
  /** What it points at, as CSS selectors. */
  points?: (sight: Sight) => string[];
  /** What its words fill in. */
  args?: (sight: Sight) => Args;
  /** Whether an action is what was asked for. Whoever does something else is asked back once. */
  wants?: (action: Action) => boolean;
  /** Where on the way it is, if it is said in place of another step. */
  like?: string;
};

const DEALT = { apples: 3, cheese: 2 };
const CHEESE = { cheese: 2 };
const APPLES = { apples: 4 };
const SILK = { silk: 2, chickens: 2 };
/** What is offered first, and too little; what is paid for a bag and for a rival's. */
const LITTLE = 4;
const ENOUGH = 8;
const MUCH = 10;

const gate = (seat: number): string => `[data-bag="${seat}"]`;
const button = (name: string, within = ''): string => `${within} [data-do="${name}"]`.trim();
const stand = (seat: number): string => `[data-anchor="stand-${seat}"]`;
const purse = (seat: number): string => `[data-anchor="purse-${seat}"]`;

/** The cards that are still to be picked, or picked too many; then the button. */
function picking(sight: Sight, wanted: Cards, go: string): string[] {
  const wrong = Object.entries(sight.picked).filter(([good, count]) => count > (wanted[good] ?? 0));
  const missing = Object.entries(wanted).filter(([good, count]) => count > (sight.picked[good] ?? 0));
  if (!wrong.length && !missing.length) return [button(go)];
  return [
    ...wrong.map(([good]) => `[data-card="${good}"][aria-pressed="true"]`),
    ...missing.map(([good]) => `[data-card="${good}"][aria-pressed="false"]`),
  ];
}

const offers = (action: Action, least: number, most: number, third = false): boolean =>
  action.type === 'offer' &&
  (action.give?.gold ?? 0) >= least &&
  (action.give?.gold ?? 0) <= most &&
  !!action.pledges?.some(({ type, bag }) => type === 'hand_back' && bag === LEARNER) &&
  (!third || !!action.pledges.some(({ type, bag }) => type === 'open' && bag === GUY));

/** Gold in the deal that is being put together, as the outlined button gives it. */
const given = (sight: Sight): number => sight.draft?.give.gold ?? 0;
const against = (sight: Sight): boolean =>
  !!sight.draft?.pledges.some(({ type, bag }) => type === 'open' && bag === GUY);

/** The first game: three rounds. */
const GATE: Step[] = [
  { id: 'welcome', read: true, when: ({ round }) => round === 1, points: () => [`[data-anchor="seat-${GUY}"]`] },
  {
    id: 'cards',
    read: true,
    when: ({ round, phase }) => round === 1 && phase === 'market',
    points: () => ['[data-anchor="hand"] > li'],
  },

  // An honest bag.
  {
    id: 'market',
    when: (sight) => sight.round === 1 && !!sight.prompt.swap && sight.holds(DEALT),
    points: (sight) => picking(sight, CHEESE, 'swap'),
    wants: (action) => swaps(action, CHEESE),
  },
  {
    id: 'load',
    when: (sight) => sight.round === 1 && !!sight.prompt.load_bag && sight.holds(APPLES),
    points: (sight) => picking(sight, APPLES, 'load'),
    wants: (action) => loads(action, APPLES),
  },
  {
    id: 'declare',
    when: (sight) => sight.round === 1 && !!sight.prompt.declare && same(sight.bag()?.cards ?? {}, APPLES),
    points: () => ['[data-declare="apples"]'],
    wants: (action) => action.type === 'declare' && action.good === 'apples',
  },
  {
    id: 'gate',
    when: (sight) => sight.round === 1 && sight.held() && sight.honest && !sight.passed,
    points: () => [button('pass')],
  },
  {
    id: 'doubted',
    read: true,
    when: (sight) => opened(sight, true),
    points: () => [gate(LEARNER), purse(LEARNER)],
    about: settled,
    args: (sight) => {
      const fate = sight.lately();
      return fate?.how === 'opened' ? { gold: gold(fate.fine), count: sizeOf(fate.cards) } : {};
    },
  },
  {
    id: 'gift',
    read: true,
    when: (sight) => {
      const fate = sight.fate(FRIAR, 1);
      return sight.round === 2 && sight.phase === 'market' && fate?.how === 'back' && fate.paid > 0 && fate.hidden > 0;
    },
    points: () => [stand(FRIAR)],
  },

  // A smuggled one.
  {
    id: 'silk',
    when: (sight) => sight.round === 2 && !!sight.prompt.swap && sight.holds(SILK),
    points: (sight) => picking(sight, {}, 'swap'),
    wants: (action) => swaps(action, {}),
  },
  {
    id: 'smuggle',
    when: (sight) => sight.round === 2 && !!sight.prompt.load_bag && sight.holds(SILK),
    points: (sight) => picking(sight, SILK, 'load'),
    wants: (action) => loads(action, SILK),
  },
  {
    id: 'lie',
    when: (sight) => sight.round === 2 && !!sight.prompt.declare && same(sight.bag()?.cards ?? {}, SILK),
    points: () => ['[data-declare="chickens"]'],
    wants: (action) => action.type === 'declare' && action.good === 'chickens',
  },
  { id: 'stakes', read: true, when: (sight) => smuggling(sight), points: () => [gate(LEARNER)] },
  {
    id: 'price',
    when: (sight) => smuggling(sight) && sight.offer(FRIAR) !== null && !sight.draft,
    points: (sight) => [button('accept', `[data-offer="${sight.offer(FRIAR)!.id}"]`)],
    wants: (action) => action.type === 'accept',
  },
  {
    id: 'more',
    like: 'price',
    when: (sight) => smuggling(sight) && sight.made(FRIAR) > 0 && sight.offer(LEARNER) === null,
    points: (sight) => bribing(sight, ENOUGH),
  },
  {
    id: 'frown',
    like: 'price',
    when: (sight) => smuggling(sight) && sight.made(LEARNER) > 0 && !sight.offer(LEARNER) && !sight.draft,
  },
  {
    id: 'bribe',
    when: (sight) => smuggling(sight) && !sight.draft && !sight.made(LEARNER) && !sight.passed,
    points: (sight) => bribing(sight, LITTLE),
  },
  {
    id: 'bribe-gold',
    like: 'bribe',
    when: (sight) => smuggling(sight) && !!sight.draft && given(sight) !== LITTLE,
    points: (sight) => bribing(sight, LITTLE),
    wants: (action) => action.type !== 'offer' || offers(action, 1, ENOUGH - 1),
  },
  {
    id: 'bribe-send',
    like: 'bribe',
    when: (sight) => smuggling(sight) && !!sight.draft,
    points: (sight) => bribing(sight, LITTLE),
  },
  {
    id: 'through',
    read: true,
    when: (sight) => {
      const fate = sight.lately();
      return fate?.how === 'back' && fate.hidden > 0 && fate.paid > 0;
    },
    about: settled,
    points: () => [stand(LEARNER)],
    args: (sight) => {
      const fate = sight.lately();
      return fate?.how === 'back' ? { gold: gold(fate.paid), count: fate.hidden } : {};
    },
  },
  {
    id: 'lucky',
    like: 'through',
    read: true,
    when: (sight) => {
      const fate = sight.lately();
      return fate?.how === 'back' && fate.hidden > 0 && fate.paid === 0;
    },
    about: settled,
    points: () => [stand(LEARNER)],
  },
  {
    id: 'caught',
    like: 'through',
    read: true,
    when: (sight) => opened(sight, false),
    about: settled,
    points: () => [gate(LEARNER), purse(LEARNER)],
    args: (sight) => {
      const fate = sight.lately();
      return fate?.how === 'opened' ? { gold: gold(fate.fine) } : {};
    },
  },

  // The badge.
  {
    id: 'badge',
    when: (sight) => sight.round === 3 && !!sight.prompt.name_starter,
    points: () => [button('starter')],
  },
  { id: 'watch', like: 'badge', when: (sight) => sight.officer && sight.phase !== 'inspect' && sight.round === 3 },
  { id: 'doubt', read: true, when: (sight) => sight.officer && sight.phase === 'inspect' && sight.round === 3 },
  {
    id: 'choose',
    when: (sight) => judging(sight) && sight.offer(FRIAR) !== null && sight.made(FRIAR) > 1,
    points: (sight) => [button('accept', `[data-offer="${sight.offer(FRIAR)!.id}"]`), button('open', gate(FRIAR))],
    args: (sight) => ({ gold: gold(sight.offer(FRIAR)!.give.gold ?? 0) }),
  },
  {
    id: 'sniff',
    when: (sight) => judging(sight) && sight.offer(FRIAR) !== null,
    points: (sight) => [button('refuse', `[data-offer="${sight.offer(FRIAR)!.id}"]`)],
    args: (sight) => ({ gold: gold(sight.offer(FRIAR)!.give.gold ?? 0) }),
    wants: (action) => action.type === 'refuse',
  },
  {
    id: 'verdict-taken',
    like: 'verdict',
    read: true,
    when: (sight) => friar(sight, 'paid'),
    about: () => 3,
    points: () => [stand(FRIAR)],
    args: (sight) => {
      const fate = sight.fate(FRIAR, 3);
      return fate?.how === 'back' ? { gold: gold(fate.paid), count: fate.hidden, fine: gold(4 * fate.hidden) } : {};
    },
  },
  {
    id: 'verdict-free',
    like: 'verdict',
    read: true,
    when: (sight) => friar(sight, 'free'),
    about: () => 3,
    points: () => [stand(FRIAR)],
    args: (sight) => {
      const fate = sight.fate(FRIAR, 3);
      return fate?.how === 'back' ? { count: fate.hidden } : {};
    },
  },
  {
    id: 'verdict-caught',
    like: 'verdict',
    read: true,
    when: (sight) => friar(sight, 'caught'),
    about: () => 3,
    points: () => [gate(FRIAR), purse(LEARNER)],
    args: (sight) => {
      const fate = sight.fate(FRIAR, 3);
      return fate?.how === 'opened' ? { gold: gold(fate.fine) } : {};
    },
  },
  {
    id: 'guy',
    when: (sight) => judging(sight) && sight.held(GUY) && !sight.held(FRIAR),
    points: () => [button('hand_back', gate(GUY)), button('open', gate(GUY))],
  },
  { id: 'haggle', like: 'choose', when: (sight) => judging(sight) && sight.held(FRIAR) && sight.made(FRIAR) < 2 },
  {
    id: 'sweat',
    like: 'choose',
    when: (sight) => judging(sight) && sight.held(FRIAR),
    points: () => [button('hand_back', gate(FRIAR)), button('open', gate(FRIAR))],
  },
  { id: 'turn', when: ({ round }) => round > 3 },
];

/** The last inspection of another. */
const END: Step[] = [
  { id: 'last', read: true, when: () => true, points: () => [gate(LEARNER)] },
  {
    id: 'crowns',
    read: true,
    when: ({ phase }) => phase === 'inspect',
    points: () => [stand(GUY), stand(LEARNER)],
  },
  { id: 'rival', read: true, when: (sight) => sight.held(GUY), points: () => [gate(GUY)] },
  {
    id: 'plot-price',
    like: 'plot',
    when: (sight) => sight.held() && sight.offer(FRIAR) !== null && !sight.draft,
    points: () => [button('offer', gate(LEARNER))],
    wants: (action) => action.type !== 'accept',
  },
  {
    id: 'plot-send',
    like: 'plot',
    when: (sight) => sight.held() && given(sight) >= ENOUGH && against(sight),
    points: () => [button('send')],
  },
  {
    id: 'plot-third',
    like: 'plot',
    when: (sight) => sight.held() && given(sight) >= ENOUGH,
    points: () => [`details:not([open]) > ${button('other-bags')}`, `details[open] [data-pledge="open-${GUY}"]`],
    wants: (action) => action.type !== 'offer' || offers(action, ENOUGH, 999, true),
  },
  {
    id: 'plot-gold',
    like: 'plot',
    when: (sight) => sight.held() && !!sight.draft,
    points: () => [`[data-gold="${MUCH}"]`],
    wants: (action) => action.type !== 'offer' || offers(action, ENOUGH, 999, true),
  },
  {
    id: 'plot',
    when: (sight) => sight.held() && sight.offer(LEARNER) === null && !sight.passed,
    points: () => [button('offer', gate(LEARNER))],
  },
  {
    id: 'sealed',
    read: true,
    when: (sight) => sight.held(GUY) && sight.view.pledges.some(({ bag }) => bag === GUY),
    points: () => [gate(GUY)],
  },
  {
    id: 'alone',
    like: 'sealed',
    read: true,
    when: (sight) => sight.held(GUY) && sight.fate()?.how === 'back' && !sight.view.pledges.length,
    points: () => [gate(GUY)],
  },
  {
    id: 'unbought',
    like: 'sealed',
    read: true,
    when: (sight) => sight.held(GUY) && sight.fate()?.how === 'opened',
    points: () => [gate(LEARNER)],
  },
  {
    id: 'fallen',
    read: true,
    when: (sight) => sight.phase === 'over' && sight.fate(GUY, 9)?.how === 'opened',
  },
  {
    id: 'escaped',
    like: 'fallen',
    read: true,
    when: (sight) => sight.phase === 'over' && sight.fate(GUY, 9)?.how === 'back',
  },
  {
    id: 'counted',
    read: true,
    when: ({ phase }) => phase === 'over',
    points: () => ['[data-row="gold"]', '[data-row="legal"]', '[data-row="contraband"]'],
  },
  {
    id: 'crowned',
    read: true,
    when: ({ phase }) => phase === 'over',
    points: () => ['[data-row="crowns"]'],
    args: ({ view }) => {
      const mine = view.scores?.[LEARNER]?.crowns ?? {};
      return { points: Object.values(mine).reduce((sum, points) => sum + points, 0) };
    },
  },
  { id: 'won', like: 'done', when: ({ phase, view }) => phase === 'over' && view.scores?.[LEARNER]?.rank === 1 },
  { id: 'lost', like: 'done', when: ({ phase }) => phase === 'over' },
];

/** What can be said in any round that nobody has planned. */
const ANY: Step[] = [
  { id: 'any-over', when: ({ phase }) => phase === 'over' },
  { id: 'any-swap', when: ({ prompt }) => !!prompt.swap, points: () => [button('swap')] },
  { id: 'any-load', when: ({ prompt }) => !!prompt.load_bag },
  { id: 'any-declare', when: ({ prompt }) => !!prompt.declare },
  { id: 'any-pay', when: ({ prompt }) => !!prompt.pay },
  { id: 'any-answer', when: (sight) => sight.held() && !!sight.prompt.accept && !sight.draft },
  { id: 'any-offer', when: (sight) => sight.held() && !!sight.draft, points: () => [button('send')] },
  {
    id: 'any-gate',
    when: (sight) => sight.held() && !sight.passed && sight.offer(LEARNER) === null,
    points: () => [button('offer', gate(LEARNER)), button('pass')],
  },
  { id: 'any-judge', when: (sight) => sight.officer && sight.phase === 'inspect' },
  { id: 'any-wait', when: () => true },
];

const CHAPTERS: readonly Step[][] = [GATE, END];

/** The way as it is meant. */
export const WAY: readonly string[] = [
  ...['welcome', 'cards', 'market', 'load', 'declare', 'gate', 'doubted', 'gift'],
  ...['silk', 'smuggle', 'lie', 'stakes', 'bribe', 'price', 'through'],
  ...['badge', 'doubt', 'sniff', 'choose', 'verdict', 'guy', 'turn'],
  ...['last', 'crowns', 'rival', 'plot', 'sealed', 'fallen', 'counted', 'crowned', 'done'],
];

export const STEPS: readonly Step[] = [...GATE, ...END, ...ANY];

/** What the coach says now, of what was not read yet. */
export function stepFor(sight: Sight, read: ReadonlySet<string>): Step {
  const steps = [...(CHAPTERS[sight.chapter] ?? []), ...ANY];
  return steps.find((step) => !(step.read && read.has(mark(step, sight))) && step.when(sight))!;
}

/** How it is noted that a step was read: what is said of one round can be said of another too. */
export const mark = (step: Step, sight: Sight): string => `${step.id}-${step.about?.(sight) ?? sight.round}`;

/** Where on the way a step is; nothing, if it can be said anywhere. */
export function progress(step: Step): number | null {
  const at = WAY.indexOf(step.like ?? step.id);
  return at < 0 ? null : at + 1;
}

/** The round in which one's own bag was settled last. */
function settled(sight: Sight): number {
  return sight.lately()?.round ?? sight.round;
}

function opened(sight: Sight, honest: boolean): boolean {
  const fate = sight.lately();
  return fate?.how === 'opened' && fate.honest === honest;
}

function smuggling(sight: Sight): boolean {
  return sight.round === 2 && sight.held() && !sight.honest;
}

function judging(sight: Sight): boolean {
  return sight.officer && sight.phase === 'inspect' && sight.round === 3;
}

function bribing(sight: Sight, amount: number): string[] {
  if (!sight.draft) return [button('offer', gate(LEARNER))];
  return given(sight) === amount ? [button('send')] : [`[data-gold="${amount}"]`];
}

/** How the Friar's bag fared before the learner as sheriff. */
function friar(sight: Sight, how: 'paid' | 'free' | 'caught'): boolean {
  const fate = sight.round <= 4 ? sight.fate(FRIAR, 3) : null;
  if (!fate) return false;
  if (fate.how === 'opened') return how === 'caught';
  return (fate.paid > 0 ? 'paid' : 'free') === how;
}
