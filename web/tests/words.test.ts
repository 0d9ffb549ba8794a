import { describe, expect, test } from 'vitest';
import { LANGUAGES, t, words, type Language } from '../src/i18n/index.svelte';

const NAMES = ['Guy', 'Isabel', 'Hilda', 'hielo', 'Hiato', 'Yves', 'Илья', '3 apples', 'Will, the weaver', 'Ivo'];

describe.each(Object.keys(LANGUAGES) as Language[])('%s', (language) => {
  test('lists are formatted as the browser would', async () => {
    await words.load(language);
    const row = new Intl.ListFormat(language, { type: 'conjunction' });
    for (const last of NAMES) {
      for (let length = 0; length < 5; length += 1) {
        const parts = length ? [...NAMES.slice(0, length - 1), last] : [];
        expect(words.list(parts)).toBe(row.format(parts));
      }
    }
  });

  test('numbers are formatted as the browser would', async () => {
    await words.load(language);
    const number = new Intl.NumberFormat(language);
    for (const count of [0, 1, 2, 5, 21, 999, 1000, 1234, 12345, 0.5, 2.75, -3]) {
      expect(t('points-amount', { count })).toContain(number.format(count));
    }
  });
});
