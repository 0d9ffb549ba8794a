/**
 * Renders large screens in parts, each in a task of its own, so that the browser can lay out and handle input between
 * them.
 */

type Go = () => void;

const { port1, port2 } = new MessageChannel();
let waiting: Go[] = [];
let nested: Go[] = [];
let rendering: Promise<void> | null = null;

/** Resolves when the caller may render. Nested parts come before the next part of the page. */
export function turn(): Promise<void> {
  rendering ??= renderAll();
  return new Promise((go) => nested.push(go));
}

/** Resolves when all waiting parts are rendered. */
export function allRendered(): Promise<void> {
  return rendering ?? Promise.resolve();
}

async function renderAll(): Promise<void> {
  for (;;) {
    await nextTask();
    waiting = [...nested, ...waiting];
    nested = [];
    const go = waiting.shift();
    if (!go) break;
    go();
  }
  rendering = null;
}

function nextTask(): Promise<void> {
  return new Promise((now) => {
    port1.onmessage = () => now();
    port2.postMessage(null);
  });
}
