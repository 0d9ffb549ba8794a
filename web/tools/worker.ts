/** Gives the service worker (src/worker.ts) the list of built files to cache. */

import type { OutputAsset, OutputChunk } from 'rollup';
import type { Plugin } from 'vite';
import { languageOf } from './chunks';

export const WORKER = 'worker.js';
const FONT = /\.woff2$/;
/** The font subsets of each language; others are cached when they are used. */
const LETTERS: Record<string, RegExp> = { ru: /-cyrillic-/ };
const RARE = /-(cyrillic|latin-ext)-/;

export function offline(): Plugin {
  return {
    name: 'offline',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const worker = bundle[WORKER];
        if (worker?.type !== 'chunk') throw new Error(`there is no ${WORKER}`);
        if (worker.imports.length) throw new Error(`${WORKER} must stand alone`);
        const files = Object.values(bundle).filter(({ fileName }) => fileName.startsWith('assets/'));
        worker.code = worker.code.replace('__FILES__', () => JSON.stringify(sorted(files)));
      },
    },
  };
}

function sorted(files: readonly (OutputAsset | OutputChunk)[]): { shell: string[]; words: Record<string, string[]> } {
  const shell: string[] = ['/favicon.svg'];
  const words: Record<string, string[]> = {};
  for (const file of files) {
    const address = `/${file.fileName}`;
    const language = spokenIn(file);
    if (language) (words[language] ??= []).push(address);
    else if (!(FONT.test(address) && RARE.test(address))) shell.push(address);
  }
  for (const [language, letters] of Object.entries(LETTERS)) {
    const fonts = files.map(({ fileName }) => `/${fileName}`).filter((name) => FONT.test(name) && letters.test(name));
    words[language]?.push(...fonts);
  }
  return { shell: shell.sort(), words };
}

function spokenIn(file: OutputAsset | OutputChunk): string | undefined {
  if (file.type === 'asset') return undefined;
  return file.moduleIds.map(languageOf).find(Boolean);
}
