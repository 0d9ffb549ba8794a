/** Who uses this browser, when the server no longer knows them. */

import { beforeEach, expect, test, vi } from 'vitest';
import { withPerson } from '../src/identity/person';
import { me } from '../src/me.svelte';
import type { Looks } from '../src/me.svelte';
import { api } from '../src/wire/api';

const ANN: Looks = { name: 'Ann', colour: 'red', charge: 'rose' };
/** The secrets that the server knows. */
let known: Set<string>;
let made: number;

beforeEach(() => {
  me.forget();
  [known, made] = [new Set(), 0];
  vi.stubGlobal('fetch', async (path: string, { method, headers, body }: RequestInit) => {
    if (path === '/api/people') {
      const secret = `secret ${++made}`;
      known.add(secret);
      return Response.json({ person: { id: made, ...JSON.parse(body as string) }, secret }, { status: 201 });
    }
    const secret = (headers as Record<string, string>)['authorization']?.replace('Bearer ', '') ?? '';
    if (!known.has(secret)) {
      return Response.json({ error: 'unauthorized', code: 'unknown_secret', message: '' }, { status: 401 });
    }
    return Response.json({ id: 1, ...ANN, ...(method === 'PATCH' ? JSON.parse(body as string) : {}) });
  });
  return () => {
    me.before = [];
    vi.unstubAllGlobals();
  };
});

const kept = () => me.before.map(({ secret }) => secret);

test('Someone whom the server does not know becomes a new person, and can go back later', async () => {
  await me.become(ANN);
  known.delete('secret 1');
  await withPerson(api.myTables);
  expect(me.secret).toBe('secret 2');
  expect(kept()).toContain('secret 1');

  known.add('secret 1');
  me.goBack(me.before.find(({ secret }) => secret === 'secret 1')!);
  expect(me.looks?.name).toBe('Ann');
  expect(kept()).toContain('secret 2');
});

test('A change of looks keeps the person', async () => {
  await me.become(ANN);
  const before = kept();
  await me.become({ ...ANN, name: 'Anna' });
  expect([me.secret, me.looks?.name, kept()]).toEqual(['secret 1', 'Anna', before]);
});
