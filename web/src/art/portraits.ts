/**
 * Woodcut faces, in a 96 × 96 box: the ten characters, and one for each emblem of a seat. Each is drawn from parts; the
 * brows, eyes and mouth of a mood are the same for all and lie over them.
 */

import type { Mood } from '../wire/room.svelte';

/**
 * How a part is printed: `seat` in the seat's colour, `paper` and `ink` flat, all three with an outline; `line` and
 * `fine` are cut in ink, `cut` in paper out of ink.
 */
type Print = 'seat' | 'paper' | 'ink' | 'line' | 'fine' | 'cut';
type Part = readonly [Print, string];
export type Portrait = { behind?: readonly Part[]; head?: string; over: readonly Part[] };

const SHOULDERS = 'M8 98C10 82 26 78 40 73q8 6 16 0c14 5 30 9 32 25z';
/** The head of most. */
export const HEAD =
  'M31 44c-5-2-7 3-5 8 1 4 4 6 6 5 2 10 9 18 16 18s14-8 16-18c2 1 5-1 6-5 2-5 0-10-5-8 2-14-4-22-17-22S29 30 31 44z';
const ROUND =
  'M28 46c-5-2-7 3-5 8 1 4 4 6 6 5 2 13 10 20 19 20s17-7 19-20c2 1 5-1 6-5 2-5 0-10-5-8 1-15-6-22-20-22s-21 7-20 22z';
const BROAD =
  'M28 44c-5-2-7 3-5 8 1 4 4 6 6 5 2 13 9 21 19 21s17-8 19-21c2 1 5-1 6-5 2-5 0-10-5-8 2-15-5-24-20-24s-22 9-20 24z';
const LONG =
  'M32 44c-4-2-6 3-4 8 1 4 3 6 5 5 1 12 8 22 15 22s14-10 15-22c2 1 4-1 5-5 2-5 0-10-4-8 1-15-5-22-16-22s-17 7-16 22z';

