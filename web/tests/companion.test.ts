import { beforeEach, describe, expect, test } from 'vitest';
import {
  goldInGame,
  load,
  save,
  newSheet,
  possible,
  cleared,
  counted,
  isEmpty,
  othersHave,
} from '../src/companion/sheet';
import { newCard, price, stands, stockIn, tooMuch, wholeNumber, withoutCard, type Sheet } from '../src/companion/sheet';
import { CROWNS } from '../src/companion/box';
import { score } from '../src/companion/scoring';
import * as clocks from '../src/companion/clock';
import { countdown } from '../src/shell/countdown.svelte';
import { VOICES } from '../src/shell/sound';

beforeEach(() => localStorage.clear());

describe('a typed number', () => {
  test.each([
    ['7', 7],
    [' 12 ', 12],
    ['007', 7],
    ['', 0],
    ['10,000', 10_000],
    ['10.000', 10_000],
    ['10 000', 10_000],
    ['9'.repeat(400), Infinity],
  ])('%j is one', (text, number) => expect(wholeNumber(text)).toBe(number));

  test.each([
    ['seven', 'letters'],
    ['12 apples', 'letters'],
    ['1e3', 'letters'],
    ['0x10', 'letters'],
    ['٣', 'letters'],
    ['--', 'letters'],
    ['1.5', 'fraction'],
    ['1,5', 'fraction'],
    ['1/2', 'fraction'],
    ['.', 'fraction'],
    ['-1', 'negative'],
    ['−3', 'negative'],
    ['-1.5', 'negative'],
  ])('%j is none: %s', (text, why) => expect(wholeNumber(text)).toEqual({ why }));

  test('is limited by the cards in the box', () => {
    expect(counted('48', 48)).toBe(48);
    expect(counted('49', 48)).toEqual({ why: 'most', most: 48, others: 0 });
    expect(counted('9', 48, 40)).toEqual({ why: 'most', most: 48, others: 40 });
    expect(counted('0', 48, 60)).toBe(0);
    expect(counted('10,000', 200)).toEqual({ why: 'most', most: 200, others: 0 });
  });

  test('on a card of the black market is 1 to 99', () => {
    expect(price('26')).toBe(26);
    expect(price('0')).toEqual({ why: 'least' });
    expect(price('100')).toMatchObject({ why: 'most' });
  });
});

