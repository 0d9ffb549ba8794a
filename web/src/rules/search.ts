/** Text search that ignores accents, case, the kind of apostrophe and word order. */

/** A piece of text, and whether it is a match. */
export type Piece = { text: string; hit: boolean };

const TWO_LETTERS: Record<string, string> = { œ: 'oe', æ: 'ae', ß: 'ss' };

function fold(letter: string): string {
  const plain = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  if (/\s/.test(plain)) return ' ';
  if (plain === '’' || plain === 'ʼ') return "'";
  return TWO_LETTERS[plain] ?? plain;
}

/** The normalised text, and the position of each of its letters in the original. */
function folded(text: string): { letters: string; from: number[] } {
  let letters = '';
  const from: number[] = [];
  let place = 0;
  for (const letter of text) {
    const plain = fold(letter);
    for (let unit = 0; unit < plain.length; unit += 1) from.push(place);
    letters += plain;
    place += letter.length;
  }
  from.push(place);
  return { letters, from };
}

/** The words of a query, normalised. */
export const wordsOf = (query: string): string[] => folded(query).letters.split(' ').filter(Boolean);

/** The text with matches marked; null if a word is missing. */
export function mark(text: string, words: readonly string[]): Piece[] | null {
  const { letters, from } = folded(text);
  const marked = new Array<boolean>(text.length).fill(false);
  for (const word of words) {
    let at = letters.indexOf(word);
    if (at < 0) return null;
    for (; at >= 0; at = letters.indexOf(word, at + word.length)) {
      // Up to the next letter, so that a combining accent stays with its letter.
      marked.fill(true, from[at], from[at + word.length]);
    }
  }
  const pieces: Piece[] = [];
  for (let place = 0; place < text.length; place += 1) {
    const last = pieces.at(-1);
    const hit = marked[place]!;
    if (last?.hit === hit) last.text += text[place];
    else pieces.push({ text: text[place]!, hit });
  }
  return pieces;
}
