/** The letters of art/fonts.css. */

const FACES = ['1rem Alegreya', 'italic 1rem Alegreya', '700 1rem Alegreya', "700 1rem 'Alegreya SC'"];

/**
 * Fetches those that are not there yet, all at once: the more is on the page when one comes, the more work it makes. One
 * that doesn't come is no fault: there are others to stand in for it.
 */
export function fetchFaces(): void {
  for (const face of FACES) document.fonts.load(face).catch(() => {});
}
