/** Loads the parts of a table that are not needed at first (parts.ts). */

type Parts = typeof import('./parts');

class Later {
  parts: Parts | null = $state.raw(null);
  #loading: Promise<void> | null = null;

  load(): Promise<void> {
    this.#loading ??= this.#load();
    return this.#loading;
  }

  async #load(): Promise<void> {
    try {
      this.parts = await import('./parts');
    } catch (error) {
      this.#loading = null;
      throw error;
    }
  }
}

export const later = new Later();
