/**
 * What is too much for one moment comes in parts, one after the other, each in a task of its own: between them the
 * browser lays out what is there, and hears whoever presses something.
 */

type Go = () => void;

const { port1, port2 } = new MessageChannel();
let waiting: Go[] = [];
let asked: Go[] = [];
let coming: Promise<void> | null = null;

/** When it is one's turn. All comes in the order of the page: what a part is made of, before the next part. */
export function turn(): Promise<void> {
  coming ??= bring();
  return new Promise((go) => asked.push(go));
}

/** When everything has come that somebody waits for. */
export function allRendered(): Promise<void> {
  return coming ?? Promise.resolve();
}

async function bring(): Promise<void> {
  for (;;) {
    await nextTask();
    waiting = [...asked, ...waiting];
    asked = [];
    const go = waiting.shift();
    if (!go) break;
    go();
  }
  coming = null;
}

function nextTask(): Promise<void> {
  return new Promise((now) => {
    port1.onmessage = () => now();
    port2.postMessage(null);
  });
}