describe('a score sheet', () => {
  function written(): Sheet {
    const sheet = newSheet();
    sheet.game = { edition: 'second', players: 5, royal_goods: true, black_market: true, packs: false };
    Object.assign(sheet.players[0]!, { name: 'Ann', looks: 3, gold: 40, goods: { apples: 20, bread: 3 } });
    Object.assign(sheet.players[3]!, { name: 'Bob', looks: 0, gold: 60, goods: { apples: 28 } });
    sheet.claimed = { 'pepper-1': 3, 'silk-2': 3 };
    sheet.prices['silk-2'] = 31;
    return sheet;
  }

  test('is restored', () => {
    save(written());
    expect(load()).toEqual(written());
  });

  test.each(['nonsense', '7', '[]', 'null', '{"players": 3, "game": []}', '{"players": [null, {"goods": 5}]}'])(
    'is new if the stored sheet is %s',
    (text) => {
      localStorage.setItem('nottingham.companion.sheet', text);
      expect(load()).toEqual(newSheet());
    },
  );

  test('restores only valid entries', () => {
    const sheet = written() as unknown as Record<string, Record<string, unknown>[]>;
    sheet['players']![0] = { name: 'x'.repeat(999), looks: 77, gold: -3, goods: { apples: 1.5, cheese: 4, gems: 9 } };
    localStorage.setItem('nottingham.companion.sheet', JSON.stringify(sheet));
    const found = load();
    expect(found.players[0]).toMatchObject({ name: 'x'.repeat(32), gold: 0, goods: { cheese: 4 } });
    expect(new Set(found.players.map(({ looks }) => looks)).size).toBe(6);
    expect(found.players[3]!.name).toBe('Bob');
  });

  test('counts what the others have', () => {
    expect(othersHave(written(), 0, 'apples')).toBe(28);
    expect(othersHave(written(), 1, 'apples')).toBe(48);
    expect(othersHave(written(), 3, 'gold')).toBe(40);
    expect(goldInGame(written().game)).toBe(250);
  });

  test('counts what is printed on claimed cards, and nothing without the black market', () => {
    expect(stands(written())[3]!.market).toBe(26 + 31);
    const without = { ...written(), game: { ...written().game, black_market: false } };
    expect(stands(without)[3]!.market).toBe(0);
  });

  test('leaves out players not in the game, but keeps their entries', () => {
    const sheet = written();
    sheet.game = { ...sheet.game, players: 3 };
    expect(stands(sheet)).toHaveLength(3);
    sheet.game = { ...sheet.game, players: 5 };
    expect(stands(sheet)[3]!.gold).toBe(60);
  });

  test('reports entries above the limits', () => {
    const sheet = written();
    sheet.players[1]!.goods = { pepper: 20 };
    expect(tooMuch(sheet)).toEqual([]);
    sheet.game = { ...sheet.game, players: 3 };
    expect(tooMuch(sheet)).toEqual([{ what: 'pepper', most: 18, there: 20 }]);
  });

  describe('with cards of a pack', () => {
    function packed(): Sheet {
      const sheet = written();
      sheet.game = { ...sheet.game, packs: true };
      sheet.cards = [
        { name: 'Pears', legal: true, value: 3, counts_as: { good: 'apples', count: 1 } },
        { name: 'Salt', legal: false, value: 5, counts_as: null },
        { name: 'Goose', legal: false, value: 12, counts_as: { good: 'chickens', count: 3 } },
      ];
      sheet.players[0]!.goods = { apples: 20, 'pack-0': 9, 'pack-1': 2 };
      sheet.players[1]!.goods = { chickens: 2, 'pack-2': 1 };
      sheet.players[3]!.goods = { apples: 28, chickens: 4 };
      return sheet;
    }
    const scores = (sheet: Sheet) => score(stands(sheet), stockIn(sheet), CROWNS);

    test('counts them by what is printed on them', () => {
      const [ann, ben] = scores(packed());
      expect(ann).toMatchObject({ legal: 20 * 2 + 9 * 3, contraband: 2 * 5, legal_cards: 29, contraband_cards: 2 });
      expect(ann!.king_of).toEqual(['apples']);
      expect(ben).toMatchObject({ contraband: 12, contraband_cards: 1, king_of: ['chickens'] });
    });

    test('counts none of them without packs', () => {
      const sheet = packed();
      sheet.game.packs = false;
      expect(scores(sheet)[0]).toMatchObject({ legal: 40, contraband: 0, king_of: [], queen_of: ['apples'] });
    });

    test('is restored, and keeps them when it is cleared', () => {
      save(packed());
      expect(load()).toEqual(packed());
      expect(cleared(packed()).cards).toEqual(packed().cards);
    });

    test('loses one of them with everyone’s numbers of it', () => {
      const sheet = withoutCard(packed(), 0);
      expect(sheet.cards.map(({ name }) => name)).toEqual(['Salt', 'Goose']);
      expect(sheet.players[0]!.goods).toMatchObject({ apples: 20, 'pack-0': 2, 'pack-1': 0 });
      expect(sheet.players[0]!.goods).not.toHaveProperty('pack-2');
      expect(sheet.players[1]!.goods).toMatchObject({ 'pack-1': 1 });
    });

    test('restores only what a card can be', () => {
      const odd = { name: 7, legal: 'yes', value: 1000, counts_as: { good: 'gems', count: 2 } };
      localStorage.setItem('nottingham.companion.sheet', JSON.stringify({ ...packed(), cards: [odd, null] }));
      expect(load().cards).toEqual([newCard(), newCard()]);
    });
  });

  test('is cleared except for players and options', () => {
    const sheet = cleared(written());
    expect(isEmpty(sheet)).toBe(true);
    expect(sheet.players.map(({ name }) => name)).toEqual(written().players.map(({ name }) => name));
    expect(sheet.game).toEqual(written().game);
  });

  test('of the first edition has five players at most and no black market', () => {
    const game = possible({ ...newSheet().game, edition: 'first', players: 6, royal_goods: true, black_market: true });
    expect(game).toMatchObject({ edition: 'first', players: 5, royal_goods: true, black_market: false });
  });
});

