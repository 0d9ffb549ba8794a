import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { LANGUAGES, words, type Language } from '../src/i18n/index.svelte';
import { instruction } from '../src/table/instruction';
import { Story } from '../src/table/story';
import type { Event, GameStarted, View } from '../src/wire/generated/protocol';
import { Harness, inScene, NAMES } from './rendered';
import { golden, Referee } from './referee';
import { faultOf } from './sentence';

type Played = { began: GameStarted; views: View[]; events: Event[][]; seat: number | null };
const GAMES: [string, number | null][] = [
  ['second-6-everything', 0],
  ['first-4-royal-seven', 1],
  ['second-3-royal-market', null],
];
const played = new Map<string, Played>();

/** A golden game move by move: everybody's views after each, and one seat's events. */
beforeAll(async () => {
  const referee = new Referee();
  for (const [name, seat] of GAMES) {
    const { options, seed, moves } = golden(name);
    const eyes = [...Array(options.players).keys(), null];
    const { events } = await referee.deal(options, seed, NAMES.slice(0, options.players));
    const began = events[0] as GameStarted;
    const told = [events.slice(1)];
    const views = await Promise.all(eyes.map((one) => referee.view(one)));
    for (const move of moves) {
      const answer = await referee.act(move.seat, move.action, seat);
      if (!answer.ok) throw new Error(answer.message);
      told.push(answer.events);
      views.push(...(await Promise.all(eyes.map((one) => referee.view(one)))));
    }
    played.set(name, { began, views, events: told, seat });
  }
  referee.close();
});

describe.each(Object.keys(LANGUAGES) as Language[])('in %s', (language) => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
  beforeAll(() => words.load(language, true));
  afterEach(() => {
    expect(complaints.mock.calls).toEqual([]);
    complaints.mockClear();
  });
  afterAll(() => words.load('en', true));

  test.each(GAMES)('every seat has an instruction at every step of %s', (name) => {
    const { began, views } = played.get(name)!;
    const harness = new Harness(began, { events: [], view: views[0]! });
    for (const view of views) {
      harness.room.view = view;
      const { text, mine } = instruction(harness.scene);
      if (faultOf(text)) expect.fail(`${faultOf(text)}: ${JSON.stringify(view)}`);
      // At the gate anyone may have a task; elsewhere only those the game waits for.
      const { accept, open, hand_back } = view.prompt ?? {};
      if (view.phase !== 'inspect') expect(mine, text).toBe(view.to_act.includes(view.seat ?? -1));
      else if (accept || open || hand_back) expect(mine, text).toBe(true);
    }
  });

  test.each(GAMES)('%s becomes a story', (name) => {
    const { began, views, events, seat } = played.get(name)!;
    const harness = new Harness(began, { events: events[0]!, view: { ...views[0]!, seat } });
    const story = new Story(harness.scene);
    let chapters = story.chapters(harness.room);
    for (const happened of events.slice(1)) {
      const before = chapters.length;
      harness.turn(harness.room.view!, happened);
      chapters = story.chapters(harness.room);
      expect(chapters.length - before).toBeLessThanOrEqual(1);
    }
    const faults = chapters.flatMap(({ sentences }) => sentences.flatMap((sentence) => faultOf(sentence) ?? []));
    expect(faults).toEqual([]);
    expect(chapters.length).toBeGreaterThan(events.length / 2);
    expect(new Story(harness.scene).chapters(harness.room)).toEqual(chapters);
  });
});

describe('a story', () => {
  beforeAll(() => words.load('en', true));

  test('knows its round', () => {
    const { began, views, events } = played.get('second-3-royal-market')!;
    const harness = new Harness(began, { events: events.flat(), view: views.at(-1)! });
    const rounds = new Story(harness.scene).chapters(harness.room).map(({ round }) => round);
    expect(rounds.at(-1)).toBe(views.at(-1)!.rounds);
  });

  test('puts the end of a round under that round', () => {
    const { began, views, events } = played.get('second-3-royal-market')!;
    const harness = new Harness(began, { events: events[0]!, view: views[0]! });
    for (const happened of events.slice(1)) harness.turn(harness.room.view!, happened);
    const turning = new Story(harness.scene).chapters(harness.room).filter(({ before }) => before > 0);
    expect(turning.length).toBeGreaterThan(2);
    for (const { round, before, sentences } of turning) expect(sentences[before]).toContain(`Round ${round}`);
  });

  test('is the same list until something is added, and another in another language', async () => {
    const harness = inScene('gate', 0);
    const story = new Story(harness.scene);
    const chapters = story.chapters(harness.room);
    expect(story.chapters(harness.room)).toBe(chapters);
    harness.turn(harness.room.view!, [{ type: 'word_spoken', seat: 0, bag: 1, word: 'open' }]);
    expect(story.chapters(harness.room)).toHaveLength(chapters.length + 1);
    await words.load('fr', true);
    expect(story.chapters(harness.room)[0]!.sentences).not.toEqual(chapters[0]!.sentences);
    await words.load('en', true);
    expect(story.chapters(harness.room).slice(0, -1)).toEqual(chapters);
  });
});

describe('the instructions, in English', () => {
  beforeAll(() => words.load('en', true));
  const sentence = (name: string, eyes: number | 'spectator') => instruction(inScene(name, eyes).scene);

  test.each([
    ['starter', 0, 'asked-name_starter'],
    ['market', 1, 'asked-swap'],
    ['discarding', 1, 'asked-discard'],
    ['loading', 1, 'asked-load_bag'],
    ['declaring', 1, 'asked-declare'],
    ['indebted', 1, 'asked-pay'],
    ['placing', 0, 'asked-place'],
    ['claiming', 1, 'asked-claim'],
    ['sharing', 0, 'asked-share'],
    ['gate', 0, 'asked-officer'],
    ['offered', 0, 'asked-answer'],
    ['gate', 1, 'asked-bargain'],
    ['demanded', 1, 'asked-answer'],
  ] as const)('in the scene %s seat %d is meant: %s', (name, seat, key) => {
    const { view, prompt } = inScene(name, seat).scene;
    const { text, mine } = sentence(name, seat);
    expect(mine).toBe(true);
    const args = {
      ...prompt.swap,
      ...prompt.load_bag,
      ...prompt.declare,
      ...prompt.pay,
      name: NAMES[view.offers[0]?.from ?? 0]!,
      names: words.list(view.to_act.map((who) => NAMES[who]!)),
      count: prompt.declare?.count ?? (key === 'asked-officer' || key === 'asked-discard' ? 3 : 1),
    };
    expect(text).toBe(words.say(key, args as never));
  });

  test('a merchant who has passed has no task', () => {
    const harness = inScene('gate', 1);
    expect(instruction(harness.scene).mine).toBe(true);
    const table = harness.room.table!;
    const chairs = table.chairs.map((chair, seat) => (seat === 1 ? { ...chair, passed: true } : chair));
    harness.tell({ type: 'table', table: { ...table, chairs }, you: harness.room.you });
    expect(instruction(harness.scene)).toEqual({ text: 'You’re done talking: Ann decides', mine: false });
  });

  test.each([
    ['offered', 1],
    ['market', 2],
    ['market', 'spectator'],
    ['gate', 'spectator'],
    ['indebted', 0],
    ['sharing', 2],
  ] as const)('in the scene %s %s is told whom all wait for', (name, eyes) => {
    const { text, mine } = sentence(name, eyes);
    expect(mine).toBe(false);
    for (const who of inScene(name, eyes).scene.view.to_act) expect(text).toContain(NAMES[who]);
  });
});
