/** Draws the highlights of a game as a picture, in the colours of the current theme. */

import { iconPath, type IconName } from '../art/icons';

type Painting = {
  title: string;
  result: string;
  lines: readonly { picture: IconName; title: string; text: string }[];
};

const WIDE = 1080;
const EDGE = 64;
const ICON = 56;
const BOX = 64;

/** The picture as a PNG. */
export async function paint({ title, result, lines }: Painting): Promise<Blob> {
  await document.fonts.ready;
  const style = getComputedStyle(document.documentElement);
  const colour = (name: string) => style.getPropertyValue(`--${name}`).trim();
  const canvas = document.createElement('canvas');
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('this browser cannot paint');
  const titles = `'Alegreya SC', Georgia, serif`;
  const texts = `Alegreya, Georgia, serif`;
  const column = WIDE - 2 * EDGE - ICON - 28;

  brush.font = `400 32px ${texts}`;
  const wrapped = lines.map((line) => ({ ...line, rows: wrap(brush, line.text, column) }));
  brush.font = `700 44px ${titles}`;
  const headline = wrap(brush, result, WIDE - 2 * EDGE);
  const high =
    EDGE * 2 + 96 + headline.length * 56 + 40 + wrapped.reduce((sum, { rows }) => sum + 62 + rows.length * 40, 0);
  canvas.width = WIDE;
  canvas.height = high;

  brush.fillStyle = colour('paper');
  brush.fillRect(0, 0, WIDE, high);
  brush.strokeStyle = colour('line');
  for (const [inset, width] of [
    [20, 6],
    [32, 2],
  ] as const) {
    brush.lineWidth = width;
    brush.strokeRect(inset, inset, WIDE - 2 * inset, high - 2 * inset);
  }
  brush.textBaseline = 'top';
  brush.textAlign = 'center';
  brush.fillStyle = colour('ink-soft');
  brush.font = `700 34px ${titles}`;
  brush.fillText(title, WIDE / 2, EDGE);
  brush.fillStyle = colour('ink');
  brush.font = `700 44px ${titles}`;
  headline.forEach((row, place) => brush.fillText(row, WIDE / 2, EDGE + 64 + place * 56));

  let y = EDGE + 96 + headline.length * 56;
  brush.textAlign = 'left';
  for (const { picture, title: name, rows } of wrapped) {
    brush.save();
    brush.translate(EDGE, y);
    brush.scale(ICON / BOX, ICON / BOX);
    brush.fillStyle = colour('accent');
    brush.fill(new Path2D(iconPath(picture)), 'evenodd');
    brush.restore();
    const x = EDGE + ICON + 28;
    brush.fillStyle = colour('ink');
    brush.font = `700 32px ${titles}`;
    brush.fillText(name, x, y - 4);
    brush.font = `400 32px ${texts}`;
    rows.forEach((row, place) => brush.fillText(row, x, y + 36 + place * 40));
    y += 62 + rows.length * 40;
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('nothing was painted'))), 'image/png');
  });
}

/** Starts a download. */
export function save(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

function wrap(brush: CanvasRenderingContext2D, text: string, width: number): string[] {
  const rows: string[] = [];
  let row = '';
  for (const word of text.split(' ')) {
    const longer = row ? `${row} ${word}` : word;
    if (row && brush.measureText(longer).width > width) {
      rows.push(row);
      row = word;
    } else row = longer;
  }
  return row ? [...rows, row] : rows;
}
