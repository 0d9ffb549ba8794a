import './art/fonts.css';
import './theme.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { words } from './i18n/index.svelte';
import { router } from './router.svelte';
import { open } from './screens';
import { keepFocus } from './shell/focus';
import { reportError } from './shell/notices.svelte';
import { newVersion } from './shell/newVersion.svelte';

// Show errors in the reader's language.
addEventListener('unhandledrejection', (event) => {
  event.preventDefault();
  reportError(event.reason);
});

/** Caches the page for offline use when the browser is idle. */
function cacheWhenIdle(): void {
  const soon = window.requestIdleCallback ?? ((task: () => void) => setTimeout(task, 2000));
  const prepare = () =>
    soon(() => void import('./offline/offline.svelte').then((they) => they.prepare()).catch(() => {}));
  if (document.readyState === 'complete') prepare();
  else addEventListener('load', prepare);
}

/** Not at the top level, where other files would wait for what it waits for. */
async function begin(): Promise<void> {
  // Start loading the place at once; failures are reported when it is shown.
  const arriving = Promise.resolve(open(router.place)).catch(() => {});
  try {
    await words.load();
  } catch {
    await words.load('en');
  }
  // Elsewhere the page shows that it is loading.
  if (router.place.at === 'start') await arriving;
  const target = document.getElementById('app')!;
  target.replaceChildren();
  mount(App, { target });
}

keepFocus();
newVersion.watch();
void begin().then(cacheWhenIdle);
