/** Whether there is a network, and the page's readiness for when there is none. Comes when the first screen stands. */

import { words } from '../i18n/index.svelte';
import { newVersion } from '../shell/newVersion.svelte';
import { network } from './network.svelte';

/** Hires the worker that keeps the page (src/worker.ts), and tells it which language is read here. */
export async function prepare(): Promise<void> {
  const workers = navigator.serviceWorker;
  // Where nothing is built, nothing is kept; and some browsers keep nothing in private windows, or over plain http.
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
  // A page that came from the worker's store may be an old one, or there is nobody to ask.
  if (workers.controller) await newVersion.check();
}
