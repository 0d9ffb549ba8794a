// Writes src/art/icons-front.ts and src/art/icons-table.ts: the few silhouettes we use, all in one box of 64 by 64.
// Our own drawings lie in tools/drawings; the others come from game-icons.net and are cut to the same size here.
// `node tools/icons.mjs --check` says whether the two files are up to date and writes nothing.

import { readFileSync, writeFileSync } from 'node:fs';

const ART = new URL('../src/art/', import.meta.url);
const OURS = new URL('drawings/', import.meta.url);
const THEIRS = JSON.parse(
  readFileSync(new URL('../node_modules/@iconify-json/game-icons/icons.json', import.meta.url), 'utf8'),
);

const BOX = 64;

/** An icon of game-icons.net, who drew it, and how much of the box its longer side takes. */
const by = (author, icon, fills = 58) => ({ author, icon, fills });
const lorc = (icon, fills) => by('Lorc', icon, fills);
const delapouite = (icon, fills) => by('Delapouite', icon, fills);
const own = null;

/** What the first screens need: seats, doors and everybody's buttons. */
const FRONT = {
  oak: delapouite('oak-leaf', 60),
  stag: by('Caro Asercion', 'deer-head', 60),
  bow: own,
  key: own,
  tower: own,
  rose: own,
  bot: own,
  stall: own,
  gate: own,
  bag: own,
  crown: own,
  host: own,
  coin: own,
  sheriff: own,
  speech: own,
  moon: own,
  sun: own,
  sound: own,
  'sound-off': own,
  globe: own,
  menu: own,
  cross: own,
  plus: own,
  minus: own,
  check: own,
  'arrow-left': own,
  'arrow-right': own,
  'arrow-up': own,
  'arrow-down': own,
  eye: own,
  link: own,
  copy: own,
  qr: own,
  door: own,
  chair: own,
  lock: own,
  info: own,
  people: own,
  again: own,
  book: own,
  play: own,
  pause: own,
  dice: own,
  shuffle: own,
  hourglass: own,
  warning: own,
  'wifi-lost': own,
};

/** What comes with the table. */
const TABLE = {
  apples: lorc('shiny-apple', 57),
  green_apples: own,
  golden_apples: own,
  pears: own,
  cheese: lorc('cheese-wedge', 60),
  gouda_cheese: own,
  blue_cheese: own,
  bread: own,
  rye_bread: own,
  pumpernickel_bread: lorc('sliced-bread', 60),
  chickens: delapouite('chicken', 60),
  royal_rooster: delapouite('rooster', 60),
  michaelmas_goose: own,
  pepper: by('Seregacthtuf', 'pouch-with-beads', 60),
  mead: delapouite('beer-horn', 60),
  silk: delapouite('rolled-cloth', 58),
  crossbows: by('Carl Olsen', 'crossbow', 60),
  salt: own,
  crate: own,
  coins: own,
  purse: own,
  shackle: own,
  king: delapouite('imperial-crown', 58),
  queen: lorc('queen-crown', 58),
  seal: own,
  'broken-seal': own,
  ribbon: own,
  gavel: lorc('gavel', 58),
  deputy: own,
  booty: lorc('locked-chest', 60),
  scroll: lorc('scroll-unfurled', 60),
  pen: lorc('quill', 58),
  deck: own,
  'card-back': own,
  hand: own,
  handshake: delapouite('shaking-hands', 62),
  shield: own,
  trophy: own,
  laughter: own,
  gasp: own,
  tomato: own,
};

const COUNTS = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

/** A path as steps, each a letter and its numbers; flags of arcs may stick together. */
function steps(d) {
  const found = [];
  for (const [, letter, rest] of d.matchAll(/([a-z])([^a-z]*)/gi)) {
    const count = COUNTS[letter.toLowerCase()];
    const numbers = [];
    let left = rest;
    while ((left = left.replace(/^[\s,]+/, ''))) {
      const flag = count === 7 && (numbers.length % 7 === 3 || numbers.length % 7 === 4);
      const [text] = left.match(flag ? /^[01]/ : /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?/i);
      numbers.push(Number(text));
      left = left.slice(text.length);
    }
    if (count === 0) found.push({ letter, numbers: [] });
    for (let at = 0; at < numbers.length; at += count) {
      // The first point is where it says, whatever its letter.
      const next = found.length === 0 ? 'M' : at > 0 && letter === 'm' ? 'l' : at > 0 && letter === 'M' ? 'L' : letter;
      found.push({ letter: next, numbers: numbers.slice(at, at + count) });
    }
  }
  return found;
}

