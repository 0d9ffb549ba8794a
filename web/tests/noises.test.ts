// @vitest-environment node
import { expect, test } from 'vitest';
import { noisesOf } from '../src/table/noises';
import type { Event } from '../src/wire/generated/protocol';
import told from './told.json';

const events = (told as unknown as { events: Event[] }[]).flatMap((game) => game.events);
const some = (type: Event['type'], which: (event: never) => boolean = () => true): Event =>
  events.find((event) => event.type === type && which(event as never))!;

test('events have sounds', () => {
  expect(noisesOf([some('bag_loaded')])).toEqual(['snap']);
  expect(noisesOf([some('bag_opened')])).toEqual(['gavel']);
  expect(
    noisesOf([some('deal_struck', ({ deal }: { deal: { gave: { gold?: number } } }) => !!deal.gave.gold)]),
  ).toEqual(['stamp', 'coin']);
  expect(noisesOf([some('debt_paid', ({ gold }: { gold?: number }) => !!gold)])).toEqual(['coin']);
  expect(noisesOf([some('cards_drawn')])).toEqual([]);
});

test('many coins make one sound', () => {
  const paid = some('debt_paid', ({ gold }: { gold?: number }) => !!gold);
  expect(noisesOf([some('bag_opened'), paid, paid])).toEqual(['gavel', 'coin']);
});
