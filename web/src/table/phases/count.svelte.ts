/** The final count: its beats, what has been counted so far, and the points of each player until now. */

import { untrack } from 'svelte';
import type { Score } from '../../wire/generated/protocol';
import type { Mood } from '../../wire/room.svelte';
import { tempo } from '../../shell/tempo.svelte';
import type { Scene } from '../scene.svelte';

const BEAT_MS = 1000;
const STEPS = ['gold', 'legal', 'contraband', 'black_market', 'crowns'] as const;
export type Step = (typeof STEPS)[number];
export type Counted = Score & { seat: number };
type Beat = { step: Step; of?: number | string };

/** What everyone can see before the count: gold and legal goods. */
const visible = ({ gold, legal }: Score): number => gold + legal;

export class Count {
  #scene: Scene;
  /** How many beats are shown; all at once for late visitors and with reduced motion. */
  #shown = $state(0);

  readonly scores: Counted[] = $derived.by(() =>
    (this.#scene.view.scores ?? []).map((score, seat) => ({ ...score, seat })),
  );
  /** With five or six players a phone has less room for each. */
  readonly many = $derived.by(() => this.scores.length > 4);
  readonly #steps = $derived.by(() =>
    STEPS.filter((step) => step !== 'black_market' || this.#scene.view.options.black_market),
  );
  /**
   * Contraband player by player, beginning with the player who seems to have least, and crowns good by good. The result
   * must not decide the order: it would tell who wins.
   */
  readonly #beats = $derived.by((): Beat[] => {
    const { scores } = this;
    const upwards = [...scores].sort((one, other) => visible(one) - visible(other)).map(({ seat }) => seat);
    const goods = this.#scene.room.crowns.map(({ good }) => good);
    const crowned = goods.filter((good) => scores.some((one) => one.crowns[good]));
    return this.#steps.flatMap((step): Beat[] => {
      if (step === 'contraband') return upwards.map((of) => ({ step, of }));
      if (step === 'crowns' && crowned.length) return crowned.map((of) => ({ step, of }));
      return [{ step }];
    });
  });
  readonly #told = $derived.by(() => this.#beats.slice(0, this.#shown));
  readonly done = $derived.by(() => this.#shown >= this.#beats.length);
  readonly latest = $derived.by(() => this.#told.at(-1));
  readonly rows = $derived.by(() => this.#steps.filter((step) => this.#told.some((beat) => beat.step === step)));
  /** The highest result, which is nobody's yet. */
  readonly most = $derived.by(() => Math.max(1, ...this.scores.map((score) => score.total)));

  constructor(scene: Scene) {
    this.#scene = scene;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    this.#shown = untrack(() => (scene.witnessed && !still ? 0 : 99));
    $effect(() => {
      if (this.done) return;
      const timer = setInterval(() => (this.#shown += 1), tempo.paced(BEAT_MS));
      return () => clearInterval(timer);
    });
    $effect.pre(() => {
      scene.counting = !this.done;
      return () => (scene.counting = false);
    });
  }

  skip(): void {
    this.#shown = this.#beats.length;
  }

  /** Whether a part of a row has been counted: one player's contraband, the crowns of one good. */
  counts(step: Step, of: number | string): boolean {
    return this.#told.some((beat) => beat.step === step && (beat.of === undefined || beat.of === of));
  }

  points(score: Counted, step: Step): number {
    if (step === 'crowns') {
      const counted = Object.entries(score.crowns).filter(([good]) => this.counts('crowns', good));
      return counted.reduce((sum, [, crown]) => sum + crown, 0);
    }
    return step !== 'contraband' || this.counts(step, score.seat) ? score[step] : 0;
  }

  total(score: Counted): number {
    return this.done ? score.total : this.rows.reduce((sum, step) => sum + this.points(score, step), 0);
  }

  /** Faces know only what has been counted. */
  mood(score: Counted): Mood {
    if (this.done) return score.rank === 1 ? 'smug' : 'calm';
    const totals = this.scores.map((one) => this.total(one));
    if (Math.max(...totals) === Math.min(...totals)) return 'calm';
    return this.total(score) === Math.max(...totals) ? 'amused' : 'nervous';
  }
}
