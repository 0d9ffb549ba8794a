/** Day, night, or as the device has it. */

export const LIGHTS = ['device', 'day', 'night'] as const;
export type Light = (typeof LIGHTS)[number];

const KEPT = 'nottingham.light';

function kept(): Light {
  try {
    const light = localStorage.getItem(KEPT) as Light | null;
    return light && LIGHTS.includes(light) ? light : 'device';
  } catch {
    return 'device';
  }
}

class Lamp {
  light: Light = $state(kept());

  constructor() {
    this.#shine();
  }

  choose(light: Light): void {
    this.light = light;
    this.#shine();
    try {
      localStorage.setItem(KEPT, light);
    } catch {
      // Then it lasts as long as the page.
    }
  }

  #shine(): void {
    const { dataset } = document.documentElement;
    if (this.light === 'device') delete dataset['theme'];
    else dataset['theme'] = this.light;
  }
}

export const lamp = new Lamp();
