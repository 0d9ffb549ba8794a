import { cleanup, render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { door } from '../src/gathering/door.svelte';
import { words } from '../src/i18n/index.svelte';
import Removed from '../src/table/Removed.svelte';
import type { Room } from '../src/wire/room.svelte';

beforeAll(() => words.load('en', true));
afterEach(cleanup);

test('the host lets a removed person in again', () => {
  const request = vi.fn(() => Promise.resolve());
  render(Removed, { room: { you: { seat: 0, host: true, barred_people: ['Eve', 'Eve 2'] }, request } });
  flushSync();
  screen.getByRole('button', { name: /Let .*Eve 2.* in again/ }).click();
  expect(request).toHaveBeenCalledExactlyOnceWith({ type: 'readmit', name: 'Eve 2' });
});

test('where nobody was removed, nothing is shown', () => {
  const { container } = render(Removed, { room: { you: { seat: 0, host: true }, request: vi.fn() } });
  expect(container.textContent?.trim()).toBe('');
});

test('a removed person is not asked to sit down', () => {
  const table = { stage: 'gathering', chairs: [{ kind: 'empty' }] };
  const at = (barred: boolean) => ({ code: 'oak', table, you: { seat: null, host: false, barred } }) as unknown as Room;
  expect(door.holds(at(false))).toBe(true);
  expect(door.holds(at(true))).toBe(false);
});
