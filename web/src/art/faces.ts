/** Loads the fonts of art/fonts.css. */

const FACES = ['1rem Alegreya', 'italic 1rem Alegreya', '700 1rem Alegreya', "700 1rem 'Alegreya SC'"];

/**
 * Loads the missing fonts, all at once: a font that arrives late makes the browser lay out more. Failures are ignored:
 * there are fallbacks.
 */
export function fetchFaces(): void {
  for (const face of FACES) document.fonts.load(face).catch(() => {});
}
