import { beforeAll, expect, test, vi } from 'vitest';
import { words } from '../src/i18n/index.svelte';
import { allRendered } from '../src/shell/staged';
import Inspection from '../src/table/Inspection.svelte';
import OwnPlace from '../src/table/OwnPlace.svelte';
import Panel from '../src/table/Panel.svelte';
import { narrow, phone } from '../src/table/space.svelte';
import { throwsAt } from '../src/table/throwing';
import { races } from '../src/table/standing';
import { button, inScene, press, settle, type Harness } from './rendered';

beforeAll(() => words.load('en', true));

/** Shows the parts of a table that could offer things to throw. Says where they are offered. */
async function offered(harness: Harness): Promise<string[]> {
  const { room, scene } = harness;
  const bars = races(scene.view, room.goods, room.crowns);
  const seat = scene.seat;
  const parts = { stage: harness.show(Inspection), panel: harness.show(Panel, { chapters: [], races: bars }) };
  const own = seat === null ? null : harness.show(OwnPlace, { races: bars, seat });
  await allRendered();
  await settle();
  if (own && phone.current) await press(button(/^Your face/));
  await settle();
  return Object.entries({ ...parts, own }).flatMap(([name, part]) =>
    [...(part?.querySelectorAll('[data-throw="tomato"]') ?? [])].map(() => name),
  );
}

test.each([
  ['a merchant who waits', 1, false, ['stage']],
  ['a merchant who waits, on a phone', 1, true, ['own']],
  ['an officer who is asked', 0, false, ['panel']],
  ['an officer who is asked, on a phone', 0, true, ['own']],
  ['a spectator', 'spectator', false, []],
] as const)('things to throw are offered once, if at all: to %s', async (_, eyes, onPhone, places) => {
  for (const query of [narrow, phone]) vi.spyOn(query, 'current', 'get').mockReturnValue(onPhone);
  expect(await offered(inScene('offered', eyes))).toEqual(places);
});

test('somebody who is blocked from the chat throws nothing', async () => {
  const chairs = [{}, { silent: true }];
  expect(await offered(inScene('offered', 1, { chairs }))).toEqual([]);
});

test('in a replay nothing is thrown, through whose eyes one looks', () => {
  const { room, scene } = inScene('offered', 1);
  expect(throwsAt(scene)).toBe('stage');
  room.you = { seat: null, host: false };
  expect(throwsAt(scene)).toBeNull();
});

test.each([
  ['loading', null],
  ['indebted', 'faces'],
] as const)('in the scene %s they are offered at: %s', (name, place) => {
  expect(throwsAt(inScene(name, 0).scene)).toBe(place);
});
