import { execFileSync } from 'node:child_process';
import { gzipSync } from 'node:zlib';
import { render } from '@testing-library/svelte';
import { beforeAll, describe, expect, it } from 'vitest';
import '../src/art/table';
import Card, { cardLabel } from '../src/art/Card.svelte';
import { CREDITS } from '../src/art/credits';
import { iconPath, silhouette, type IconName } from '../src/art/icons';
import { FRONT } from '../src/art/icons-front';
import { TABLE } from '../src/art/icons-table';
import { words } from '../src/i18n/index.svelte';
import type { Good } from '../src/wire/generated/protocol';

const GOODS =
  `apples cheese bread chickens pepper mead silk crossbows green_apples golden_apples gouda_cheese blue_cheese
  rye_bread pumpernickel_bread royal_rooster pears salt michaelmas_goose`.split(/\s+/);
const PEPPER: Good = { name: 'pepper', kind: 'contraband', copies: 22, value: 6, penalty: 4 };
const GOUDA: Good = {
  name: 'gouda_cheese',
  kind: 'royal',
  copies: 2,
  value: 6,
  penalty: 4,
  counts_as: { good: 'cheese', count: 2 },
};

beforeAll(() => words.load('en', true));

describe('silhouettes', () => {
  it('are what the tool writes', () => {
    expect(() => execFileSync('node', ['tools/icons.mjs', '--check'])).not.toThrow();
  });

  it('differ between goods; an unknown good is a crate', () => {
    const drawn = GOODS.map((good) => iconPath(silhouette(good)));
    expect(new Set(drawn).size).toBe(GOODS.length);
    expect(silhouette('lace')).toBe('crate');
    expect(silhouette('constructor')).toBe('crate');
  });

  it('are complete and small', () => {
    for (const name of [...Object.keys(FRONT), ...Object.keys(TABLE)]) expect(iconPath(name as IconName)).toMatch(/^M/);
    const all = JSON.stringify({ ...FRONT, ...TABLE });
    expect(gzipSync(all).length).toBeLessThan(25_000);
    expect(CREDITS.length).toBeGreaterThan(0);
  });
});

describe('a card', () => {
  it('has a label in one line', () => {
    expect(cardLabel(PEPPER)).toBe('Pepper: contraband, value 6, penalty 4');
    expect(cardLabel(GOUDA)).toBe('Gouda cheese: royal, value 6, penalty 4, counts as 2 × Cheese');
    expect(cardLabel({ name: 'fine_lace' })).toBe('Fine lace');
  });

  it('shows value, penalty and what it counts as', () => {
    const { container } = render(Card, { good: GOUDA, count: 3 });
    expect([...container.querySelectorAll('text')].map((one) => one.textContent)).toEqual(['6', '4']);
    expect(container.querySelector('.counts')?.textContent?.trim()).toBe('×2');
    expect(container.querySelector('.times')?.textContent).toBe('×3');
    expect(container.querySelector('.visually-hidden')?.textContent).toBe(`3 × ${cardLabel(GOUDA)}`);
  });

  it('has no label where its button has one', () => {
    const { container } = render(Card, { good: PEPPER, mute: true });
    expect(container.querySelector('.visually-hidden')).toBeNull();
  });
});
