/** The coach of one lesson: the current step, the steps read, and whether the learner was already questioned. */

import type { Args } from '../i18n/index.svelte';
import type { Scene } from '../table/scene.svelte';
import type { TableRequest } from '../wire/socket';
import type { Room } from '../wire/room.svelte';
import { Pace, type Reading } from './pace';
import { byRound, LEARNER, LessonView } from './lessonView';
import { mark, progress, stepFor, type Step } from './steps';

const KEPT = 'nottingham.lesson.read';

export class Coach implements Reading {
  readonly pace = new Pace(this);
  room: Room | null = $state.raw(null);
  /** What the learner has picked, once the table is shown. */
  scene: Scene | null = $state.raw(null);
  /** By game, so that another chapter starts afresh. */
  #read: { game: string | null; marks: ReadonlySet<string> } = $state.raw(kept());
  /** The step at which the learner was questioned. */
  #insisted: string | null = $state(null);

  #reached = 1;

  #rounds = $derived(byRound(this.room?.chronicle ?? []));
  #marks = $derived(this.#read.game === this.room?.game ? this.#read.marks : new Set<string>());

  lesson: LessonView | null = $derived.by(() => {
    const view = this.room?.view;
    const table = this.room?.table;
    if (!view || view.seat !== LEARNER || !table?.lesson) return null;
    const passed = !!table.chairs[LEARNER]?.passed;
    return new LessonView(table.lesson.chapter, view, this.#rounds, this.scene?.picked, this.scene?.draft, passed);
  });
  step: Step | null = $derived(this.lesson && stepFor(this.lesson, this.#marks));
  args: Args = $derived((this.lesson && this.step?.args?.(this.lesson)) ?? {});
  points: string[] = $derived((this.lesson && this.step?.points?.(this.lesson)) ?? []);
  /** The learner's progress; steps outside the planned order don't count. */
  progress: number = $derived.by(() => {
    this.#reached = (this.step && progress(this.step)) ?? this.#reached;
    return this.#reached;
  });
  /** Whether the learner has just tried another action. */
  nudges: boolean = $derived(this.#insisted !== null && this.#insisted === this.#place);

  get #place(): string | null {
    return this.step && `${this.step.like ?? this.step.id}-${this.lesson?.round}`;
  }

  get #key(): string | null {
    return this.lesson && this.step ? mark(this.step, this.lesson) : null;
  }

  held(): boolean {
    return !!this.step?.read;
  }

  /** The step was read. */
  next(): void {
    const key = this.#key;
    if (!this.step?.read || !key || !this.room) return;
    this.#read = { game: this.room.game, marks: new Set([...this.#marks, key]) };
    keep(this.#read);
    this.pace.go();
  }

  /** Questions an unexpected action once, then allows it. */
  lets(message: TableRequest): boolean {
    // Acting counts as having read the step.
    if (message.type === 'act' || message.type === 'pass') while (this.step?.read) this.next();
    if (message.type !== 'act' || !this.step?.wants || this.step.wants(message.action) || this.nudges) return true;
    this.#insisted = this.#place;
    return false;
  }
}

function kept(): { game: string | null; marks: ReadonlySet<string> } {
  try {
    const { game, marks } = JSON.parse(localStorage.getItem(KEPT) ?? '{}') as { game?: string; marks?: string[] };
    return { game: game ?? null, marks: new Set(Array.isArray(marks) ? marks : []) };
  } catch {
    return { game: null, marks: new Set() };
  }
}

function keep({ game, marks }: { game: string | null; marks: ReadonlySet<string> }): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify({ game, marks: [...marks] }));
  } catch {
    // Storage is unavailable: steps are shown again after a reload.
  }
}
