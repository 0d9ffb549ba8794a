import { expect, test, vi } from 'vitest';
import english from '../../src/nottingham/locale/en/learn.ftl?raw';
import { Coach } from '../src/learn/coach.svelte';
import { Pace } from '../src/learn/pace';
import { byRound, FRIAR, GUY, LEARNER, loads, same, LessonView, swaps } from '../src/learn/lessonView';
import { mark, progress, STEPS, stepFor, WAY } from '../src/learn/steps';
import { AlreadyReported } from '../src/shell/notices.svelte';
import { Draft } from '../src/table/draft.svelte';
import type { Event, ServerMessage, View } from '../src/wire/generated/protocol';
import type { Room } from '../src/wire/room.svelte';

const NOTHING = new Set<string>();
const ALL = new Set(STEPS.flatMap(({ id }) => Array.from({ length: 10 }, (_, round) => `${id}-${round}`)));

const words = [...english.matchAll(/^learn-step-([\w-]+) =/gm)].map(([, id]) => id!);

function seat(more: object = {}): object {
  return { name: '', gold: 50, hand: 6, stand: {}, contraband: 0, black_market: [], set_aside: {}, bag: null, ...more };
}

function view(more: object = {}, mine: object = {}): View {
  return {
    seat: LEARNER,
    round: 1,
    phase: 'market',
    officers: [GUY],
    offers: [],
    pledges: [],
    scores: null,
    prompt: null,
    seats: [seat({ hand: {}, contraband: {}, ...mine }), seat(), seat()],
    ...more,
  } as unknown as View;
}

const opened = (honest: boolean): Event =>
  ({
    type: 'bag_opened',
    bag: LEARNER,
    by: [GUY],
    cards: { apples: 4 },
    honest,
    confiscated: {},
    debts: [{ by: GUY, to: LEARNER, gold: 8 }],
  }) as unknown as Event;
const began = (round: number): Event => ({ type: 'round_began', round, officers: [round % 3] }) as Event;
const rounds = (...events: Event[]): Event[][] => byRound([{ version: 1, at: 0, events }]);

test('every step has a text, and every text a step', () => {
  expect(words.sort()).toEqual(STEPS.map(({ id }) => id).sort());
});

test('the planned order contains every planned step', () => {
  const planned = STEPS.filter(({ id }) => !id.startsWith('any-'));
  expect(planned.filter((step) => progress(step) === null)).toEqual([]);
  const places = planned.map(({ id, like }) => like ?? id);
  expect(WAY.filter((place) => !places.includes(place))).toEqual([]);
  expect(progress(STEPS.at(-1)!)).toBeNull();
});

test('in every situation a step applies', () => {
  for (const chapter of [0, 1, 7]) {
    for (const phase of ['market', 'load', 'declare', 'inspect', 'debt', 'over']) {
      for (let round = 1; round <= 9; round += 1) {
        const sight = new LessonView(chapter, view({ phase, round }), rounds(began(round)));
        for (const read of [NOTHING, ALL]) expect(stepFor(sight, read)).toBeDefined();
      }
    }
  }
});

test('a step to read is shown once in a round, and the game waits for it', () => {
  const sight = new LessonView(0, view(), []);
  const first = stepFor(sight, NOTHING);
  expect(first).toMatchObject({ id: 'welcome', read: true });
  const second = stepFor(sight, new Set([mark(first, sight)]));
  expect(second).toMatchObject({ id: 'cards', read: true });
  expect(stepFor(sight, new Set([mark(first, sight), mark(second, sight)])).read).toBeUndefined();
});