const CHARACTERS: Record<string, Portrait> = {
  robin_hood: {
    behind: [['ink', 'M28 34c-5 10-4 22 0 30l8-4V34zM68 34c5 10 4 22 0 30l-8-4V34z']],
    over: [
      ['seat', SHOULDERS],
      ['fine', 'M22 86l-6 10M30 83l-5 13M74 86l6 10M66 83l5 13'],
      ['line', 'M37 62q6-6 11-1 5-5 11 1'],
      ['ink', 'M43 70q5-2 10 0-1 9-5 12-4-3-5-12z'],
      ['seat', 'M29 34C31 17 48 8 68 13c4 6 4 13 2 19-13-6-28-6-41 2z'],
      ['fine', 'M58 15l4 12M50 16l4 10M64 16l3 12'],
      ['ink', 'M10 39C30 22 56 20 80 33l-7 7C54 31 34 33 10 39z'],
      ['ink', 'M62 29C66 14 76 5 91 3c1 13-7 24-24 28z'],
      ['cut', 'M65 27C71 18 78 11 87 6M74 15l1 9M80 10l2 8M69 21l0 7'],
    ],
  },
  maid_marian: {
    behind: [
      ['ink', 'M25 42C20 12 76 12 71 42c1 20 8 34 6 52H19c-2-18 5-32 6-52z'],
      ['cut', 'M25 62c-2 10-2 20-1 30M30 70c-1 8-1 14 0 22M71 62c2 10 2 20 1 30M66 70c1 8 1 14 0 22'],
    ],
    over: [
      ['seat', 'M14 98c2-14 14-19 26-23 2 8 14 8 16 0 12 4 24 9 26 23z'],
      ['paper', 'M38 76q10 14 20 0l3 2Q48 98 35 78z'],
      ['ink', 'M28 50c-1-20 8-29 20-29s21 9 20 29c-4-11-11-17-20-22-9 5-16 11-20 22z'],
      ['cut', 'M33 37q5-8 12-12M63 37q-5-8-12-12'],
      ['seat', 'M29 34q19-13 38 0l-1 5Q48 27 30 39z'],
      ['paper', 'M48 25l4 5-4 5-4-5z'],
      ['fine', 'M35 45l-3-2M61 45l3-2'],
    ],
  },
  little_john: {
    head: BROAD,
    behind: [['ink', 'M22 46C14 12 34 6 48 8c18-4 34 8 26 40z']],
    over: [
      ['seat', 'M-2 98c0-18 18-22 34-26h32c16 4 34 8 34 26z'],
      ['ink', 'M27 50C24 76 30 94 48 96c18-2 24-20 21-46-2 9-6 10-11 8q-10-5-20 0c-5 2-9 1-11-8z'],
      ['cut', 'M32 66q0 14 7 22M38 74q1 10 6 17M64 66q0 14-7 22M58 74q-1 10-6 17M48 76v16'],
      [
        'ink',
        'M25 42C22 20 32 12 40 15c8-8 18-6 22 0 10 0 12 12 9 27-3-6-5-10-9-12l-3 5-6-7-6 6-6-6-5 7-4-5c-3 3-5 7-7 12z',
      ],
      ['cut', 'M36 22l-3 7M46 18l-1 8M57 20l3 8'],
    ],
  },
  friar_tuck: {
    head: ROUND,
    over: [
      ['seat', 'M4 98c0-16 14-24 28-26 6 12 26 12 32 0 14 2 28 10 28 26z'],
      ['line', 'M18 84q30 16 60 0'],
      ['ink', 'M27 52c-8-6-9-20 0-27 4-4 8-4 9-1-5 7-6 16-6 27zM69 52c8-6 9-20 0-27-4-4-8-4-9-1 5 7 6 16 6 27z'],
      ['ink', 'M32 31q16-9 32 0l-3 5q-13-7-26 0z'],
      ['cut', 'M26 33l3 2M24 40l4 1M70 33l-3 2M72 40l-4 1M42 29l-1 4M54 29l1 4'],
      ['fine', 'M40 24q8-2 14 0M33 60q2 3 1 6M63 60q-2 3-1 6'],
      ['line', 'M38 78q10 5 20 0'],
    ],
  },
  will_scarlet: {
    behind: [
      [
        'ink',
        'M31 30c-10 2-12 9-8 14-6 5-4 12 1 14-2 7 3 11 10 9l4-30zM65 30c10 2 12 9 8 14 6 5 4 12-1 14 2 7-3 11-10 9l-4-30z',
      ],
    ],
    over: [
      ['seat', SHOULDERS],
      ['paper', 'M36 74l12 12 12-12 5 4-9 16-8-6-8 6-9-16z'],
      ['line', 'M48 61q-4-3-8 1-3 3-7-1M48 61q4-3 8 1 3 3 7-1'],
      ['seat', 'M26 35C16 22 36 8 54 10c20 0 28 14 20 26-16-8-32-8-48-1z'],
      ['line', 'M26 35c16-7 32-7 48 1'],
      ['ink', 'M34 28C18 34 4 26 4 8c8 8 18 2 30 8 4 4 4 10 0 12z'],
      ['cut', 'M30 23C20 24 12 20 8 14M22 17l-4 5M27 17l-2 8M16 16l-4 2'],
    ],
  },
  alan_a_dale: {
    head: LONG,
    behind: [
      ['paper', 'M66 98l14-50 6 2-10 48zM79 49l2-16 10 3-5 14z'],
      ['line', 'M78 38l-6-2M79 44l-6-2M90 41l5 2M88 46l5 2'],
      ['paper', 'M27 36c-6 14-6 30-4 42l12 2V36zM69 36c6 14 6 30 4 42l-12 2V36z'],
      ['fine', 'M27 50c-1 8-1 18 0 27M31 52v25M69 50c1 8 1 18 0 27M65 52v25'],
    ],
    over: [
      ['seat', SHOULDERS],
      ['line', 'M48 77v20M42 84l-6-4M54 84l6-4'],
      ['paper', 'M31 44c-1-14 6-20 17-20s18 6 17 20c-4-9-10-12-17-12s-13 3-17 12z'],
      ['fine', 'M36 35l3-7M44 31l1-7M53 31l-1-7M60 35l-3-7'],
      ['seat', 'M29 35C6 40-2 22 14 16 28 4 66 4 68 33c-14-8-26-7-39 2z'],
      ['fine', 'M20 20q10 0 16 8M14 26q8 0 14 6'],
      ['line', 'M28 36q20-11 41-2'],
    ],
  },
  much: {
    over: [
      ['paper', SHOULDERS],
      ['seat', 'M24 98l5-19 8-3 3 22zM72 98l-5-19-8-3-3 22z'],
      ['line', 'M58 65l24-9'],
      ['ink', 'M80 54l12-6-3 8-8 3zM76 60l10 2-6 4z'],
      ['ink', 'M36 56h.1M39 59h.1M34 60h.1M60 56h.1M57 59h.1M62 60h.1'],
      ['seat', 'M27 40C22 20 34 12 48 12s26 8 21 28q-21-9-42 0z'],
      ['paper', 'M26 42q-2-4 1-7 21-10 42 0 3 3 1 7-22-9-44 0z'],
      ['ink', 'M34 38l4 9 4-7 5 8 4-8 5 7 3-9q-13-4-25 0z'],
      ['fine', 'M48 12v-5M44 12l-4-4M52 12l4-4'],
    ],
  },
  guy_of_gisborne: {
    head: LONG,
    over: [
      ['seat', SHOULDERS],
      ['ink', 'M25 40c-2 18-5 32-8 44 20 12 42 12 62 0-3-12-6-26-8-44l-8 4c2 14 0 26-6 32q-9 6-18 0c-6-6-8-18-6-32z'],
      ['cut', 'M28 56h6M26 64h8M25 72h12M24 80h18M68 56h-6M70 64h-8M71 72H59M72 80H54M44 84h8'],
      ['fine', 'M41 71v3M45 72v4M51 72v4M55 71v3M38 68v3M58 68v3'],
      ['paper', 'M26 40C27 20 40 12 48 3c8 9 21 17 22 37z'],
      ['fine', 'M60 18l5 18M56 13l4 22M64 24l3 12'],
      ['ink', 'M24 37q24-6 48 0v7q-24-6-48 0z'],
      ['paper', 'M45 38h6l2 20q-5 3-10 0z'],
    ],
  },
  prince_john: {
    head: LONG,
    behind: [['ink', 'M28 34c-6 12-7 26-3 36l11-3V34zM68 34c6 12 7 26 3 36l-11-3V34z']],
    over: [
      ['seat', SHOULDERS],
      ['paper', 'M34 74q14 14 28 0l10 5Q48 100 24 79z'],
      ['ink', 'M34 82l2 4-4-1zM44 87l1 5-3-2zM53 87l2 4-4 0zM62 82l1 5-4-2z'],
      ['line', 'M48 61q-5-4-10 2M48 61q5-4 10 2'],
      ['ink', 'M44 71h8l1 4-5 13-5-13z'],
      ['seat', 'M28 38L22 11l14 10L48 4l12 17 14-10-6 27q-20-8-40 0z'],
      ['ink', 'M22 8a3 3 0 1 1 .1 0zM48 2a3 3 0 1 1 .1 0zM74 8a3 3 0 1 1 .1 0z'],
      ['paper', 'M28 32q20-8 40 0v6q-20-8-40 0z'],
      ['ink', 'M36 31l3 2-3 3-3-3zM48 29l3 2-3 3-3-3zM60 31l3 2-3 3-3-3z'],
    ],
  },
  the_prioress: {
    behind: [['ink', 'M20 46C16 8 80 8 76 46c0 18 6 34 12 52H8c6-18 12-34 12-52z']],
    head: 'M33 46c0-15 30-15 30 0v9c0 11-8 18-15 18s-15-7-15-18z',
    over: [
      ['paper', 'M26 48C24 20 72 20 70 48l2 34Q48 98 24 82zM33 46v9c0 11 8 18 15 18s15-7 15-18v-9c0-15-30-15-30 0z'],
      ['fine', 'M30 70q8 10 18 12M28 77q8 8 16 10M66 70q-8 10-18 12M68 77q-8 8-16 10M28 52v10M68 52v10'],
      ['seat', 'M27 37q21-14 42 0l1 6Q48 27 26 43z'],
      ['cut', 'M20 60q-2 14-8 32M76 60q2 14 8 32M24 28q6-12 24-13'],
    ],
  },
};

