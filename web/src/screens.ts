/** Screens that are loaded when they are visited. */

import { words } from './i18n/index.svelte';
import type { Place } from './router.svelte';

/** Loads a screen and its texts. */
async function withWords<T>(code: Promise<{ default: T }>, ...needed: Promise<void>[]): Promise<T> {
  const [{ default: Screen }] = await Promise.all([code, ...needed]);
  return Screen;
}

const ofTable = () => words.load(undefined, true);

/** Loads the code and the texts of a place in parallel. */
export async function open(place: Place) {
  switch (place.at) {
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
    case 'replay': {
      const Replay = await withWords(import('./replay/ReplayPlace.svelte'), ofTable(), words.need('replay'));
      return { Replay, code: place.code };
    }
    case 'screen':
      return { Table: await withWords(import('./screen/ScreenPlace.svelte'), ofTable()), code: place.code };
    case 'table':
      return { Table: await withWords(import('./table/TablePlace.svelte'), ofTable()), code: place.code };
    default:
      return {};
  }
}
