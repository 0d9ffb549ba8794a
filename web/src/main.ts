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

keepFocus();
newVersion.watch();
// Start loading the place at once; failures are reported when it is shown.
open(router.place).catch(() => {});
try {
  await words.load();
} catch {
  await words.load('en');
}
const target = document.getElementById('app')!;
target.replaceChildren();
mount(App, { target });

// Cache the page for offline use when the browser is idle.
const soon = window.requestIdleCallback ?? ((task: () => void) => setTimeout(task, 2000));
const prepare = () =>
  soon(() => void import('./offline/offline.svelte').then((they) => they.prepare()).catch(() => {}));
if (document.readyState === 'complete') prepare();
else addEventListener('load', prepare);
