/** Browser features that jsdom lacks. Tests in the environment `node` need none of them. */

import { cleanup } from '@testing-library/svelte';
import { afterEach, beforeEach, vi } from 'vitest';

if (typeof window !== 'undefined') {
  window.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList;
  Element.prototype.scrollTo = () => {};
  Element.prototype.scrollIntoView = () => {};
  window.ResizeObserver = class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
  // Fonts never load in tests.
  Object.assign(document, { fonts: { load: () => Promise.reject(new Error('there are no letters')) } });

  beforeEach(() => localStorage.clear());
  const { notices } = await import('../src/shell/notices.svelte');
  // Test files share one document and all modules: fresh ones for each take longer than most files.
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    notices.list = [];
  });
}