const EMBLEMS: Record<string, Portrait> = {
  oak: {
    behind: [
      ['seat', 'M18 60C12 22 36 8 52 6c4 3 2 6 0 7 18 4 30 20 26 47l10 38H8z'],
      ['ink', 'M26 52c-2-24 10-34 22-34s24 10 22 34c0 16-8 26-22 26S26 68 26 52z'],
    ],
    over: [
      ['seat', 'M10 98c4-16 16-22 26-24 4 8 20 8 24 0 10 2 22 8 26 24z'],
      ['ink', 'M48 80c6 0 8 4 6 7 2 3-1 6-6 8-5-2-8-5-6-8-2-3 0-7 6-7z'],
      ['ink', 'M31 42c0-14 6-19 17-19 12 0 17 5 17 19-4-8-8-10-12-11-4 4-14 4-18 3-2 2-3 4-4 8z'],
      ['fine', 'M24 26l-4 8M30 18l-6 8M22 36l-3 8M74 28l3 8M76 38l2 8'],
    ],
  },
  stag: {
    head: BROAD,
    behind: [['paper', 'M22 50q-4 12 4 22l8-4V46zM74 50q4 12-4 22l-8-4V46z']],
    over: [
      ['seat', SHOULDERS],
      ['paper', 'M32 62q8-8 16-2 8-6 16 2-4 6-10 4-4 0-6-3-2 3-6 3-6 2-10-4z'],
      ['fine', 'M38 62l-2 3M43 60l-1 4M53 60l1 4M58 62l2 3'],
      ['seat', 'M26 34C26 14 38 8 48 8s22 6 22 26z'],
      ['paper', 'M22 42c-2-10 2-14 8-13q18-7 36 0c6-1 10 3 8 13q-26-11-52 0z'],
      ['fine', 'M28 32v6M34 30v6M41 29v5M48 28v5M55 29v5M62 30v6M68 32v6'],
      ['line', 'M30 12C22 8 20 0 22-4M25 6l-8-1M66 12c8-4 10-12 8-16M71 6l8-1'],
    ],
  },
  bow: {
    behind: [
      ['line', 'M70 84L84 26M78 84l10-52'],
      ['seat', 'M80 30l3-16 6 10 1 10zM87 36l4-12 4 10-2 8z'],
      ['ink', 'M28 46C20 18 34 10 48 10s28 8 20 36c6 8 8 16 4 22-6-2-8-8-8-14z'],
    ],
    over: [
      ['seat', SHOULDERS],
      ['line', 'M26 80l40 18M24 86l26 12'],
      ['ink', 'M30 46C26 24 36 18 48 18s22 6 18 28c-4-10-8-14-14-14-6 4-16 4-22 14z'],
      ['seat', 'M28 34q20-9 40 0v6q-20-9-40 0z'],
      ['cut', 'M38 24l-2 5M48 21v6M58 24l2 5'],
    ],
  },
  key: {
    over: [
      ['seat', SHOULDERS],
      ['paper', 'M34 74q14 16 28 0l6 4-14 12-6-5-6 5-14-12z'],
      ['paper', 'M24 52C14 20 34 8 48 8s34 12 24 44l-6-2c0-12-8-18-18-18s-18 6-18 18z'],
      ['fine', 'M26 36q4-12 14-17M70 36q-4-12-14-17M48 10v12M32 24q6-8 12-9M64 24q-6-8-12-9'],
      ['line', 'M26 52l8 24M70 52l-8 24'],
      [
        'line',
        'M46.5 49a6.5 6.5 0 1 1-13 0 6.5 6.5 0 1 1 13 0zM62.5 49a6.5 6.5 0 1 1-13 0 6.5 6.5 0 1 1 13 0zM46 47q2-2 4 0',
      ],
    ],
  },
  tower: {
    over: [
      ['seat', SHOULDERS],
      ['fine', 'M34 80q14 10 28 0M30 86q18 12 36 0M28 93q20 10 40 0'],
      ['ink', 'M31 50c0 22 8 28 17 28s17-6 17-28l-3 8q-4 2-7 0-7-3-14 0-3 2-7 0z'],
      ['cut', 'M36 66q2 6 6 8M60 66q-2 6-6 8'],
      ['line', 'M31 42l1 20M65 42l-1 20'],
      ['paper', 'M28 34C28 14 40 8 48 8s20 6 20 26z'],
      ['ink', 'M46 8h4v26h-4z'],
      ['paper', 'M6 40q18-14 42-13 24-1 42 13-20-6-42-6T6 40z'],
      ['fine', 'M60 12l3 16M64 18l2 11M56 10l2 16'],
    ],
  },
  rose: {
    behind: [['ink', 'M26 44C18 12 78 10 72 44c4 14 0 22-4 26l-10-8H38l-10 8c-4-4-6-12-2-26z']],
    over: [
      ['seat', 'M10 98c2-14 16-19 28-23q10 10 20 0c12 4 26 9 28 23z'],
      ['ink', 'M30 50c-6-28 6-34 20-34 14 0 20 12 17 30-6-2-14-8-18-14-4 8-12 14-19 18z'],
      ['cut', 'M34 38q6-8 12-18M62 36q-4-6-8-14'],
      ['ink', 'M68 60c8 4 4 10 0 12 7 3 4 9 0 11 6 3 3 9-1 12-5-2-8-7-4-12-5-3-4-8 0-11-4-4-2-9 5-12z'],
      ['cut', 'M64 71l6 2M63 82l6 2'],
      ['seat', 'M68 36c-9 2-12-6-8-11 2-7 12-8 15-2 5 4 2 12-7 13z'],
      ['line', 'M64 29q3-5 7-2 3 4-2 5-3-1-1-3'],
    ],
  },
};

