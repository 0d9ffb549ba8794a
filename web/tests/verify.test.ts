// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { commitmentOf, firstExchange, hashOfText, keyOf, shuffled, verify } from '../src/replay/verify';
import type { Event, GameStarted } from '../src/wire/generated/protocol';

type Shuffle = {
  seed: string;
  commitment: string;
  cuts: string[];
  key: string;
  purpose: string;
  count: number;
  order: number[];
};

const DEALT = JSON.parse(readFileSync(join(__dirname, 'dealt.json'), 'utf8')) as {
  shuffles: Shuffle[];
  games: Event[][];
};
const [FIRST, SIX, FOUR] = DEALT.games as [Event[], Event[], Event[]];

describe('the recipe', () => {
  it.each(DEALT.shuffles)('gives what the rules shuffle ($count for $purpose)', (wanted) => {
    expect(commitmentOf(wanted.seed)).toBe(wanted.commitment);
    expect(keyOf(wanted.seed, wanted.cuts)).toBe(wanted.key);
    const cards = Array.from({ length: wanted.count }, (_, card) => card);
    expect(shuffled(cards, wanted.key, wanted.purpose)).toEqual(wanted.order);
  });

  it('is the example of docs/shuffles.md', () => {
    const seed = '7'.padStart(64, '0');
    expect(commitmentOf(seed)).toBe('48428bdb7ddd829410d6bbb924fdeb3a3d7e88c2577bffae073b990c6f061d08');
    expect(hashOfText('oak')).toBe('df877645404747cb797334b8055b51fc081856d44f5f59a4107f3cdd495c7a0e');
    const key = keyOf(seed, ['oak', '', 'three acorns']);
    expect(key).toBe('91402936f4ed8d8dba524d040a806dafa9105141c502e31529a623a81e1a868b');
    expect(firstExchange(key, 'deck', 156)).toMatchObject({
      hash: 'cea05f321b39874c2a1b6b3f722be05b9d16b97f500285137f320a02751aa795',
      number: 3466616626,
      place: 70,
    });
    expect(shuffled([0, 1, 2], key, 'sheriff')).toEqual([1, 2, 0]);
  });
});

/** The failed checks of a changed game. */
function wrong(game: Event[], change: Change, noted: string | null = null) {
  const events = structuredClone(game);
  change(events, events[0] as GameStarted);
  return verify(events, noted)
    ?.filter(({ holds }) => !holds)
    .map(({ what }) => what);
}

const last = <Type extends Event['type']>(events: Event[], type: Type) =>
  events.findLast((event) => event.type === type) as Extract<Event, { type: Type }>;

const first = (events: Event[]): number => events.find((event) => event.type === 'round_began')!.officers[0]!;

type Change = (events: Event[], started: GameStarted) => unknown;
const CHANGES: [string, Change, string[] | null][] = [
  ['another seed was promised', (_, started) => (started.commitment = '0'.repeat(64)), ['seed']],
  ['its end tells another seed', (events) => (last(events, 'game_ended').seed = '0'.repeat(64)), ['told']],
  ['a cut is missing', (_, started) => (started.cuts[0] = ''), null],
  ['the deck was stacked', (_, started) => started.deck!.reverse(), ['deck', 'draws']],
  ['a card that stayed away is another', (_, started) => started.removed!.reverse(), ['deck']],
  ['somebody drew another card', (events) => last(events, 'cards_drawn').cards!.fill('silk'), ['draws']],
  [
    'another is sheriff',
    (events) => (events.find((one) => one.type === 'round_began')!.officers[0]! += 1),
    ['sheriff'],
  ],
  ['the deck was reshuffled by hand', (events) => last(events, 'deck_reshuffled').deck!.sort(), null],
];

describe('a whole game', () => {
  it.each(DEALT.games.map((game, number) => [number, game] as const))('is proved (%i)', (_, game) => {
    const checks = verify(game, (game[0] as GameStarted).commitment)!;
    expect(checks.filter(({ holds }) => !holds)).toEqual([]);
    expect(checks.slice(0, 5).map(({ what }) => what)).toEqual(['seed', 'noted', 'told', 'key', 'deck']);
  });

  it('has drawn sheriffs or deputies, and reshuffled decks', () => {
    const all = (game: Event[]) => verify(game, null)!.map(({ what }) => what);
    expect(all(FIRST)).toEqual(['seed', 'told', 'key', 'deck', 'sheriff', 'draws', 'remade']);
    expect(all(SIX).filter((what) => what === 'deputies').length).toBeGreaterThan(1);
    expect(all(SIX)).toContain('remade');
    expect(all(FOUR)).not.toContain('remade');
  });

  it.each(CHANGES)('is not proved if %s', (_, change, found) => {
    const faults = wrong(FIRST, change);
    if (found) expect(faults).toEqual(found);
    else expect(faults!.length).toBeGreaterThan(0);
  });

  it('is proved with a named sheriff, if they were sheriff first', () => {
    const named = (_: Event[], started: GameStarted) => (started.first_sheriff = first(FIRST) + 1);
    const kept: Change = (events, started) => {
      named(events, started);
      events.find((one) => one.type === 'round_began')!.officers[0] = started.first_sheriff!;
    };
    expect(wrong(FIRST, named)).toEqual(['named']);
    expect(wrong(FIRST, kept)).toEqual([]);
  });

  it('is not proved if the deputies were arranged', () => {
    expect(wrong(SIX, (events) => last(events, 'deputies_shuffled').order!.reverse())).toContain('deputies');
  });

  it('is not proved with another commitment', () => {
    expect(wrong(FOUR, () => {}, 'f'.repeat(64))).toEqual(['noted']);
  });

  it('must be complete', () => {
    expect(verify([], null)).toBeNull();
    expect(verify(FOUR.slice(1), null)).toBeNull();
    expect(verify(FOUR.slice(0, -1), null)).toBeNull();
    expect(wrong(FOUR, (_, started) => delete started.seed)).toBeUndefined();
    expect(wrong(FOUR, (_, started) => (started.seed = 'no seed'))).toBeUndefined();
  });
});
