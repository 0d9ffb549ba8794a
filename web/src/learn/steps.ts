/**
 * The steps of the lesson. The coach shows the first step that applies. A step explains what has just happened: then it
 * is read once, and the game waits meanwhile. Or it asks for an action, points at what to press, and ends when that is
 * done. Whatever a learner does instead, a later step in the list applies.
 */

import { gold } from '../i18n/goods';
import type { Args } from '../i18n/index.svelte';
import type { Action } from '../wire/generated/protocol';
import { sizeOf, type Cards } from '../table/cards';
import { FRIAR, GUY, LEARNER, loads, same, swaps, type LessonView } from './lessonView';

export type Step = {
  /** Its text is `learn-step-…`. */
  id: string;
  when: (lesson: LessonView) => boolean;
  /** Must be read, once in each round. */
  read?: true;
  /** The round it is about, if not the current one. */
  about?: (lesson: LessonView) => number;
  /** What it points at, as CSS selectors. */
  points?: (lesson: LessonView) => string[];
  /** The arguments of its text. */
  args?: (lesson: LessonView) => Args;
  /** Whether an action is the expected one. Another action is questioned once. */
  wants?: (action: Action) => boolean;
  /** The step it replaces, for the progress bar. */
  like?: string;
};

const DEALT = { apples: 3, cheese: 2 };
const CHEESE = { cheese: 2 };
const APPLES = { apples: 4 };
const SILK = { silk: 2, chickens: 2 };
/** The first offer, which is too low; the prices for the learner's bag and for a rival's. */
const LITTLE = 4;
const ENOUGH = 8;
const MUCH = 10;

/** A bag in the row at the gate, while another is on stage. */
const waiting = (seat: number): string => `[data-waiting="${seat}"][aria-pressed="false"]`;
const gate = (seat: number): string => `:is([data-bag="${seat}"], ${waiting(seat)})`;
const button = (name: string, within = ''): string => `${within} [data-do="${name}"]`.trim();
const stand = (seat: number): string => `[data-anchor="stand-${seat}"]`;
const purse = (seat: number): string => `[data-anchor="purse-${seat}"]`;

