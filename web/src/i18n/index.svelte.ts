/** The page's words, in the reader's language: Fluent files that the page shares with the shell. */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import { turn } from '../shell/staged';
import { FRONT, TABLE } from './parts';

export const LANGUAGES = { en: 'English', fr: 'Français', es: 'Español', 'pt-BR': 'Português', ru: 'Русский' } as const;
export type Language = keyof typeof LANGUAGES;
export type Args = Record<string, FluentVariable>;

const KEPT = 'nottingham.language';
const files = import.meta.glob<string>('../../../src/nottingham/locale/*/*.ftl', { query: '?raw', import: 'default' });

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

/**
 * Numbers and rows as every one of our languages writes them. The browser's own `Intl.NumberFormat` and `ListFormat`
 * could do it too, but the first of them that is made keeps a phone from everything else for a tenth of a second.
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

/** As Spanish has it: “Marian e Isabel”, but “agua y hielo”. */
const SOUNDS_LIKE_I = /^(?:i|hi(?![ae]))/i;

class Words {
  language: Language = $state('en');
  #bundle: FluentBundle = $state.raw(new FluentBundle('en'));
  /** The files that are to be read, and those that have been. */
  #needed = new Set(FRONT);
  #read: ReadonlySet<string> = new Set();
  #wanted: Language | null = null;
  #latest: Promise<void> = Promise.resolve();

  /** Reads the words of a language, or of the one that is chosen; with `whole` those of the table too. */
  load(language: Language = this.#wanted ?? chosen(), whole = false): Promise<void> {
    if (whole) for (const name of TABLE) this.#needed.add(name);
    this.#wanted = language;
    const reading: Promise<void> = this.#bring(language, () => reading === this.#latest);
    return (this.#latest = reading);
  }

  /** Reads one more file, for a screen of its own; from then on it comes with every language. */
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
      for (const text of await Promise.all(wanted.map((path) => files[path]!()))) {
        await turn();
        bundle.addResource(new FluentResource(text));
      }
    } catch (error) {
      if (isLatest() && this.#read.size) this.#wanted = this.language;
      throw error;
    }
    // Whoever asked later asked for more, or for another language: what comes late must not undo it.
    if (!isLatest()) return this.#latest;
    this.#read = names;
    this.#bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
    // Whoever installs the page gets it in his language (tools/manifests.ts).
    if (import.meta.env.PROD) {
      document.querySelector<HTMLLinkElement>('link[rel=manifest]')!.href = `/manifest.${language}.webmanifest`;
    }
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
    const said = this.#bundle.formatPattern(message.value, args ? plainly(args) : null, faults);
    for (const fault of faults) console.error(`${id} in ${this.language}: ${fault.message}`);
    return said;
  }

  /** Several things in one breath: “a, b and c”. */
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