describe('the clock', () => {
  const { leftAt, more, newClock, reset, runs, soundsBefore, start, stop } = clocks;

  test('is for as many merchants as tables have', () => expect(clocks.MERCHANTS).toEqual([2, 3, 4]));

  test('gives each merchant a minute', () => expect(newClock(4).left).toBe(240_000));

  test('computes from the time of day', () => {
    const clock = start(newClock(3), 1000);
    expect(leftAt(clock, 61_000)).toBe(120_000);
    expect(leftAt(clock, 999_999_999)).toBe(0);
    expect(runs(clock, 180_999)).toBe(true);
    expect(runs(clock, 181_000)).toBe(false);
  });

  test('gives no extra time when the device’s clock is set back', () => {
    expect(leftAt(start(newClock(3), 1000), 0)).toBe(180_000);
  });

  test('stops and goes on', () => {
    const stopped = stop(start(newClock(2), 0), 50_000);
    expect(leftAt(stopped, 999_999)).toBe(70_000);
    expect(leftAt(start(stopped, 999_999), 1_009_999)).toBe(60_000);
  });

  test('can get half a minute more while it runs, is stopped or has run out', () => {
    expect(leftAt(more(start(newClock(2), 0), 50_000), 50_000)).toBe(100_000);
    expect(more(newClock(2), 0)).toMatchObject({ left: 150_000, until: null });
    const over = more(start(newClock(2), 0), 500_000);
    expect(leftAt(over, 500_000)).toBe(30_000);
    expect(runs(over, 500_000)).toBe(true);
  });

  test('starts again after its end, and from the beginning after a reset', () => {
    const over = start(newClock(2), 0);
    expect(leftAt(start(over, 500_000), 500_000)).toBe(120_000);
    expect(reset(over)).toEqual(newClock(2));
  });

  test('shows a second as long as anything is left', () => {
    const faces = [180_000, 60_000, 59_001, 9_400, 1, 0].map(countdown);
    expect(faces).toEqual(['3:00', '1:00', '1:00', '0:10', '0:01', '0:00']);
  });

  test('ticks in the last ten seconds and sounds at the end', () => {
    const all = soundsBefore(180_000);
    expect(all.filter(({ sound }) => sound === 'tick').map(({ after }) => after)).toEqual(
      Array.from({ length: 10 }, (_, second) => 170 + second),
    );
    expect(all.at(-1)).toEqual({ sound: 'gavel', after: 180 });
    expect(soundsBefore(2_500).map(({ after }) => after)).toEqual([0.5, 1.5, 2.5]);
    expect(soundsBefore(0)).toEqual([]);
  });

  test('is restored, and has run on', () => {
    const clock = start(newClock(4, 90), 1000);
    clocks.save(clock);
    expect(clocks.load(2000)).toEqual(clock);
    expect(clocks.load(500_000)).toEqual(clock);
    expect(clocks.load(86_400_000)).toEqual(newClock(4, 90));
  });

  test.each(['nonsense', 'null', '{}', '{"merchants": 99, "seconds": 60, "left": 1, "until": null}'])(
    'is new if the stored sheet is %s',
    (text) => {
      localStorage.setItem('nottingham.companion.clock', text);
      expect(clocks.load()).toEqual(newClock());
    },
  );
});

test('every sound is short', () => {
  for (const [name, voices] of Object.entries(VOICES)) {
    const length = Math.max(...voices.map(({ at, length }) => at + length));
    expect(length, name).toBeLessThan(0.3);
    for (const { loud } of voices) expect(loud, name).toBeLessThanOrEqual(1);
  }
});
