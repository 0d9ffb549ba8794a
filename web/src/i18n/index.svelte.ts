/** The page's words, in the reader's language: Fluent files that the page shares with the shell. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export const LANGUAGES = { en: 'English', fr: 'Français', es: 'Español', 'pt-BR': 'Português', ru: 'Русский' } as const;
export type Language = keyof typeof LANGUAGES;
export type Args = Record<string, FluentVariable>;

const KEPT = 'nottingham.language';
const files = import.meta.glob<string>('../../../src/nottingham/locale/*/*.ftl', { query: '?raw', import: 'default' });
/** What the first screen needs; the rest comes with the table. */
const FRONT = ['words', 'front', 'errors'];

/** The best of our languages for what a browser asks for. */
export function negotiate(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const language = tag.toLowerCase().split('-')[0];
    const found = (Object.keys(LANGUAGES) as Language[]).find((ours) => ours.toLowerCase().split('-')[0] === language);
    if (found) return found;
  }
  return 'en';
}

function chosen(): Language {
  try {
    const kept = localStorage.getItem(KEPT);
    if (kept && kept in LANGUAGES) return kept as Language;
  } catch {
    // Then the browser's own wish counts.
  }
  return negotiate(navigator.languages);
}

class Words {
  language: Language = $state('en');
  #bundle: FluentBundle = $state.raw(new FluentBundle('en'));
  #whole = false;

  /** Reads the words of a language, or of the one that is chosen; with `whole` those of the table too. */
  async load(language: Language = chosen(), whole = this.#whole): Promise<void> {
    const wanted = Object.keys(files).filter((path) => {
      const [folder, name] = path.split('/').slice(-2);
      return folder === language && (whole || FRONT.includes(name!.replace('.ftl', '')));
    });
    const texts = await Promise.all(wanted.map((path) => files[path]!()));
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of texts) bundle.addResource(new FluentResource(text));
    this.#whole = whole;
    this.#bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
  }

  async choose(language: Language): Promise<void> {
    await this.load(language);
    try {
      localStorage.setItem(KEPT, language);
    } catch {
      // Then it lasts as long as the page.
    }
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  say(id: string, args?: Args): string {
    const message = this.#bundle.getMessage(id);
    if (!message?.value) {
      console.error(`no words for ${id} in ${this.language}`);
      return id;
    }
    const faults: Error[] = [];
    const said = this.#bundle.formatPattern(message.value, args ?? null, faults);
    for (const fault of faults) console.error(`${id} in ${this.language}: ${fault.message}`);
    return said;
  }

  /** Several things in one breath: “a, b and c”. */
  list(parts: readonly string[]): string {
    return new Intl.ListFormat(this.language, { type: 'conjunction' }).format(parts);
  }
}

export const words = new Words();
export const t = (id: string, args?: Args): string => words.say(id, args);
