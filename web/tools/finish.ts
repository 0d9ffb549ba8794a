/** Final build steps: preload hints, compressed files, version.json. */

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { OutputBundle } from 'rollup';
import type { Plugin } from 'vite';
import { FRONT } from '../src/art/icons-front';

/** Files worth compressing. */
const SOFT = /\.(html|js|css|svg|json|txt|webmanifest)$/;
const WORTHWHILE = 512;
/** The chunks to preload on the start page, and on the page of a table. */
const AT_START = { names: ['start'], style: 'rel="stylesheet"' };
/** Only the first style sheet keeps the bar waiting. */
const AT_TABLE = { names: ['shared', 'table'], style: 'rel="preload" as="style"' };

/** Compresses files ahead of time: the server sends `name.br` or `name.gz` to clients that accept them. */
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

/**
 * Adds preload hints to index.html, and makes table.html: the same page with hints for a table, for visitors who come by
 * a link. Until the script runs it shows the bar that <ArrivingBar> draws.
 */
export function preloading(): Plugin {
  return {
    name: 'preloading',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const index = bundle['index.html'];
        if (index?.type !== 'asset') throw new Error('there is no index.html');
        const bag = `<svg viewBox="0 0 64 64" aria-hidden="true"><path d="${FRONT.bag}"/></svg>`;
        const [head, body, ...more] = String(index.source).split('</head>');
        const [before, after] = body?.split('<div id="app"></div>') ?? [];
        if (after === undefined || more.length) throw new Error('index.html is no longer as it was');
        const bar = `<div id="app"><div class="arriving">${bag}</div></div>`;
        const source = `${head}${hints(bundle, AT_TABLE)}</head>${before}${bar}${after}`;
        this.emitFile({ type: 'asset', fileName: 'table.html', source });
        index.source = `${head}${hints(bundle, AT_START)}</head>${body}`;
      },
    },
  };
}

function hints(bundle: OutputBundle, { names, style }: typeof AT_TABLE): string {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const links = names.flatMap((name) => {
    const chunk = chunks.find((file) => file.name === name);
    if (!chunk) throw new Error(`there is no file ${name}`);
    const styles = [...(chunk.viteMetadata?.importedCss ?? [])];
    return [
      `<link rel="modulepreload" crossorigin href="/${chunk.fileName}">`,
      ...styles.map((file) => `<link ${style} crossorigin href="/${file}">`),
    ];
  });
  return links.join('');
}

/** Makes the browser compile all functions while the file loads, off the main thread: most are called at once. */
export function eager(): Plugin {
  return {
    name: 'eager',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk') file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
        }
      },
    },
  };
}

/** The build's name, in the page as `__BUILD__` and on the server as `/version.json`. */
export function version(build: string): Plugin {
  return {
    name: 'version',
    config: () => ({ define: { __BUILD__: JSON.stringify(build) } }),
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'version.json', source: JSON.stringify({ build }) });
    },
  };
}
