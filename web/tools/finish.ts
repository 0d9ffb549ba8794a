/** What a built page has besides its files: smaller copies of them, and a note of which build it is. */

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** What is not packed already. */
const SOFT = /\.(html|js|css|svg|json|txt|webmanifest)$/;
const WORTHWHILE = 512;

/** The server sends `name.br` or `name.gz` instead of `name` to whoever takes them, so nothing is packed twice. */
export function compressed(): Plugin {
  let folder = '';
  return {
    name: 'compressed',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
          if (SOFT.test(name)) pack(join(folder, name));
        }
      },
    },
  };
}

function pack(file: string): void {
  const content = readFileSync(file);
  if (content.length < WORTHWHILE) return;
  const hint = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  const packed = { br: brotliCompressSync(content, { params: hint }), gz: gzipSync(content, { level: 9 }) };
  for (const [kind, smaller] of Object.entries(packed)) {
    if (smaller.length < content.length) writeFileSync(`${file}.${kind}`, smaller);
  }
}

/** The build's name, for the page as `__BUILD__` and for whoever asks the server as `/version.json`. */
export function version(build: string): Plugin {
  return {
    name: 'version',
    config: () => ({ define: { __BUILD__: JSON.stringify(build) } }),
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'version.json', source: JSON.stringify({ build }) });
    },
  };
}
