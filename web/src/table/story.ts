/** The story so far, in sentences, extended incrementally. */

import { words } from '../i18n/index.svelte';
import { Memory, sentencesFor } from '../i18n/log';
import { voiced, voicesLoaded, type Line } from '../i18n/talk';
import type { Event, Offer } from '../wire/generated/protocol';
import type { Scene, Source } from './scene.svelte';

export type Chapter = {
  version: number;
  at: number;
  round: number;
  /** How many of its sentences belong to the previous round. */
  before: number;
  sentences: string[];
  /** The end of the game: the sentences before `from` come before it, and `brief` says only who won. */
  end?: { from: number; brief: string[] } | undefined;
  /** What concerns this seat. */
  own?: string[];
  /** What bots said. */
  said: Line[];
};

/** The chapter without the end of the game, for as long as that must not be told. */
const untold = (chapter: Chapter): Chapter => ({
  ...chapter,
  sentences: chapter.sentences.slice(0, chapter.end?.from),
  end: undefined,
  said: chapter.end ? [] : chapter.said,
});

/** The story while points are counted: who won, and what bots say to that, comes after the count. */
export function unspoiled(chapters: Chapter[], counting: boolean): Chapter[] {
  const last = chapters.at(-1);
  if (!counting || !last?.end) return chapters;
  const before = chapters.slice(0, -1);
  return last.end.from ? [...before, untold(last)] : before;
}

export class Story {
  #chapters: Chapter[] = [];
  #memory = new Memory();
  #round = 0;
  #done = 0;
  #key = '';
  /** By number: each offer, and what was told of it. */
  #offers = new Map<number, { offer: Offer; told: string[] }>();

  constructor(private readonly scene: Scene) {}

  /** The whole story; the same list as long as nothing was added. */
  chapters(room: Pick<Source, 'game' | 'chronicle'>): Chapter[] {
    const key = `${words.language} ${voicesLoaded()} ${room.game}`;
    if (key !== this.#key || room.chronicle.length < this.#done) {
      this.#chapters = [];
      this.#memory = new Memory();
      this.#round = 0;
      this.#done = 0;
      this.#offers.clear();
      this.#key = key;
    }
    const fresh: Chapter[] = [];
    for (const { version, at, events, said = [] } of room.chronicle.slice(this.#done)) {
      const sentences: string[] = [];
      const own: string[] = [];
      let before = 0;
      let end: Chapter['end'];
      const settled = events.flatMap((event) =>
        event.type === 'bag_opened' || event.type === 'bag_handed_back' ? [event.bag] : [],
      );
      for (const event of events) {
        if (event.type === 'round_began') {
          this.#round = event.round;
          before = sentences.length;
        }
        // That offers for a bag end when it is settled is no news.
        const told = this.#fellWith(event, settled) ? [] : sentencesFor(event, this.scene, this.#memory);
        if (event.type === 'offer_made') this.#offers.set(event.offer.id, { offer: event.offer, told });
        if (event.type === 'game_ended') end = { from: sentences.length, brief: told.slice(event.scores.length, -1) };
        sentences.push(...told);
        if (concerns(event, this.scene.seat)) own.push(...told);
        this.#memory.note(event);
      }
      const lines = said.map((line) => ({ seat: line.seat, text: voiced(line) ?? '' })).filter(({ text }) => text);
      if (sentences.length) fresh.push({ version, at, round: this.#round, before, sentences, end, own, said: lines });
    }
    this.#done = room.chronicle.length;
    if (fresh.length) this.#chapters = [...this.#chapters, ...fresh];
    return this.#chapters;
  }

  /** What was told of an offer, once `chapters` has come to it. */
  ofOffer(id: number): string[] {
    return this.#offers.get(id)?.told ?? [];
  }

  /** Whether an offer fell because one of these bags was settled. */
  #fellWith(event: Event, settled: readonly number[]): boolean {
    if (event.type !== 'offer_fell') return false;
    return !!this.#offers.get(event.offer)?.offer.pledges.some(({ bag }) => settled.includes(bag));
  }
}

/** Whether a seat acts in an event, or something is done to it. */
function concerns(event: Event, seat: number | null): boolean {
  if (seat === null) return false;
  switch (event.type) {
    case 'offer_made':
      return [event.offer.from, event.offer.to, ...event.offer.needs].includes(seat);
    case 'deal_struck':
      return [event.deal.from, ...event.deal.needs].includes(seat);
    case 'bag_opened':
    case 'bag_handed_back':
      return event.bag === seat || event.by.includes(seat);
    case 'debt_paid':
      return event.by === seat || event.to === seat;
    case 'fell_short':
      return event.seat === seat || event.to.includes(seat);
    default:
      return 'seat' in event && event.seat === seat;
  }
}
