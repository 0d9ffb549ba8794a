/** How well the bots play that one seats: as one liked it last. */

export const LEVELS = ['apprentice', 'trader', 'master'] as const;
export type Level = (typeof LEVELS)[number];

const KEPT = 'nottingham.level';

function kept(): Level {
  try {
    const level = localStorage.getItem(KEPT) as Level | null;
    return level && LEVELS.includes(level) ? level : 'trader';
  } catch {
    return 'trader';
  }
}

class Skill {
  chosen: Level = $state(kept());

  choose(level: Level): void {
    this.chosen = level;
    try {
      localStorage.setItem(KEPT, level);
    } catch {
      // Then it lasts as long as the page.
    }
  }
}

export const level = new Skill();
