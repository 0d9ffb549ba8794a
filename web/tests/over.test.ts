import { flushSync } from 'svelte';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { words } from '../src/i18n/index.svelte';
import Over from '../src/table/phases/Over.svelte';
import { BOOK, button, buttons, ended, press, says } from './rendered';

beforeAll(() => words.load('en', true));

describe('the end', () => {
  test.each(['first-4-royal-seven', 'second-6-everything'])('of %s shows everybody’s points', (name) => {
    const harness = ended(name);
    harness.show(Over);
    const scores = harness.scene.view.scores!;
    const rows = new Map(
      [...document.querySelectorAll('tr')].map((row) => [
        says(row.querySelector('th')),
        [...row.querySelectorAll('td')].map((cell) => Number(/-?\d+/.exec(says(cell))![0])),
      ]),
    );
    const row = (title: string) => rows.get(title);
    expect(row('Gold')).toEqual(scores.map(({ gold }) => gold));
    expect(row('Legal goods')).toEqual(scores.map(({ legal }) => legal));
    expect(row('Contraband')).toEqual(scores.map(({ contraband }) => contraband));
    expect(row('Kings and Queens')).toEqual(
      scores.map(({ crowns }) => Object.values(crowns).reduce((sum, points) => sum + points, 0)),
    );
    expect(rows.has('Black market')).toBe(!!harness.scene.view.options.black_market);
    expect(row('Total')).toEqual(scores.map(({ total }) => total));
    const named = ({ total }: { total: number }, seat: number) =>
      `${seat === harness.scene.seat ? 'You' : harness.scene.name(seat)} ${total}`;
    expect([...document.querySelectorAll('.race li')].map(says)).toEqual(scores.map(named));
    const winner = scores.findIndex(({ rank }) => rank === 1);
    expect(says(document.querySelector('h2'))).toContain(harness.scene.name(winner));
  });

  test('is shown step by step to those who were there, with the winner last', () => {
    vi.useFakeTimers();
    try {
      const harness = ended('second-6-everything');
      harness.scene.witnessed = true;
      harness.show(Over);
      const rows = () => [...document.querySelectorAll('tbody tr')].map((row) => row.getAttribute('data-row'));
      const steps = ['gold', 'legal', 'contraband', 'black_market', 'crowns'];
      const { gold, total } = harness.scene.view.scores![0]!;
      const sum = () => says(document.querySelector('[data-row="total"] td'));
      const sums: number[] = [];
      while (buttons('Skip to the end').length) {
        expect(rows()).toEqual(steps.slice(0, rows().length));
        expect(says(document.querySelector('h2'))).not.toContain('wins');
        if (rows().length === 1) expect(sum()).toContain(String(gold));
        sums.push(Number(/\d+/.exec(sum())![0]));
        vi.advanceTimersByTime(1000);
        flushSync();
      }
      // Nothing, gold, goods, six piles of contraband one by one, the black market, and crowns good by good.
      expect(sums.length).toBeGreaterThan(steps.length + 6);
      expect(sums).toEqual([...sums].sort((one, other) => one - other));
      expect(rows()).toEqual(steps);
      expect(sum()).toContain(String(total));
      expect(buttons('Skip to the end')).toEqual([]);
    } finally {
      vi.useRealTimers();
    }
  });

  describe('with as many points for several', () => {
    /** Ben and Cat lead, with these cards. */
    function level(seat: number | null, cards: [legal: number, contraband: number][]): string {
      const lead = cards.map(([legal, contraband]) => legal * 100 + contraband);
      const scores = BOOK.ends['first-4']!.view.scores!.map((score, at) => {
        const [legal_cards, contraband_cards] = cards[at - 1] ?? [0, 0];
        const rank = at === 1 || at === 2 ? 1 + lead.filter((other) => other > lead[at - 1]!).length : 3;
        return { ...score, total: rank < 3 ? 200 : 100, rank, legal_cards, contraband_cards };
      });
      ended('first-4', {}, { seat, scores }).show(Over);
      return says(document.querySelector('.over'));
    }

    test('says that legal goods decided', () => {
      expect(
        level(null, [
          [9, 4],
          [11, 1],
        ]),
      ).toMatch(/Cat wins! .*most legal goods wins \(Ben 9 and Cat 11\)/);
    });

    test('says that contraband decided', () => {
      expect(
        level(null, [
          [9, 4],
          [9, 1],
        ]),
      ).toMatch(/Ben wins! .*most contraband wins \(Ben 4 and Cat 1\)/);
    });

    test('says that the victory is shared', () => {
      const told = level(null, [
        [9, 4],
        [9, 4],
      ]);
      expect(told).toContain('Ben and Cat share the victory!');
      expect(told).not.toContain('decide');
    });

    test('addresses each winner', () => {
      expect(
        level(1, [
          [9, 4],
          [9, 4],
        ]),
      ).toContain('You share the victory with Cat!');
    });
  });

  test('addresses the winner', () => {
    ended('first-4', {}, { seat: 3 }).show(Over);
    expect(says(document.querySelector('h2'))).toContain('You win!');
    expect([...document.querySelectorAll('thead th')].slice(1).map(says)).toEqual(['Ann', 'Ben', 'Cat', 'You']);
  });

  test('tells everybody else who has won', () => {
    ended('first-4', {}, { seat: 0 }).show(Over);
    expect(says(document.querySelector('h2'))).toContain('Dan wins!');
  });

  test('offers the host a rematch', async () => {
    const harness = ended('first-4', { host: true });
    harness.show(Over);
    await press(button('Play again'));
    expect(harness.action).toEqual({ type: 'rematch' });
  });

  test('offers it to nobody else', () => {
    ended('first-4').show(Over);
    flushSync();
    expect(buttons('Play again')).toEqual([]);
  });
});
