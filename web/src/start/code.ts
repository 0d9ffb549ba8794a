/** Six letters on a big screen, with or without a gap (src/nottingham/server/short_codes.py). */
export const isShort = (code: string): boolean => /^[a-z]{6}$/.test(code);

/** Finds the code of a table in pasted text: a link, a message with a link in it, or the code itself. */

const MAX_PASTED = 500;

export function codeIn(pasted: string): string | null {
  const text = pasted.slice(0, MAX_PASTED).toLowerCase();
  const linked = /\/t\/([a-z0-9]+)/.exec(text);
  const code = linked?.[1] ?? text.replace(/[^a-z0-9]/g, '');
  return code === '' ? null : code.slice(0, 64);
}