/** Where a path reaches: its points and a few between, near enough to centre it. */
function reach(path) {
  let [x, y, x0, y0] = [0, 0, 0, 0];
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  const touch = (px, py) => {
    box.left = Math.min(box.left, px);
    box.right = Math.max(box.right, px);
    box.top = Math.min(box.top, py);
    box.bottom = Math.max(box.bottom, py);
  };
  for (const { letter, numbers } of path) {
    const low = letter.toLowerCase();
    const [dx, dy] = letter === low ? [x, y] : [0, 0];
    if (low === 'z') [x, y] = [x0, y0];
    else if (low === 'h') x = numbers[0] + dx;
    else if (low === 'v') y = numbers[0] + dy;
    else {
      const end = [numbers.at(-2) + dx, numbers.at(-1) + dy];
      if (low === 'c') {
        const [ax, ay, bx, by_] = numbers.slice(0, 4).map((n, i) => n + (i % 2 ? dy : dx));
        for (let t = 0.1; t < 1; t += 0.1) {
          const u = 1 - t;
          const at = (p, a, b, q) => u ** 3 * p + 3 * u * u * t * a + 3 * u * t * t * b + t ** 3 * q;
          touch(at(x, ax, bx, end[0]), at(y, ay, by_, end[1]));
        }
      }
      [x, y] = end;
      if (low === 'm') [x0, y0] = end;
    }
    touch(x, y);
  }
  return box;
}

/** The path moved and scaled into our box, with one digit after the point. */
function fitted(d, fills) {
  const path = steps(d);
  const { left, top, right, bottom } = reach(path);
  const scale = fills / Math.max(right - left, bottom - top);
  const [mx, my] = [BOX / 2 - (scale * (left + right)) / 2, BOX / 2 - (scale * (top + bottom)) / 2];
  let text = '';
  let before = '';
  for (const { letter, numbers } of path) {
    const low = letter.toLowerCase();
    const [dx, dy] = letter === low ? [0, 0] : [mx, my];
    const moved = numbers.map((n, i) => {
      if (low === 'a') return i < 2 ? n * scale : i < 5 ? n : n * scale + (i === 5 ? dx : dy);
      if (low === 'v') return n * scale + dy;
      return n * scale + (i % 2 && low !== 'h' ? dy : dx);
    });
    let part = letter === before && low !== 'm' ? '' : letter;
    for (const n of moved) {
      const short = n
        .toFixed(1)
        .replace(/\.0$/, '')
        .replace(/^(-?)0\./, '$1.')
        .replace(/^-0$/, '0');
      if (!/[a-z]$/i.test(part) && !short.startsWith('-')) part += ' ';
      part += short;
    }
    text += part;
    before = letter;
  }
  return text;
}

function drawn(name, source) {
  if (source === own) return readFileSync(new URL(`${name}.svg`, OURS), 'utf8').match(/ d="([^"]+)"/)[1];
  return fitted(THEIRS.icons[source.icon].body.match(/ d="([^"]+)"/)[1], source.fills);
}

function written(set, constant, says) {
  const lines = Object.entries(set).map(([name, source]) => {
    const key = /^\w+$/.test(name) ? name : `'${name}'`;
    return `  ${key}:\n    '${drawn(name, source)}',`;
  });
  return `/** ${says} Written by tools/icons.mjs: do not edit. */\n\nexport const ${constant} = {\n${lines.join('\n')}\n} as const;\n`;
}

const credits = Object.entries({ ...FRONT, ...TABLE }).filter(([, source]) => source !== own);
const authors = [...new Set(credits.map(([, source]) => source.author))].sort();
const credited = authors.map((author) => {
  const icons = credits.filter(([, source]) => source.author === author).map(([, source]) => source.icon);
  return `  '${author}: ${icons.sort().join(', ')}',`;
});

const files = {
  'icons-front.ts': written(FRONT, 'FRONT', 'The silhouettes of the first screens.'),
  'icons-table.ts': written(TABLE, 'TABLE', 'The silhouettes of the table.'),
  'credits.ts': `/** Who drew the silhouettes that are not ours (game-icons.net, CC BY 3.0). Written by tools/icons.mjs: do not edit. */

export const CREDITS: readonly string[] = [\n${credited.join('\n')}\n];\n`,
};

let stale = false;
for (const [name, text] of Object.entries(files)) {
  const file = new URL(name, ART);
  if (!process.argv.includes('--check')) writeFileSync(file, text);
  else if (readFileSync(file, 'utf8') !== text) {
    console.error(`src/art/${name} is not what tools/icons.mjs would write`);
    stale = true;
  }
}
process.exit(stale ? 1 : 0);
