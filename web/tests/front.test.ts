import { describe, expect, test } from 'vitest';
import { freeLooks, MAX_NAME_LENGTH, shortened, takenBy, visible } from '../src/identity/looks';
import {
  saveSettings,
  lastSettings,
  possible,
  presetOf,
  PRESETS,
  fullSettings,
  withPreset,
  type Preset,
} from '../src/new/table';
import { codeIn, isShort } from '../src/start/code';
import type { ChairView } from '../src/wire/generated/protocol';

describe('the code in pasted text', () => {
  test.each([
    ['7m3kq9x2hvwd4c', '7m3kq9x2hvwd4c'],
    [' 7M3K-Q9X2 hvwd4c ', '7m3kq9x2hvwd4c'],
    ['https://nottingham.example/t/7m3kq9x2hvwd4c', '7m3kq9x2hvwd4c'],
    ['Come to Nottingham! https://nottingham.example/t/7m3kq9x2hvwd4c?x=1 See you', '7m3kq9x2hvwd4c'],
    ['BCD fgh', 'bcdfgh'],
    ['', null],
    [' … ', null],
  ])('%j', (pasted, code) => expect(codeIn(pasted)).toBe(code));

  test.each([
    ['bcdfgh', true],
    ['bcdfghj', false],
    ['7m3kq9', false],
    ['7m3kq9x2hvwd4c', false],
  ])('%j is short: %j', (code, short) => expect(isShort(code)).toBe(short));

  test('is never too long for the server', () => expect(codeIn('x'.repeat(10_000))).toHaveLength(64));
});

describe('a name', () => {
  test('of ten thousand letters is shortened', () =>
    expect(shortened('x'.repeat(10_000))).toHaveLength(MAX_NAME_LENGTH));
  test('is cut between letters, not within one', () => {
    expect(Array.from(shortened('🦌'.repeat(100)))).toHaveLength(MAX_NAME_LENGTH);
    expect(shortened('🦌'.repeat(100)).isWellFormed()).toBe(true);
  });
  test('has a visible character', () => {
    expect(visible('Ann')).toBe(true);
    expect(visible('🦌')).toBe(true);
    expect(visible(' \u200b\u00a0')).toBe(false);
  });
});

test('a newcomer gets a free colour and emblem', () => {
  const others: ChairView[] = [
    { kind: 'person', name: 'Ann', colour: 'red', charge: 'oak' },
    { kind: 'bot', name: 'Much', colour: 'blue', charge: 'stag' },
    { kind: 'empty' },
  ];
  for (let time = 0; time < 50; time += 1) {
    const looks = freeLooks('Bob', others);
    expect(takenBy(others, 'colour').has(looks.colour)).toBe(false);
    expect(takenBy(others, 'charge').has(looks.charge)).toBe(false);
  }
});

describe('a table', () => {
  test('has neither a black market nor a sixth seat in the first edition', () => {
    const { options } = fullSettings({ options: { players: 6, edition: 'second', black_market: true } });
    expect(possible({ ...options, edition: 'first' })).toMatchObject({ players: 5, black_market: false });
  });

  test.each(Object.keys(PRESETS) as Preset[])('made by the preset %s is recognised, and can be played', (preset) => {
    const settings = withPreset(fullSettings({ options: { players: 6 } }), preset);
    expect(presetOf(settings)).toBe(preset);
    expect(possible(settings.options)).toEqual(settings.options);
  });

  test('has royal goods in the classic first edition, but not in a first game', () => {
    expect(PRESETS.classic).toMatchObject({ edition: 'first', royal_goods: true });
    expect(PRESETS.classic_easy).toMatchObject({ edition: 'first', royal_goods: false });
    expect(PRESETS.easy.royal_goods).toBe(false);
  });

  test('is remembered', () => {
    const settings = withPreset(fullSettings(), 'whole');
    saveSettings(settings);
    expect(lastSettings()).toEqual(settings);
  });

  test.each(['nonsense', '[]', '{"options": {"players": 77}}', '{"options": {"packs": 3}}', 'null'])(
    'is the usual one if what was kept is %s',
    (kept) => {
      localStorage.setItem('nottingham.table', kept);
      expect(lastSettings()).toEqual(fullSettings());
    },
  );
});
