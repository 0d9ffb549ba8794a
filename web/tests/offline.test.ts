// @vitest-environment node
import { expect, test } from 'vitest';
import { fileFor, stale } from '../src/offline/caching';

const HOME = 'https://nottingham.example';
const asked = (path: string, mode: RequestMode = 'cors', method = 'GET') =>
  fileFor({ url: new URL(path, HOME).href, mode, method }, HOME);

test.each(['/', '/companion', '/rules', '/t/ABCDEF', '/replay/abc', '/nowhere'])('%s is the page', (path) => {
  expect(asked(path, 'navigate')).toBe('page');
});

test.each(['/assets/index-1a2b.js', '/assets/alegreya-5e6f.woff2'])('%s is cached for good', (path) => {
  expect(asked(path)).toBe('asset');
});

test.each([
  '/api/tables',
  '/api/tables/ABC',
  '/api/me',
  '/api/me/tables',
  '/api/games/abc',
  '/api/games/abc/replay?eyes=all&from=0',
  '/api/replays',
  '/socket',
  '/health',
  '/version.json',
  '/worker.js',
  '/manifest.webmanifest',
  'https://elsewhere.example/assets/index.js',
])('%s always goes to the server', (path) => {
  expect(asked(path)).toBe(null);
  expect(asked(path, 'navigate')).not.toBe('asset');
});

test('a file opened directly is no place in the page', () => {
  expect(asked('/openapi.json', 'navigate')).toBe(null);
  expect(asked('/api/openapi', 'navigate')).toBe(null);
});

test('caches of old builds are deleted, except the previous one', () => {
  const stores = ['page-1', 'nottingham-replays', 'page-2', 'page-3', 'page-4'];
  expect(stale(stores, 'page-', 'page-4')).toEqual(['page-1', 'page-2']);
  expect(stale(['page-4'], 'page-', 'page-4')).toEqual([]);
});
