/** The theme: day, night, or that of the device. */

export const THEMES = ['device', 'day', 'night'] as const;
type Theme = (typeof THEMES)[number];

const KEPT = 'nottingham.light';

function saved(): Theme {
  try {
    const chosen = localStorage.getItem(KEPT) as Theme | null;
    return chosen && THEMES.includes(chosen) ? chosen : 'device';
  } catch {
    return 'device';
  }
}

class ThemeSetting {
  chosen: Theme = $state(saved());

  constructor() {
    this.#apply();
  }

  choose(chosen: Theme): void {
    this.chosen = chosen;
    this.#apply();
    try {
      localStorage.setItem(KEPT, chosen);
    } catch {
      // Storage is unavailable: the choice lasts until the page is closed.
    }
  }

  #apply(): void {
    const { dataset } = document.documentElement;
    if (this.chosen === 'device') delete dataset['theme'];
    else dataset['theme'] = this.chosen;
  }
}

export const theme = new ThemeSetting();