/** Points at the cards to pick or to put back; then at the button. */
function picking(lesson: LessonView, wanted: Cards, go: string): string[] {
  const wrong = Object.entries(lesson.picked).filter(([good, count]) => count > (wanted[good] ?? 0));
  const missing = Object.entries(wanted).filter(([good, count]) => count > (lesson.picked[good] ?? 0));
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

/** Points at the button that sets this amount of gold in the deal. */
const given = (lesson: LessonView): number => lesson.draft?.give.gold ?? 0;
const against = (lesson: LessonView): boolean =>
  !!lesson.draft?.pledges.some(({ type, bag }) => type === 'open' && bag === GUY);

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
    when: (lesson) => lesson.round === 1 && !!lesson.prompt.swap && lesson.holds(DEALT),
    points: (lesson) => picking(lesson, CHEESE, 'swap'),
    wants: (action) => swaps(action, CHEESE),
  },
  {
    id: 'load',
    when: (lesson) => lesson.round === 1 && !!lesson.prompt.load_bag && lesson.holds(APPLES),
    points: (lesson) => picking(lesson, APPLES, 'load'),
    wants: (action) => loads(action, APPLES),
  },
  {
    id: 'declare',
    when: (lesson) => lesson.round === 1 && !!lesson.prompt.declare && same(lesson.bag()?.cards ?? {}, APPLES),
    points: () => ['[data-declare="apples"]'],
    wants: (action) => action.type === 'declare' && action.good === 'apples',
  },
  {
    id: 'gate',
    when: (lesson) => lesson.round === 1 && lesson.held() && lesson.honest && !lesson.passed,
    points: () => [button('pass')],
  },
  {
    id: 'doubted',
    read: true,
    when: (lesson) => opened(lesson, true),
    points: () => [gate(LEARNER), purse(LEARNER)],
    about: settled,
    args: (lesson) => {
      const fate = lesson.lately();
      return fate?.how === 'opened' ? { gold: gold(fate.fine), count: sizeOf(fate.cards) } : {};
    },
  },
  {
    id: 'gift',
    read: true,
    when: (lesson) => {
      const fate = lesson.fate(FRIAR, 1);
      return (
        lesson.round === 2 && lesson.phase === 'market' && fate?.how === 'back' && fate.paid > 0 && fate.hidden > 0
      );
    },
    points: () => [stand(FRIAR)],
  },

  // A smuggled one.
  {
    id: 'silk',
    when: (lesson) => lesson.round === 2 && !!lesson.prompt.swap && lesson.holds(SILK),
    points: (lesson) => picking(lesson, {}, 'swap'),
    wants: (action) => swaps(action, {}),
  },
  {
    id: 'smuggle',
    when: (lesson) => lesson.round === 2 && !!lesson.prompt.load_bag && lesson.holds(SILK),
    points: (lesson) => picking(lesson, SILK, 'load'),
    wants: (action) => loads(action, SILK),
  },
  {
    id: 'lie',
    when: (lesson) => lesson.round === 2 && !!lesson.prompt.declare && same(lesson.bag()?.cards ?? {}, SILK),
    points: () => ['[data-declare="chickens"]'],
    wants: (action) => action.type === 'declare' && action.good === 'chickens',
  },
  { id: 'stakes', read: true, when: (lesson) => smuggling(lesson), points: () => [gate(LEARNER)] },
  {
    id: 'price',
    when: (lesson) => smuggling(lesson) && lesson.offer(FRIAR) !== null && !lesson.draft,
    points: (lesson) => [button('accept', `[data-offer="${lesson.offer(FRIAR)!.id}"]`)],
    wants: (action) => action.type === 'accept',
  },
  {
    id: 'more',
    like: 'price',
    when: (lesson) => smuggling(lesson) && lesson.made(FRIAR) > 0 && lesson.offer(LEARNER) === null,
    points: (lesson) => bribing(lesson, ENOUGH),
  },
  {
    id: 'frown',
    like: 'price',
    when: (lesson) => smuggling(lesson) && lesson.made(LEARNER) > 0 && !lesson.offer(LEARNER) && !lesson.draft,
  },
  {
    id: 'bribe',
    when: (lesson) => smuggling(lesson) && !lesson.draft && !lesson.made(LEARNER) && !lesson.passed,
    points: (lesson) => bribing(lesson, LITTLE),
  },
  {
    id: 'bribe-gold',
    like: 'bribe',
    when: (lesson) => smuggling(lesson) && !!lesson.draft && given(lesson) !== LITTLE,
    points: (lesson) => bribing(lesson, LITTLE),
    wants: (action) => action.type !== 'offer' || offers(action, 1, ENOUGH - 1),
  },
  {
    id: 'bribe-send',
    like: 'bribe',
    when: (lesson) => smuggling(lesson) && !!lesson.draft,
    points: (lesson) => bribing(lesson, LITTLE),
  },
  {
    id: 'through',
    read: true,
    when: (lesson) => {
      const fate = lesson.lately();
      return fate?.how === 'back' && fate.hidden > 0 && fate.paid > 0;
    },
    about: settled,
    points: () => [stand(LEARNER)],
    args: (lesson) => {
      const fate = lesson.lately();
      return fate?.how === 'back' ? { gold: gold(fate.paid), count: fate.hidden } : {};
    },
  },
  {
    id: 'lucky',
    like: 'through',
    read: true,
    when: (lesson) => {
      const fate = lesson.lately();
      return fate?.how === 'back' && fate.hidden > 0 && fate.paid === 0;
    },
    about: settled,
    points: () => [stand(LEARNER)],
  },
  {
    id: 'caught',
    like: 'through',
    read: true,
    when: (lesson) => opened(lesson, false),
    about: settled,
    points: () => [gate(LEARNER), purse(LEARNER)],
    args: (lesson) => {
      const fate = lesson.lately();
      return fate?.how === 'opened' ? { gold: gold(fate.fine) } : {};
    },
  },

  // The badge.
  {
    id: 'badge',
    when: (lesson) => lesson.round === 3 && !!lesson.prompt.name_starter,
    points: () => [button('starter')],
  },
  { id: 'watch', like: 'badge', when: (lesson) => lesson.officer && lesson.phase !== 'inspect' && lesson.round === 3 },
  { id: 'doubt', read: true, when: (lesson) => lesson.officer && lesson.phase === 'inspect' && lesson.round === 3 },
  {
    id: 'choose',
    when: (lesson) => judging(lesson) && lesson.offer(FRIAR) !== null && lesson.made(FRIAR) > 1,
    points: (lesson) => [button('accept', `[data-offer="${lesson.offer(FRIAR)!.id}"]`), button('open', gate(FRIAR))],
    args: (lesson) => ({ gold: gold(lesson.offer(FRIAR)!.give.gold ?? 0) }),
  },
  {
    id: 'sniff',
    when: (lesson) => judging(lesson) && lesson.offer(FRIAR) !== null,
    points: (lesson) => [button('refuse', `[data-offer="${lesson.offer(FRIAR)!.id}"]`)],
    args: (lesson) => ({ gold: gold(lesson.offer(FRIAR)!.give.gold ?? 0) }),
    wants: (action) => action.type === 'refuse',
  },
  {
    id: 'verdict-taken',
    like: 'verdict',
    read: true,
    when: (lesson) => friar(lesson, 'paid'),
    about: () => 3,
    points: () => [stand(FRIAR)],
    args: (lesson) => {
      const fate = lesson.fate(FRIAR, 3);
      return fate?.how === 'back' ? { gold: gold(fate.paid), count: fate.hidden, fine: gold(4 * fate.hidden) } : {};
    },
  },
  {
    id: 'verdict-free',
    like: 'verdict',
    read: true,
    when: (lesson) => friar(lesson, 'free'),
    about: () => 3,
    points: () => [stand(FRIAR)],
    args: (lesson) => {
      const fate = lesson.fate(FRIAR, 3);
      return fate?.how === 'back' ? { count: fate.hidden } : {};
    },
  },
  {
    id: 'verdict-caught',
    like: 'verdict',
    read: true,
    when: (lesson) => friar(lesson, 'caught'),
    about: () => 3,
    points: () => [gate(FRIAR), purse(LEARNER)],
    args: (lesson) => {
      const fate = lesson.fate(FRIAR, 3);
      return fate?.how === 'opened' ? { gold: gold(fate.fine) } : {};
    },
  },
  {
    id: 'guy',
    when: (lesson) => judging(lesson) && lesson.held(GUY) && !lesson.held(FRIAR),
    points: () => [button('hand_back', gate(GUY)), button('open', gate(GUY)), waiting(GUY)],
  },
  { id: 'haggle', like: 'choose', when: (lesson) => judging(lesson) && lesson.held(FRIAR) && lesson.made(FRIAR) < 2 },
  {
    id: 'sweat',
    like: 'choose',
    when: (lesson) => judging(lesson) && lesson.held(FRIAR),
    points: () => [button('hand_back', gate(FRIAR)), button('open', gate(FRIAR)), waiting(FRIAR)],
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
  { id: 'rival', read: true, when: (lesson) => lesson.held(GUY), points: () => [gate(GUY)] },
  {
    id: 'plot-price',
    like: 'plot',
    when: (lesson) => lesson.held() && lesson.offer(FRIAR) !== null && !lesson.draft,
    points: () => [button('offer', gate(LEARNER))],
    wants: (action) => action.type !== 'accept',
  },
  {
    id: 'plot-send',
    like: 'plot',
    when: (lesson) => lesson.held() && given(lesson) >= ENOUGH && against(lesson),
    points: () => [button('send')],
  },
  {
    id: 'plot-third',
    like: 'plot',
    when: (lesson) => lesson.held() && given(lesson) >= ENOUGH,
    points: () => [`details:not([open]) > ${button('other-bags')}`, `details[open] [data-pledge="open-${GUY}"]`],
    wants: (action) => action.type !== 'offer' || offers(action, ENOUGH, 999, true),
  },
  {
    id: 'plot-gold',
    like: 'plot',
    when: (lesson) => lesson.held() && !!lesson.draft,
    points: () => [`[data-gold="${MUCH}"]`],
    wants: (action) => action.type !== 'offer' || offers(action, ENOUGH, 999, true),
  },
  {
    id: 'plot',
    when: (lesson) => lesson.held() && lesson.offer(LEARNER) === null && !lesson.passed,
    points: () => [button('offer', gate(LEARNER))],
  },
  {
    id: 'sealed',
    read: true,
    when: (lesson) => lesson.held(GUY) && lesson.view.pledges.some(({ bag }) => bag === GUY),
    points: () => [gate(GUY)],
  },
  {
    id: 'alone',
    like: 'sealed',
    read: true,
    when: (lesson) => lesson.held(GUY) && lesson.fate()?.how === 'back' && !lesson.view.pledges.length,
    points: () => [gate(GUY)],
  },
  {
    id: 'unbought',
    like: 'sealed',
    read: true,
    when: (lesson) => lesson.held(GUY) && lesson.fate()?.how === 'opened',
    points: () => [gate(LEARNER)],
  },
  {
    id: 'fallen',
    read: true,
    when: (lesson) => lesson.phase === 'over' && lesson.fate(GUY, 9)?.how === 'opened',
  },
  {
    id: 'escaped',
    like: 'fallen',
    read: true,
    when: (lesson) => lesson.phase === 'over' && lesson.fate(GUY, 9)?.how === 'back',
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

/** Steps for any round outside the planned lesson. */
const ANY: Step[] = [
  { id: 'any-over', when: ({ phase }) => phase === 'over' },
  { id: 'any-swap', when: ({ prompt }) => !!prompt.swap, points: () => [button('swap')] },
  { id: 'any-load', when: ({ prompt }) => !!prompt.load_bag },
  { id: 'any-declare', when: ({ prompt }) => !!prompt.declare },
  { id: 'any-pay', when: ({ prompt }) => !!prompt.pay },
  { id: 'any-answer', when: (lesson) => lesson.held() && !!lesson.prompt.accept && !lesson.draft },
  { id: 'any-offer', when: (lesson) => lesson.held() && !!lesson.draft, points: () => [button('send')] },
  {
    id: 'any-gate',
    when: (lesson) => lesson.held() && !lesson.passed && lesson.offer(LEARNER) === null,
    points: () => [button('offer', gate(LEARNER)), button('pass')],
  },
  { id: 'any-judge', when: (lesson) => lesson.officer && lesson.phase === 'inspect' },
  { id: 'any-wait', when: () => true },
];

const CHAPTERS: readonly Step[][] = [GATE, END];

/** The planned order of steps. */
export const WAY: readonly string[] = [
  ...['welcome', 'cards', 'market', 'load', 'declare', 'gate', 'doubted', 'gift'],
  ...['silk', 'smuggle', 'lie', 'stakes', 'bribe', 'price', 'through'],
  ...['badge', 'doubt', 'sniff', 'choose', 'verdict', 'guy', 'turn'],
  ...['last', 'crowns', 'rival', 'plot', 'sealed', 'fallen', 'counted', 'crowned', 'done'],
];

export const STEPS: readonly Step[] = [...GATE, ...END, ...ANY];

/** The current step, without those already read. */
export function stepFor(lesson: LessonView, read: ReadonlySet<string>): Step {
  const steps = [...(CHAPTERS[lesson.chapter] ?? []), ...ANY];
  return steps.find((step) => !(step.read && read.has(mark(step, lesson))) && step.when(lesson))!;
}

/** The key of a read step: a step can be read again in another round. */
export const mark = (step: Step, lesson: LessonView): string => `${step.id}-${step.about?.(lesson) ?? lesson.round}`;

/** The position of a step in the planned order; null if it has none. */
export function progress(step: Step): number | null {
  const at = WAY.indexOf(step.like ?? step.id);
  return at < 0 ? null : at + 1;
}

/** The round in which the learner's bag was settled last. */
function settled(lesson: LessonView): number {
  return lesson.lately()?.round ?? lesson.round;
}

function opened(lesson: LessonView, honest: boolean): boolean {
  const fate = lesson.lately();
  return fate?.how === 'opened' && fate.honest === honest;
}

function smuggling(lesson: LessonView): boolean {
  return lesson.round === 2 && lesson.held() && !lesson.honest;
}

function judging(lesson: LessonView): boolean {
  return lesson.officer && lesson.phase === 'inspect' && lesson.round === 3;
}

function bribing(lesson: LessonView, amount: number): string[] {
  if (!lesson.draft) return [button('offer', gate(LEARNER))];
  return given(lesson) === amount ? [button('send')] : [`[data-gold="${amount}"]`];
}

/** The outcome of the Friar's bag when the learner was sheriff. */
function friar(lesson: LessonView, how: 'paid' | 'free' | 'caught'): boolean {
  const fate = lesson.round <= 4 ? lesson.fate(FRIAR, 3) : null;
  if (!fate) return false;
  if (fate.how === 'opened') return how === 'caught';
  return (fate.paid > 0 ? 'paid' : 'free') === how;
}