test('the coach points at the cards to pick, then at the button, and at wrongly picked cards', () => {
  const asked = view(
    { prompt: { swap: { max: 5, draw_to: 6, piles: {} } } },
    { hand: { apples: 3, cheese: 2, silk: 1 } },
  );
  const points = (picked: Record<string, number>) => {
    const sight = new LessonView(0, asked, [], picked);
    const step = stepFor(sight, ALL);
    expect(step.id).toBe('market');
    return step.points!(sight);
  };
  expect(points({})).toEqual(['[data-card="cheese"][aria-pressed="false"]']);
  expect(points({ cheese: 2 })).toEqual(['[data-do="swap"]']);
  expect(points({ cheese: 2, silk: 1 })).toEqual(['[data-card="silk"][aria-pressed="true"]']);
  const step = stepFor(new LessonView(0, asked, []), ALL);
  expect(step.wants!({ type: 'swap', set_aside: { cheese: 2 } })).toBe(true);
  expect(step.wants!({ type: 'swap', set_aside: {} })).toBe(false);
});

test('an unplanned hand gets another step', () => {
  const asked = view({ prompt: { swap: { max: 5, draw_to: 6, piles: {} } } }, { hand: { mead: 6 } });
  expect(stepFor(new LessonView(0, asked, []), ALL).id).toBe('any-swap');
});

test('the outcome of a bag is explained in its round, and at the start of the next', () => {
  const bag = { size: 4, declared: 'apples', status: 'opened', cards: { apples: 4 } };
  const now = new LessonView(0, view({ phase: 'inspect' }, { bag }), rounds(began(1), opened(true)));
  expect(now.lately()).toMatchObject({ how: 'opened', honest: true, fine: 8, round: 1 });
  const read = new Set(['welcome-1']);
  const step = stepFor(now, read);
  expect(step.id).toBe('doubted');
  const later = new LessonView(0, view({ round: 2, officers: [FRIAR] }), rounds(began(1), opened(true), began(2)));
  expect(stepFor(later, read).id).toBe('doubted');
  expect(stepFor(later, new Set([...read, mark(step, now)])).id).not.toBe('doubted');
  const caught = new LessonView(0, view({ phase: 'inspect' }, { bag }), rounds(began(1), opened(false)));
  expect(stepFor(caught, read).id).toBe('caught');
});

test('a successful bribe is explained with its price', () => {
  const deal = { from: FRIAR, to: LEARNER, pledges: [{ type: 'hand_back', bag: LEARNER }], gave: {}, got: { gold: 8 } };
  const events = [
    began(2),
    { type: 'deal_struck', deal },
    { type: 'bag_handed_back', bag: LEARNER, by: [FRIAR], legal: { chickens: 2 }, count: 2 },
  ] as unknown as Event[];
  const sight = new LessonView(0, view({ round: 2, phase: 'inspect', officers: [FRIAR] }), rounds(...events));
  expect(sight.fate()).toEqual({ how: 'back', legal: { chickens: 2 }, hidden: 2, paid: 8 });
  const step = stepFor(sight, NOTHING);
  expect(step.id).toBe('through');
  expect(stepFor(sight, new Set([mark(step, sight)])).id).toBe('any-wait');
});

test('the plot is composed step by step', () => {
  const bag = { size: 4, declared: 'apples', status: 'held', cards: { apples: 2, silk: 2 } };
  const held = { size: 3, declared: 'apples', status: 'held' };
  const scene = view({ round: 9, phase: 'inspect', officers: [FRIAR] }, { bag });
  (scene.seats[GUY] as { bag: unknown }).bag = held;
  const said = (draft: Draft | null) => stepFor(new LessonView(1, scene, [], {}, draft), ALL).id;
  expect(said(null)).toBe('plot');
  const draft = Draft.forBag(LEARNER, FRIAR, LEARNER);
  expect(said(draft)).toBe('plot-gold');
  draft.give = { ...draft.give, gold: 10 };
  expect(said(draft)).toBe('plot-third');
  draft.pledge('open', GUY);
  expect(said(draft)).toBe('plot-send');
});

test('cards are compared by count', () => {
  expect(same({ apples: 2 }, { apples: 2 })).toBe(true);
  expect(same({ apples: 2 }, { apples: 2, silk: 1 })).toBe(false);
  expect(same({}, { apples: 1 })).toBe(false);
  expect(swaps({ type: 'swap' }, {})).toBe(true);
  expect(loads({ type: 'load_bag', cards: { silk: 1 } }, { silk: 1 })).toBe(true);
});

