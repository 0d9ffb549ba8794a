/** What jsdom lacks of a browser, as far as the page needs it. Tests in the environment `node` need none of it. */

import { beforeEach } from 'vitest';

if (typeof window !== 'undefined') {
  window.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList;
  Element.prototype.scrollTo = () => {};
  window.ResizeObserver = class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
  // No letters come here: nobody may be troubled by it.
  Object.assign(document, { fonts: { load: () => Promise.reject(new Error('there are no letters')) } });

  beforeEach(() => localStorage.clear());
}
