/**
 * Bundles what is needed together into one file, since each further file costs a round trip. The chunks are what every
 * screen needs (`first`), the start page, the table at first sight and the rest of it, the gathering, what these share
 * with places without a table (`shared` and `making`), and each language's texts for the first screen and for the table.
 */

import { relative } from 'node:path';
import type { ManualChunkMeta } from 'rollup';
import { FRONT, TABLE } from '../src/i18n/parts';

const SOURCES = new URL('../src', import.meta.url).pathname;
const HOMES = {
  first: ['main.ts'],
  start: ['start/Start.svelte'],
  table: ['table/TablePlace.svelte'],
  later: ['table/parts.ts'],
  gathering: ['gathering/Gathering.svelte'],
  elsewhere: [
    'new/New.svelte',
    'lobby/LobbyPlace.svelte',
    'past/PastPlace.svelte',
    'past/LinkPlace.svelte',
    'rules/RulesPlace.svelte',
    'companion/Companion.svelte',
  ],
};
const FTL = /\/locale\/([^/]+)\/([^/]+)\.ftl/;
const WORDS = { front: FRONT, table: TABLE };

export function languageOf(module: string): string | undefined {
  return FTL.exec(module)?.[1];
}

/** For Rollup: the chunk of a module, or undefined to let Rollup choose. */
export function bundling(): (module: string, graph: ManualChunkMeta) => string | undefined {
  let reached: Record<keyof typeof HOMES, Set<string>> | null = null;
  return (module, graph) => {
    const [, language, name = ''] = FTL.exec(module) ?? [];
    if (language) {
      const part = Object.entries(WORDS).find(([, names]) => names.includes(name));
      return part && `${part[0]}.${language}`;
    }
    reached ??= {
      first: from(HOMES.first, graph),
      start: from(HOMES.start, graph),
      table: from(HOMES.table, graph),
      later: from(HOMES.later, graph),
      gathering: from(HOMES.gathering, graph),
      elsewhere: from(HOMES.elsewhere, graph),
    };
    const everywhere = reached.elsewhere.has(module);
    const { first, start, table, later, gathering } = reached;
    if (first.has(module)) return 'first';
    if (start.has(module)) return everywhere || table.has(module) || gathering.has(module) ? 'first' : 'start';
    if (table.has(module)) return everywhere ? 'shared' : 'table';
    if (later.has(module)) return everywhere ? 'shared' : 'later';
    if (gathering.has(module)) return everywhere ? 'making' : 'gathering';
    return undefined;
  };
}

/** All static imports of those files. */
function from(files: readonly string[], graph: ManualChunkMeta): Set<string> {
  const reached = new Set<string>();
  const ahead = [...graph.getModuleIds()].filter((module) => files.includes(relative(SOURCES, module)));
  if (ahead.length !== files.length) throw new Error(`not all of these are there: ${files.join(', ')}`);
  for (let module = ahead.pop(); module; module = ahead.pop()) {
    if (reached.has(module)) continue;
    reached.add(module);
    ahead.push(...(graph.getModuleInfo(module)?.importedIds ?? []));
  }
  return reached;
}