/** Whether a bot has a face of its own. */
export const isCharacter = (bot: string): boolean => bot in CHARACTERS;

/** The portrait of a character, or of an emblem. */
export function portraitOf(character: string, charge: string): Portrait {
  return CHARACTERS[character] ?? EMBLEMS[charge] ?? EMBLEMS.oak!;
}
export const PORTRAITS: readonly string[] = [...Object.keys(CHARACTERS), ...Object.keys(EMBLEMS)];

/** The face of a mood: lines for brows and eyes, eyeballs, pupils, mouth, and drops of sweat. */
type Face = {
  brows: string;
  whites?: string;
  eyes: string;
  lids?: string;
  mouth: string;
  open?: boolean;
  sweat?: string;
};
const DOTS = 'M40 46.5a2.7 3 0 1 1-.1 0zM56 46.5a2.7 3 0 1 1-.1 0z';
const DROP = 'M69 36q5 7 0 9-5-2 0-9z';
export const FACES: Record<Mood, Face> = {
  calm: { brows: 'M35 43q4-3 9-1M61 43q-4-3-9-1', eyes: DOTS, mouth: 'M42 66q6 1.5 12 0' },
  amused: {
    brows: 'M34 41q5-5 10-1M62 41q-5-5-10-1',
    eyes: '',
    lids: 'M36 50q4-5 8 0M52 50q4-5 8 0',
    mouth: 'M39 63q9 3 18 0-2 9-9 9t-9-9z',
    open: true,
  },
  nervous: {
    brows: 'M34 43l9-5M62 43l-9-5',
    whites: 'M40 45a4.5 4.5 0 1 1-.1 0zM56 45a4.5 4.5 0 1 1-.1 0z',
    eyes: 'M42.5 47.5a2 2.2 0 1 1-.1 0zM58.5 47.5a2 2.2 0 1 1-.1 0z',
    mouth: 'M40 67q3-4 5.5-1t5 0 5.5 1',
    sweat: DROP,
  },
  smug: {
    brows: 'M35 43h9M52 40q5-4 10 1',
    eyes: 'M37 48.5h6q-1 4-3 4t-3-4zM53 48.5h6q-1 4-3 4t-3-4z',
    lids: 'M35 48.5h9M52 48.5h9',
    mouth: 'M41 66q9 3 15-4',
  },
  angry: { brows: 'M33 39l11 6M63 39l-11 6', eyes: DOTS, mouth: 'M41 68q7-6 14 0' },
  caught: {
    brows: 'M33 39q5-6 10-3M63 39q-5-6-10-3',
    whites: 'M40 43.5a5.5 5.5 0 1 1-.1 0zM56 43.5a5.5 5.5 0 1 1-.1 0z',
    eyes: 'M40 47.5a1.700 1.700 0 1 1-.1 0zM56 47.5a1.700 1.700 0 1 1-.1 0z',
    mouth: 'M48 62.5q5 1 5 6t-5 5-5-5 5-6z',
    open: true,
    sweat: `${DROP}M28 38q4 6 0 8-4-2 0-8z`,
  },
};
