/** Prepares the page for offline use. Loaded after the first screen is shown. */

import { words } from '../i18n/index.svelte';
import { newVersion } from '../shell/newVersion.svelte';
import { network } from './network.svelte';

/** Registers the service worker (src/worker.ts) and sends it the current language. */
export async function prepare(): Promise<void> {
  const workers = navigator.serviceWorker;
  // There is no worker in development, and none in some private windows or over plain HTTP.
  if (!import.meta.env.PROD || !workers) return;
  try {
    await workers.register('/worker.js', { updateViaCache: 'none' });
  } catch {
    if (workers.controller) network.here = false;
    return;
  }
  const tell = async (): Promise<void> => {
    (await workers.ready).active?.postMessage({ language: words.language });
  };
  workers.addEventListener('controllerchange', () => void tell());
  $effect.root(() => {
    $effect(() => {
      void words.language;
      void tell();
    });
  });
  // The page may have come from the cache: check for a new version.
  if (workers.controller) await newVersion.check();
}
