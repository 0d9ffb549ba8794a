import { beforeAll, expect, test } from 'vitest';
import Seat from '../src/gathering/Seat.svelte';
import { onlyHere } from '../src/gathering/onlyHere';
import { words } from '../src/i18n/index.svelte';
import Join from '../src/screen/Join.svelte';
import { inScene, says } from './rendered';

beforeAll(() => words.load('en', true));

test.each([
  ['localhost', true],
  ['127.0.0.1', true],
  ['[::1]', true],
  ['192.168.0.7', false],
  ['nottingham.example', false],
  ['127.example.org', false],
])('at %s a phone can use no link: %s', (host, only) => expect(onlyHere(host)).toBe(only));

test('where no phone can come, the screen says how to let others in instead of showing a code to scan', () => {
  inScene('gate', 'spectator').show(Join, { code: 'oak', short: null });
  expect(document.querySelector('svg[role="img"]')).toBeNull();
  expect(says(document.querySelector('.join'))).toContain('nottingham serve --host 0.0.0.0');
  expect(says(document.querySelector('.join'))).not.toContain('Scan');
});

test('everyone in a seat has a face', () => {
  const nothing = () => {};
  const { room } = inScene('gate', 0, { chairs: [{}, { kind: 'bot', bot: 'friar_tuck:master', name: 'Tuck' }] });
  inScene('gate', 0).show(Seat, { room, seat: 0, seatBot: nothing, change: nothing });
  inScene('gate', 0).show(Seat, { room, seat: 1, seatBot: nothing, change: nothing });
  expect(document.querySelectorAll('.seat .mouth')).toHaveLength(2);
});
