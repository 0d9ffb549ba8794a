// @vitest-environment node
import { expect, test } from 'vitest';
import { allRendered, turn } from '../src/shell/staged';

test('nested parts come before the next part', async () => {
  const came: string[] = [];
  async function part(name: string, ...within: string[]): Promise<void> {
    await turn();
    came.push(name);
    for (const inner of within) void part(inner);
  }
  void part('board', 'seats', 'gate', 'hand');
  void part('panel', 'talk');
  await allRendered();
  expect(came).toEqual(['board', 'seats', 'gate', 'hand', 'panel', 'talk']);
});

test('effects of a part are done before the next', async () => {
  const happened: string[] = [];
  void turn().then(async () => {
    for (let step = 0; step < 50; step += 1) await null;
    happened.push('the first and what it caused');
  });
  void turn().then(() => happened.push('the second'));
  await allRendered();
  expect(happened).toEqual(['the first and what it caused', 'the second']);
});

test('without waiting parts everything is rendered', async () => {
  await allRendered();
  await turn();
  await allRendered();
});
