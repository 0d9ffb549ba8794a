import { expect, test } from 'vitest';
import { placeOf } from '../src/router.svelte';

// tests/server/test_front.py requests the same paths from the server.
test.each([
  ['/', { at: 'start' }],
  ['/new', { at: 'new' }],
  ['/new/', { at: 'new' }],
  ['/lobby', { at: 'lobby' }],
  ['/learn', { at: 'learn' }],
  ['/rules', { at: 'rules' }],
  ['/companion', { at: 'companion' }],
  ['/t/ABCDEF', { at: 'table', code: 'ABCDEF' }],
  ['/t/ABCDEF/', { at: 'table', code: 'ABCDEF' }],
  ['/t/ABCDEF/screen', { at: 'screen', code: 'ABCDEF' }],
  ['/t/ABCDEF/screen/', { at: 'screen', code: 'ABCDEF' }],
  ['/t/A%20B', { at: 'table', code: 'A B' }],
  ['/t/%', { at: 'table', code: '%' }],
])('%s is a place', (path, place) => {
  expect(placeOf(path)).toEqual(place);
});

test.each([
  '/nowhere',
  '/t',
  '/t/',
  '/t/A/B',
  '/t/A/screen/more',
  '/t//screen',
  '/new/more',
  '/old.php',
  '/index.html',
])('%s is no place', (path) => {
  expect(placeOf(path)).toEqual({ at: 'nowhere' });
});
