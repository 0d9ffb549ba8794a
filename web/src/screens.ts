/** Screens that are loaded when they are visited. */

import { words } from './i18n/index.svelte';
import type { Place } from './router.svelte';

/** Loads a screen and its texts. */
async function withWords<T>(code: Promise<{ default: T }>, ...needed: Promise<void>[]): Promise<T> {
  const [{ default: Screen }] = await Promise.all([code, ...needed]);
  return Screen;
}

const ofTable = () => words.load(undefined, true);

type Opened = Awaited<ReturnType<typeof load>>;
const loaded = new Map<Place['at'], Opened>();

/** The screen of a place; at once if it has been loaded before, so that nothing else is shown meanwhile. */
export function open({ at }: Place): Opened | Promise<Opened> {
  return loaded.get(at) ?? loadAndKeep(at);
}

async function loadAndKeep(at: Place['at']): Promise<Opened> {
  const screen = await load(at);
  loaded.set(at, screen);
  return screen;
}

/** Loads the code and the texts of a place in parallel. */
async function load(at: Place['at']) {
  switch (at) {
    case 'start':
      return { Screen: await withWords(import('./start/Start.svelte')) };
    case 'new':
      return { Screen: await withWords(import('./new/New.svelte')) };
    case 'lobby':
      return { Screen: await withWords(import('./lobby/LobbyPlace.svelte')) };
    case 'past':
      return { Screen: await withWords(import('./past/PastPlace.svelte'), words.need('past')) };
    case 'link':
      return { Screen: await withWords(import('./past/LinkPlace.svelte'), words.need('past')) };
    case 'learn':
      return { Screen: await withWords(import('./learn/LearnPlace.svelte'), ofTable(), words.need('learn')) };
    case 'rules':
      return { Screen: await withWords(import('./rules/RulesPlace.svelte'), words.need('rules')) };
    case 'companion':
      return { Screen: await withWords(import('./companion/Companion.svelte'), words.need('companion')) };
    case 'replay':
      return { Replay: await withWords(import('./replay/ReplayPlace.svelte'), ofTable(), words.need('replay')) };
    case 'screen':
      return { Table: await withWords(import('./screen/ScreenPlace.svelte'), ofTable()) };
    case 'table':
      return { Table: await withWords(import('./table/TablePlace.svelte'), ofTable()) };
    default:
      return {};
  }
}
