// @vitest-environment node
/** Highlights of finished games, and figures. */

import { describe, expect, it } from 'vitest';
import { tales } from '../src/end/tale';
import { dots, figures } from '../src/past/figures';
import type { PlayedGame } from '../src/wire/generated/answers';
import type { Deal, Event } from '../src/wire/generated/protocol';

const good = (name: string, kind: 'legal' | 'contraband', value: number) => ({
  name,
  kind,
  value,
  copies: 9,
  penalty: 2,
});
const started = {
  type: 'game_started',
  options: { players: 3 },
  names: ['Ann', 'Bob', 'Cleo'],
  goods: [good('apples', 'legal', 2), good('silk', 'contraband', 8), good('mead', 'contraband', 7)],
  crowns: [],
  black_market: {},
  commitment: '',
  cuts: [],
  gold: 50,
} as unknown as Event;
const round = (number: number, officer: number): Event => ({ type: 'round_began', round: number, officers: [officer] });
const declared = (seat: number): Event => ({ type: 'declared', seat, good: 'apples', count: 3 });
const back = (bag: number, contraband: Record<string, number>): Event => ({
  type: 'bag_handed_back',
  bag,
  by: [0],
  legal: { apples: 1 },
  count: Object.values(contraband).reduce((sum, count) => sum + count, 0),
  contraband,
});
const opened = (bag: number, honest: boolean, gold: number): Event => ({
  type: 'bag_opened',
  bag,
  by: [0],
  cards: { apples: 3 },
  honest,
  confiscated: {},
  debts: [{ by: honest ? 0 : bag, to: honest ? bag : 0, gold }],
});
const deal = (part: Partial<Deal>): Event => ({
  type: 'deal_struck',
  deal: { id: 1, from: 1, to: 0, give: {}, get: {}, pledges: [], favours: [], needs: [0], officers: [0], ...part },
});

describe('the story of a game', () => {
  it('has the best of each kind', () => {
    const told = tales([
      started,
      round(1, 0),
      declared(1),
      declared(2),
      deal({ gave: { gold: 4 }, favours: [{ type: 'spare', by: 1, whom: 0 }] }),
      back(1, { mead: 1 }),
      opened(2, true, 6),
      round(2, 0),
      deal({ from: 0, to: 2, got: { gold: 9 } }),
      back(2, { silk: 2 }),
      opened(1, false, 8),
      { type: 'favour_judged', entry: 0, status: 'broken' },
    ]);
    expect(told).toEqual([
      { what: 'smuggle', seat: 2, cards: { silk: 2 }, worth: 16, round: 2 },
      { what: 'inspection', seat: 0, of: 2, cost: 6, round: 1 },
      { what: 'catch', seat: 0, of: 1, fine: 8, round: 2 },
      { what: 'bribe', seat: 2, to: [0], gold: 9, round: 2 },
      { what: 'word', seat: 1, broken: 1 },
    ]);
  });

  it('praises players who never lied, and leaves out what never happened', () => {
    const told = tales([started, round(1, 0), declared(1), declared(2), back(1, {}), opened(2, true, 0)]);
    expect(told).toEqual([{ what: 'honest', seat: 1, bags: 1 }]);
    expect(tales([])).toEqual([]);
  });

  it('counts an undeclared legal good as a lie', () => {
    const other: Event = { ...(back(1, {}) as Extract<Event, { type: 'bag_handed_back' }>), legal: { cheese: 1 } };
    expect(tales([started, round(1, 0), declared(1), other])).toEqual([]);
  });
});

describe('figures', () => {
  it('are null where there is nothing to divide by', () => {
    expect(figures({}).wins.share).toBeNull();
    const own = figures({ games: 4, wins: 1.5, points: 300, bags: 10, lies: 4, caught: 1, opened: 2, opened_lying: 2 });
    expect([own.wins.share, own.average, own.lies.share, own.caught.share, own.paid.share]).toEqual([
      0.375, 75, 0.4, 0.25, 1,
    ]);
  });

  it('order games by time, the best score on top', () => {
    const game = (points: number, rank: number) => ({ points, rank }) as PlayedGame;
    const { dots: placed, most } = dots([game(50, 3), game(100, 1), game(-4, 2)]);
    expect(most).toBe(100);
    expect(placed.map(({ x, y, won }) => [x, y, won])).toEqual([
      [0, 0, false],
      [0.5, 1, true],
      [1, 0.5, false],
    ]);
    expect(dots([]).dots).toEqual([]);
  });
});
