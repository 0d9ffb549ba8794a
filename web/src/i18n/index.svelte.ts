/** The page's texts in the reader's language, from the Fluent files it shares with the command line. */

import { FluentBundle, FluentNumber, type FluentResource, type FluentVariable } from '@fluent/bundle';
import { FRONT, TABLE } from './parts';

export const LANGUAGES = { en: 'English', fr: 'Français', es: 'Español', 'pt-BR': 'Português', ru: 'Русский' } as const;
export type Language = keyof typeof LANGUAGES;
export type Args = Record<string, FluentVariable>;

const KEPT = 'nottingham.language';
/** Parsed by tools/texts.ts. */
const files = import.meta.glob<FluentResource>('../../../src/nottingham/locale/*/*.ftl', {
  query: '?parsed',
  import: 'default',
});

/** The best available language for the browser's preferences. */
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
    // Storage is unavailable: use the browser's language.
  }
  return negotiate(navigator.languages);
}

/**
 * Formats numbers and lists in each of our languages. `Intl.NumberFormat` and `ListFormat` could do it too, but creating
 * the first of them blocks a phone for a tenth of a second.
 */
class Small extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

const isSmall = (value: FluentVariable): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 1000;

function plainly(args: Args): Args {
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => [name, isSmall(value) ? new Small(value) : value]),
  );
}

/** Spanish “y” or “e”: “Marian e Isabel”, but “agua y hielo”. */
const SOUNDS_LIKE_I = /^(?:i|hi(?![ae]))/i;

class Words {
  language: Language = $state('en');
  #bundle: FluentBundle = $state.raw(new FluentBundle('en'));
  /** The wanted files, and the loaded ones. */
  #needed = new Set(FRONT);
  #read: ReadonlySet<string> = new Set();
  #wanted: Language | null = null;
  #latest: Promise<void> = Promise.resolve();

  /** Loads the texts of a language, by default the current one; with `whole` also those of the table. */
  load(language: Language = this.#wanted ?? chosen(), whole = false): Promise<void> {
    if (whole) for (const name of TABLE) this.#needed.add(name);
    this.#wanted = language;
    const reading: Promise<void> = this.#bring(language, () => reading === this.#latest);
    return (this.#latest = reading);
  }

  /** Loads another file for one screen; from then on it is loaded with every language. */
  async need(name: string): Promise<void> {
    if (this.#read.has(name)) return;
    this.#needed.add(name);
    try {
      await this.load();
    } catch (error) {
      this.#needed.delete(name);
      throw error;
    }
  }

  async #bring(language: Language, isLatest: () => boolean): Promise<void> {
    const names = new Set(this.#needed);
    const wanted = Object.keys(files).filter((path) => {
      const [folder, name] = path.split('/').slice(-2);
      return folder === language && names.has(name!.replace('.ftl', ''));
    });
    const bundle = new FluentBundle(language, { useIsolating: false });
    try {
      for (const text of await Promise.all(wanted.map((path) => files[path]!()))) bundle.addResource(text);
    } catch (error) {
      if (isLatest() && this.#read.size) this.#wanted = this.language;
      throw error;
    }
    // A later call replaces this one.
    if (!isLatest()) return this.#latest;
    this.#read = names;
    this.#bundle = bundle;
    this.language = language;
    const root = document.documentElement;
    // Browsers style the whole page again even if the language is the same.
    if (root.lang !== language) root.lang = language;
    // The installed app uses the reader's language (tools/manifests.ts).
    if (import.meta.env.PROD) {
      document.querySelector<HTMLLinkElement>('link[rel=manifest]')!.href = `/manifest.${language}.webmanifest`;
    }
  }

  async choose(language: Language): Promise<void> {
    await this.load(language);
    try {
      localStorage.setItem(KEPT, language);
    } catch {
      // Storage is unavailable: the choice lasts until the page is closed.
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
    const said = this.#bundle.formatPattern(message.value, args ? plainly(args) : null, faults);
    for (const fault of faults) console.error(`${id} in ${this.language}: ${fault.message}`);
    return said;
  }

  /** A list: “a, b and c”. */
  list(parts: readonly string[]): string {
    if (parts.length < 2) return parts[0] ?? '';
    const last = parts.at(-1)!;
    const row = { before: parts.slice(0, -1).join(', '), last };
    if (parts.length === 2) return t(SOUNDS_LIKE_I.test(last) ? 'list-two-i' : 'list-two', row);
    return t(SOUNDS_LIKE_I.test(last) ? 'list-more-i' : 'list-more', row);
  }
}

export const words = new Words();
export const t = (id: string, args?: Args): string => words.say(id, args);
