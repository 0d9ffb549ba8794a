/** Synthesises the sounds; no audio files. Loaded when sounds are switched on. */

export type Sound = 'snap' | 'coin' | 'stamp' | 'gavel' | 'tick' | 'knock' | 'splat' | 'cards';

/**
 * A part of a sound, which starts `at` a time and fades within `length` (seconds): a tone that slides from one pitch to
 * another, or a burst of noise around a pitch (hertz).
 */
type Voice = { at: number; from: number; to?: number; noise?: number; length: number; loud: number };

const strike = (at: number, loud: number): Voice[] => [
  { at, from: 520, to: 300, length: 0.07, loud },
  { at, from: 1250, length: 0.03, loud: loud * 0.5 },
  { at, from: 1800, noise: 0.8, length: 0.02, loud: loud * 0.7 },
];
const clink = (at: number, loud: number): Voice[] =>
  [2380, 3710, 5420].map((from, higher) => ({ at, from, length: 0.13 - 0.03 * higher, loud: loud / (higher + 1) }));

export const VOICES: Record<Sound, readonly Voice[]> = {
  /** A bag is closed. */
  snap: [
    { at: 0, from: 2600, noise: 0.9, length: 0.018, loud: 0.8 },
    { at: 0.035, from: 1500, noise: 1.4, length: 0.035, loud: 0.9 },
    { at: 0.035, from: 190, to: 110, length: 0.06, loud: 0.5 },
  ],
  /** Cards are set aside. */
  cards: [
    { at: 0, from: 3400, noise: 0.7, length: 0.03, loud: 0.35 },
    { at: 0.07, from: 2900, noise: 0.7, length: 0.035, loud: 0.45 },
  ],
  coin: [...clink(0, 0.22), ...clink(0.055, 0.3)],
  /** A seal is pressed on a deal. */
  stamp: [
    { at: 0, from: 150, to: 55, length: 0.12, loud: 0.9 },
    { at: 0, from: 480, noise: 0.7, length: 0.05, loud: 0.8 },
  ],
  gavel: [...strike(0, 0.6), ...strike(0.17, 0.8)],
  /** A tomato lands. */
  splat: [
    { at: 0, from: 700, noise: 0.5, length: 0.09, loud: 0.9 },
    { at: 0.01, from: 240, to: 70, length: 0.11, loud: 0.6 },
    { at: 0.07, from: 1500, noise: 0.8, length: 0.05, loud: 0.4 },
  ],
  tick: [
    { at: 0, from: 3200, noise: 6, length: 0.02, loud: 1 },
    { at: 0, from: 1900, length: 0.012, loud: 0.2 },
  ],
  /** It is the player's turn: a soft knock. */
  knock: [
    { at: 0, from: 240, to: 150, length: 0.07, loud: 0.4 },
    { at: 0.12, from: 240, to: 150, length: 0.08, loud: 0.5 },
  ],
};

/** Sounds older than this are dropped. */
const TOO_LATE_MS = 300;

let ear: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

/** Browsers allow sound only after the user has interacted with the page. */
function wake(): void {
  if (ear?.state === 'suspended') void ear.resume();
}

function listen(): AudioContext {
  if (!ear) {
    ear = new AudioContext();
    for (const touch of ['pointerup', 'keydown']) addEventListener(touch, wake, { passive: true });
  }
  return ear;
}

/** Plays a sound, now or after some seconds, so loud (up to 1); returns a function that stops it. */
export function play(sound: Sound, after: number, volume: number): () => void {
  const context = listen();
  const asked = performance.now();
  let silent = false;
  let stops: (() => void)[] = [];
  const begin = (): void => {
    const late = performance.now() - asked;
    if (silent || (late > TOO_LATE_MS && late > after * 1000)) return;
    const from = context.currentTime + Math.max(0, after - late / 1000);
    stops = VOICES[sound].map((voice) => voiced(context, { ...voice, loud: voice.loud * volume }, from + voice.at));
  };
  if (context.state === 'running') begin();
  else void context.resume().then(begin, () => undefined);
  return () => {
    silent = true;
    for (const stop of stops) stop();
  };
}

function voiced(context: AudioContext, { from, to, noise, length, loud }: Voice, at: number): () => void {
  const level = context.createGain();
  level.gain.setValueAtTime(0.0001, at);
  level.gain.exponentialRampToValueAtTime(loud, at + 0.002);
  level.gain.exponentialRampToValueAtTime(0.0001, at + 0.002 + length);
  level.connect(context.destination);
  const source = noise === undefined ? tone(context, from, to ?? from, at, length) : burst(context, from, noise, level);
  if (noise === undefined) source.connect(level);
  source.start(at);
  source.stop(at + length + 0.05);
  return () => {
    source.disconnect();
    level.disconnect();
  };
}

function tone(context: AudioContext, from: number, to: number, at: number, length: number): OscillatorNode {
  const oscillator = context.createOscillator();
  oscillator.frequency.setValueAtTime(from, at);
  oscillator.frequency.exponentialRampToValueAtTime(to, at + length);
  return oscillator;
}

function burst(context: AudioContext, around: number, narrow: number, level: GainNode): AudioBufferSourceNode {
  if (!hiss) {
    hiss = context.createBuffer(1, context.sampleRate / 4, context.sampleRate);
    const samples = hiss.getChannelData(0);
    for (let sample = 0; sample < samples.length; sample += 1) samples[sample] = Math.random() * 2 - 1;
  }
  const source = context.createBufferSource();
  const filter = context.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = around;
  filter.Q.value = narrow;
  source.buffer = hiss;
  source.connect(filter).connect(level);
  return source;
}
