/** Writes a web app manifest for each language, from public/manifest.webmanifest and the texts of the start page. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Plugin } from 'vite';

const LOCALE = join(import.meta.dirname, '../../src/nottingham/locale');
const ENGLISH = join(import.meta.dirname, '../public/manifest.webmanifest');
/** The text of each shortcut. */
const SHORTCUTS: Record<string, string> = {
  '/companion': 'start-companion',
  '/new': 'start-make',
  '/lobby': 'start-find',
};

type Shortcut = { name: string; url: string; icons: object[] };
type Manifest = { lang: string; description: string; shortcuts: Shortcut[] };

export function manifests(): Plugin {
  return {
    name: 'manifests',
    apply: 'build',
    generateBundle() {
      for (const language of readdirSync(LOCALE)) {
        const source = JSON.stringify(manifestIn(language));
        this.emitFile({ type: 'asset', fileName: `manifest.${language}.webmanifest`, source });
      }
    },
  };
}

export function manifestIn(language: string): Manifest {
  const bundle = new FluentBundle(language);
  bundle.addResource(new FluentResource(readFileSync(join(LOCALE, language, 'front.ftl'), 'utf8')));
  const say = (id: string): string => {
    const pattern = bundle.getMessage(id)?.value;
    if (!pattern) throw new Error(`no words for ${id} in ${language}`);
    return bundle.formatPattern(pattern);
  };
  const english = JSON.parse(readFileSync(ENGLISH, 'utf8')) as Manifest;
  const shortcuts = english.shortcuts.map(({ url, icons }) => ({ name: say(SHORTCUTS[url] ?? url), url, icons }));
  return { ...english, lang: language, description: `${say('start-what')} ${say('shell-unofficial')}`, shortcuts };
}
