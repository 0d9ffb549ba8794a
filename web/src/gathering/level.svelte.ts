/** The level for new bots: the last one chosen. */

export const LEVELS = ['apprentice', 'trader', 'master', 'grandmaster'] as const;
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
      // Storage is unavailable: the choice lasts until the page is closed.
    }
  }
}

export const level = new Skill();
