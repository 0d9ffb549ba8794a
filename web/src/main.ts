import './art/fonts.css';
import './theme.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { words } from './i18n/index.svelte';
import { complain } from './shell/notices.svelte';
import { renewal } from './shell/renewal.svelte';

// Nobody is shown a fault as the machine tells it.
addEventListener('unhandledrejection', (event) => {
  event.preventDefault();
  complain(event.reason);
});

renewal.watch();
try {
  await words.load();
} catch {
  await words.load('en');
}
mount(App, { target: document.getElementById('app')! });
