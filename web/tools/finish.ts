/** What a page gets when it is built: hints for the browser, smaller copies of its files, a note of which build it is. */

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { FRONT } from '../src/art/icons-front';

/** What is not packed already. */
const SOFT = /\.(html|js|css|svg|json|txt|webmanifest)$/;
const WORTHWHILE = 512;
/** How the files for a table are announced: some are needed whatever is there, others only before a game. */
const NEEDED = { script: 'modulepreload', style: 'stylesheet' };
const LIKELY = { script: 'prefetch', style: 'prefetch' };
const AT_TABLE = { shared: NEEDED, table: NEEDED, making: LIKELY, gathering: LIKELY };

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

/**
 * The same page for whoever comes straight to a table, by a friend's link: his browser is told at once what he will
 * need, and needn't find out one file after the other. Meanwhile he sees the bar that <ArrivingBar> draws.
 */
export function tablePage(): Plugin {
  return {
    name: 'table page',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const index = bundle['index.html'];
        if (index?.type !== 'asset') throw new Error('there is no index.html');
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const links = Object.entries(AT_TABLE).flatMap(([name, how]) => {
          const chunk = chunks.find((file) => file.name === name);
          if (!chunk) throw new Error(`there is no file ${name}`);
          const styles = [...(chunk.viteMetadata?.importedCss ?? [])];
          return [
            `<link rel="${how.script}" crossorigin href="/${chunk.fileName}">`,
            ...styles.map((style) => `<link rel="${how.style}" crossorigin href="/${style}">`),
          ];
        });
        const bag = `<svg viewBox="0 0 64 64" aria-hidden="true"><path d="${FRONT.bag}"/></svg>`;
        const [head, body, ...more] = String(index.source).split('</head>');
        const [before, after] = body?.split('<div id="app"></div>') ?? [];
        if (after === undefined || more.length) throw new Error('index.html is no longer as it was');
        const bar = `<div id="app"><div class="arriving">${bag}</div></div>`;
        const source = `${head}${links.join('')}</head>${before}${bar}${after}`;
        this.emitFile({ type: 'asset', fileName: 'table.html', source });
      },
    },
  };
}

/** Has the browser read all functions while the file comes, beside the main thread: most are called at once anyway. */
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
