/** The short code of a table. It lives on the server while somebody asks for it. */

import { api } from '../wire/api';

const RENEW_MS = 60_000;

/** Asks for the code of a table as long as `wanted` says so. Call it while a component is set up. */
export function shortCode(code: () => string, wanted: () => boolean = () => true): { readonly shown: string | null } {
  let shown: string | null = $state(null);
  $effect(() => {
    if (!wanted()) return;
    const table = code();
    const renew = (): void =>
      void api.shortCode(table).then(
        (answer) => (shown = `${answer.code.slice(0, 3)} ${answer.code.slice(3)}`),
        () => {}, // the last one may still work, and so does the link
      );
    renew();
    const timer = setInterval(renew, RENEW_MS);
    return () => clearInterval(timer);
  });
  return {
    get shown() {
      return shown;
    },
  };
}