const moved = (version: number): ServerMessage => ({ type: 'moved', version }) as unknown as ServerMessage;

function paced() {
  const reading = { held: vi.fn(() => false), lets: vi.fn(() => true) };
  const heard: number[] = [];
  const asked: unknown[] = [];
  let tell: (told: ServerMessage) => void = () => undefined;
  const pace = new Pace(reading, (_, hear) => {
    tell = hear;
    return { request: async (question: unknown) => void asked.push(question), close: () => undefined } as never;
  });
  const connection = pace.connect(
    () => ({ type: 'lobby' }),
    (message) => heard.push('version' in message ? Number(message.version) : -1),
    () => undefined,
  );
  return { pace, connection, reading, heard, asked, tell: (told: ServerMessage) => tell(told) };
}

test('moves wait while the learner reads, and come one by one afterwards', () => {
  vi.useFakeTimers();
  const { pace, reading, heard, tell } = paced();
  tell(moved(1));
  reading.held.mockReturnValue(true);
  tell(moved(2));
  tell(moved(3));
  expect(heard).toEqual([1]);
  reading.held.mockReturnValue(false);
  pace.go();
  expect(heard).toEqual([1, 2]);
  vi.advanceTimersByTime(2000);
  expect(heard).toEqual([1, 2, 3]);
  vi.useRealTimers();
});

test('a reconnect delivers everything at once, and nothing twice', () => {
  const { reading, heard, tell } = paced();
  reading.held.mockReturnValue(true);
  tell(moved(1));
  tell({ type: 'welcome' } as unknown as ServerMessage);
  reading.held.mockReturnValue(false);
  tell(moved(2));
  expect(heard).toEqual([-1, 2]);
});

test('a learner who acts does not wait, unless the coach questions the action', async () => {
  const { connection, reading, heard, asked, tell } = paced();
  reading.held.mockReturnValue(true);
  tell(moved(1));
  tell(moved(2));
  reading.lets.mockReturnValueOnce(false);
  await expect(connection.request({ type: 'pass' })).rejects.toBeInstanceOf(AlreadyReported);
  expect([heard, asked]).toEqual([[], []]);
  reading.held.mockReturnValue(false);
  await connection.request({ type: 'pass' });
  expect([heard, asked]).toEqual([[1, 2], [{ type: 'pass' }]]);
});

function coached(now: View, game: string) {
  const coach = new Coach();
  const table = { lesson: { lesson: 'first_game', chapter: 0, chapters: 2 }, chairs: [{}, {}, {}] };
  coach.room = { view: now, table, chronicle: [], game } as unknown as Room;
  return coach;
}

test('an unexpected action is questioned once, and counts as having read the step', () => {
  const asked = view(
    { prompt: { swap: { max: 5, draw_to: 6, piles: {} } } },
    { hand: { apples: 3, cheese: 2, silk: 1 } },
  );
  const coach = coached(asked, 'one');
  const keep = { type: 'act', action: { type: 'swap' } } as const;
  expect(coach.held()).toBe(true);
  expect(coach.lets({ type: 'say', text: 'What now?' })).toBe(true);
  expect(coach.held()).toBe(true);
  expect([coach.lets(keep), coach.nudges, coach.held(), coach.step?.id]).toEqual([false, true, false, 'market']);
  expect(coach.lets(keep)).toBe(true);
  expect(coached(asked, 'one').step?.id).toBe('market');
  expect(coached(asked, 'two').step?.id).toBe('welcome');
});

test('steps outside the planned order leave the progress unchanged', () => {
  const coach = coached(view({ prompt: { declare: { goods: ['apples'], count: 1 } } }), 'three');
  coach.next();
  expect(coach.progress).toBe(2);
  coach.next();
  expect([coach.step?.id, coach.progress]).toEqual(['any-declare', 2]);
});
