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

// Nobody is shown a fault as the machine tells it.
addEventListener('unhandledrejection', (event) => {
  event.preventDefault();
  reportError(event.reason);
});

keepFocus();
newVersion.watch();
// Whoever comes by a link waits for everything at once, not for one after the other; what fails is told when it is shown.
open(router.place).catch(() => {});
try {
  await words.load();
} catch {
  await words.load('en');
}
const target = document.getElementById('app')!;
target.replaceChildren();
mount(App, { target });

// The page is kept for those without a network when nothing more urgent is to be done.
const soon = window.requestIdleCallback ?? ((deed: () => void) => setTimeout(deed, 2000));
const prepare = () =>
  soon(() => void import('./offline/offline.svelte').then((they) => they.prepare()).catch(() => {}));
if (document.readyState === 'complete') prepare();
else addEventListener('load', prepare);
