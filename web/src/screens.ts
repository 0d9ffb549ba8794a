/** What the first screen doesn't need comes when it is gone to. */

import { words } from './i18n/index.svelte';
import type { Place } from './router.svelte';

/** The code and the words of a place, all fetched at once. */
export async function open(place: Place) {
  switch (place.at) {
    case 'new':
      return { Screen: (await import('./new/New.svelte')).default };
    case 'lobby':
      return { Screen: (await import('./lobby/LobbyPlace.svelte')).default };
    case 'past': {
      const [{ default: Screen }] = await Promise.all([import('./past/PastPlace.svelte'), words.need('past')]);
      return { Screen };
    }
    case 'link': {
      const [{ default: Screen }] = await Promise.all([import('./past/LinkPlace.svelte'), words.need('past')]);
      return { Screen };
    }
    case 'learn': {
      const [{ default: Screen }] = await Promise.all([
        import('./learn/LearnPlace.svelte'),
        words.load(undefined, true),
        words.need('learn'),
      ]);
      return { Screen };
    }
    case 'rules': {
      const [{ default: Screen }] = await Promise.all([import('./rules/RulesPlace.svelte'), words.need('rules')]);
      return { Screen };
    }
    case 'companion': {
      const [{ default: Screen }] = await Promise.all([
        import('./companion/Companion.svelte'),
        words.need('companion'),
      ]);
      return { Screen };
    }
    case 'replay': {
      const [{ default: Replay }] = await Promise.all([
        import('./replay/ReplayPlace.svelte'),
        words.load(undefined, true),
        words.need('replay'),
      ]);
      return { Replay, code: place.code };
    }
    case 'table': {
      const [{ default: Table }] = await Promise.all([
        import('./table/TablePlace.svelte'),
        words.load(undefined, true),
      ]);
      return { Table, code: place.code };
    }
    default:
      return {};
  }
}
