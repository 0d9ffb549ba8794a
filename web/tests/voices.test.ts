/** What bots say and how they look, as the page shows it. */

import { screen } from '@testing-library/svelte';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES, t, words, type Language } from '../src/i18n/index.svelte';
import { fetchVoices, phrase, voiced } from '../src/i18n/talk';
import Announcer from '../src/table/Announcer.svelte';
import Chronicle from '../src/table/Chronicle.svelte';
import SeatChip from '../src/table/SeatChip.svelte';
import SeatPanel from '../src/table/SeatPanel.svelte';
import { Story } from '../src/table/story';
import Talk from '../src/table/Talk.svelte';
import { inScene, type Harness } from './rendered';

beforeAll(() => words.load('en', true));
afterAll(() => words.load('en', true));

const CHAIRS = [{}, { kind: 'bot', bot: 'much', name: 'Much' }] as const;
const MOOD = { '1': 'caught' } as const;

/** A table where bot 1 is caught and says so. */
function caught(): Harness {
  const harness = inScene('gate', 0, { chairs: [...CHAIRS] });
  const { view, version } = harness.room;
  harness.tell({
    type: 'moved',
    game: 'game',
    version: version + 1,
    at: 20,
    events: [{ type: 'declared', seat: 1, good: 'apples', count: 2 }],
    view: view!,
    clock: {},
    said: [{ seat: 1, line: 'much-opened-1', to: 0, times: 2 }],
    moods: MOOD,
  });
  return harness;
}

test('a bot speaks the reader’s language, in the chat too', async () => {
  await fetchVoices();
  expect(voiced({ line: 'much-caught-1' })).toBe('I knew it. I knew it!');
  expect(voiced({ line: 'much-caught-99' })).toBeNull();
  expect(phrase('voice-much-greet-99')).toBe('…');
  expect(phrase('voice-much-greet-1')).toBe('Hello! I brought bread.');
});

test('a line can say how often something happened', async () => {
  await fetchVoices();
  expect(voiced({ line: 'much-opened-2', times: 2 })).toBe('Twice. Do you not like me?');
  expect(voiced({ line: 'much-opened-2', times: 4 })).toBe('4 times. Do you not like me?');
});

describe.each(Object.keys(LANGUAGES) as Language[])('in %s', (language) => {
  test('every number of times has words', async () => {
    await words.load(language);
    await fetchVoices();
    for (let count = 2; count < 13; count += 1) expect(t('voice-times', { count })).toMatch(/\p{L}/u);
    await words.load('en');
  });
});

test('the chat, a replay’s story and screen readers hear a bot', async () => {
  await fetchVoices();
  const said = 'You’ve opened my bag twice. I dream about it.';
  const harness = caught();
  const story = new Story(harness.scene);
  const chapters = story.chapters(harness.room);
  expect(chapters.at(-1)!.said).toEqual([{ seat: 1, text: said }]);
  harness.show(Talk, { room: harness.room, chapters });
  expect(screen.getByText(said).textContent).toContain('Much');
  document.body.replaceChildren();
  harness.show(Chronicle, { chapters });
  expect(screen.queryByText(said)).toBe(null);
  await harness.change({ chapters, spoken: true });
  screen.getByText(said);
  document.body.replaceChildren();
  harness.show(Announcer, { chapters: chapters.slice(0, -1) });
  await harness.change({ chapters });
  expect(screen.getByRole('log').textContent).toContain(said);
});

test('a bot shows its mood beside its name, and people show none', async () => {
  const harness = caught();
  harness.show(SeatPanel, { seat: 1, races: [] });
  expect(document.querySelector('[data-seat="1"]')!.getAttribute('data-mood')).toBe('caught');
  screen.getByText('caught');
  document.body.replaceChildren();
  harness.show(SeatChip, { seat: 1, races: [] });
  expect(screen.getByRole('button').textContent).toContain('caught');
  document.body.replaceChildren();
  harness.show(SeatPanel, { seat: 2, races: [] });
  expect(document.querySelector('[data-mood]')).toBeNull();
});
