/** The game as this seat sees it, with names, looks and goods, and what is currently picked. */

import { getContext, setContext, type Snippet } from 'svelte';
import { t, words } from '../i18n/index.svelte';
import { CHARGES, COLOURS, type Charge, type Colour } from '../identity/looks';
import { attempt } from '../shell/notices.svelte';
import type { Action, ChairView, Good, Prompt, View } from '../wire/generated/protocol';
import type { TableRequest } from '../wire/socket';
import type { Mood, Room } from '../wire/room.svelte';
import { added, sizeOf, type Cards } from './cards';
import type { Draft, Party } from './draft.svelte';
import type { Guesses } from './guesses.svelte';
import { handOnly } from './handOnly.svelte';
import { low, narrow } from './space.svelte';
import type { BagView } from './stage';

export type Side = 'left' | 'right';

const KEY = Symbol('scene');
const NO_PROMPT: Prompt = {};

/** The source of a scene: a room, or a replay with the same interface. */
export type Source = Pick<
  Room,
  | 'view'
  | 'goods'
  | 'crowns'
  | 'chronicle'
  | 'game'
  | 'version'
  | 'table'
  | 'you'
  | 'lines'
  | 'moods'
  | 'gestures'
  | 'clock'
  | 'code'
  | 'act'
  | 'request'
>;

export class Scene {
  /** Picked cards of the hand: to set aside, or for the bag. */
  picked: Cards = $state.raw({});
  /** The piles from which the next cards are taken, in order. */
  #takes: readonly Side[] = $state.raw([]);
  /** The bag that was chosen for the stage, with its status then, and whether it stays when it is opened. */
  chosenBag: {
    bag: number;
    round: number;
    status: BagView['status'];
    opened: boolean;
  } | null = $state.raw(null);
  /** A bag that was settled a moment ago, and stays on stage for now. */
  lingering: number | null = $state(null);
  /** The candle at the gate: what it was lit for, and the most time that was left. Another bag on stage doesn't relight it. */
  #candle = $state.raw({ lit: '', whole: 1 });
  /** The offer being composed, if any. */
  draft: Draft | null = $state.raw(null);
  /** Whether a move of this seat is pending. */
  acting = $state(false);

  /** Whether the game ended while the page was open: then the end is shown step by step. */
  witnessed = $state(false);

  /** Whether points are being counted step by step. Until that is done, nothing may show what stands hide. */
  counting = $state(false);

  /** Whether this is a screen for all in the room. */
  forAll = false;

  /** Whether several people pass this device around. */
  shared = false;

  /** Extra content for each bag at the gate, set by a replay. */
  aside: Snippet<[number]> | null = null;

  /** What this seat guesses about bags, where people play or watch. */
  guesses: Guesses | null = null;

  constructor(readonly room: Source) {}

  get view(): View {
    return this.room.view!;
  }

  /** Whether the deal sheet covers the table, as on a phone: then what lies below can't be pressed. */
  get covered(): boolean {
    return narrow.current && this.draft !== null;
  }

  /** Whether only what is this seat's own is shown, because a screen in the room shows the rest. */
  get handOnly(): boolean {
    return this.seat !== null && this.view.phase !== 'over' && handOnly.at(this.room.code);
  }

  /** Puts a bag on stage. Without `opened` it leaves when it is settled. */
  choose(bag: number, { opened = true } = {}): void {
    const status = this.view.seats[bag]?.bag?.status;
    if (status) this.chosenBag = { bag, round: this.view.round, status, opened };
  }

  /** The bag that an officer deals with stays on stage until it is settled, whatever else waits for an answer. */
  dealWith(bag: number | null): void {
    if (this.officer && bag !== null) this.choose(bag, { opened: false });
  }

  /** Nobody's own at the end on a shared device: everyone there looks at it together. */
  get seat(): number | null {
    return this.shared && this.view.phase === 'over' ? null : this.view.seat;
  }

  get prompt(): Prompt {
    return this.view.prompt ?? NO_PROMPT;
  }

  get goods(): Map<string, Good> {
    return this.room.goods;
  }

  good(name: string): Good {
    return this.goods.get(name) ?? { name, kind: 'legal', copies: 0, value: 0, penalty: 0, counts_as: null };
  }

  /** Goods that can't be declared: contraband and royal goods. */
  get hiddenGoods(): Good[] {
    return [...this.goods.values()].filter((good) => good.kind !== 'legal' && good.copies > 0);
  }

  /** The mean penalty of those goods: a guess for a card that this seat may not see. */
  get hiddenPenalty(): number {
    const goods = this.hiddenGoods;
    const copies = goods.reduce((sum, good) => sum + good.copies, 0);
    return goods.reduce((sum, good) => sum + good.copies * good.penalty, 0) / (copies || 1);
  }

  get legalGoods(): Good[] {
    return [...this.goods.values()].filter((good) => good.kind === 'legal' && good.copies > 0);
  }

  get hand(): Cards {
    const own = this.seat === null ? null : this.view.seats[this.seat];
    return own && typeof own.hand === 'object' ? own.hand : {};
  }

  get officer(): boolean {
    return this.seat !== null && this.view.officers.includes(this.seat);
  }

  /** Whether this seat's own bag is still at the gate, so that its owner has something to talk about. */
  get bargains(): boolean {
    return this.seat !== null && this.view.seats[this.seat]?.bag?.status === 'held';
  }

  /** Whether bags are at the gate, when hands are not for choosing. */
  get atGate(): boolean {
    return !['market', 'load', 'over'].includes(this.view.phase);
  }

  /** Whether there are many players at the gate and the window is low: then the hand takes one line. */
  get crowded(): boolean {
    return low.current && this.atGate && this.others.length > 3;
  }

  /** Whether this seat may guess about a bag: it can neither see into it nor decide about it. */
  guessable(bag: number): boolean {
    const about = this.view.seats[bag]?.bag;
    const idle = this.view.phase === 'inspect' && !this.officer && !this.room.table?.lesson;
    return idle && bag !== this.seat && about?.status === 'held' && !!about.declared && !about.cards;
  }

  get deputies(): boolean {
    return this.view.officers.length > 1;
  }

  /** The other seats in order, beginning to the left of this one. */
  get others(): number[] {
    const seats = this.view.seats.map((_, seat) => seat);
    const from = this.seat === null ? 0 : this.seat + 1;
    return [...seats.slice(from), ...seats.slice(0, from)].filter((seat) => seat !== this.seat);
  }

  chair(seat: number): ChairView | undefined {
    return this.room.table?.chairs[seat];
  }

  name(seat: number): string {
    const chair = this.chair(seat);
    return chair ? playerName(chair) : (this.view.seats[seat]?.name ?? '');
  }

  /** The name of a side of a deal. */
  party(party: Party): string {
    return party === 'deputies' ? t('word-deputies') : this.name(party);
  }

  /** The introduction of what a side gives: “Ann gives”, “You give”. */
  gives(party: Party): string {
    if (party === this.seat) return t('offer-you-give');
    return t('offer-gives', { name: this.party(party), count: party === 'deputies' ? 2 : 1 });
  }

  colour(seat: number): Colour {
    return (this.chair(seat)?.colour as Colour) || COLOURS[seat]!;
  }

  charge(seat: number): Charge {
    return (this.chair(seat)?.charge as Charge) || CHARGES[seat]!;
  }

  isBot(seat: number): boolean {
    const chair = this.chair(seat);
    return chair?.kind === 'bot';
  }

  /** The character of a bot, if it is one. */
  character(seat: number): string {
    return this.chair(seat)?.bot?.split(':')[0] ?? '';
  }

  /** How a bot looks, or the face that a person has pulled. */
  mood(seat: number): Mood | undefined {
    return this.room.you.muted?.includes(seat) ? undefined : this.room.moods[String(seat)];
  }

  /** The length of the whole candle, in milliseconds; 0 if it isn't lit for this. */
  candle(lit: string): number {
    return this.#candle.lit === lit ? this.#candle.whole : 0;
  }

  light(lit: string, limit: number): void {
    if (limit > this.candle(lit)) this.#candle = { lit, whole: limit };
  }

  pick(good: string, most: number): void {
    if (sizeOf(this.picked) < most && (this.picked[good] ?? 0) < (this.hand[good] ?? 0)) {
      this.picked = added(this.picked, good);
    }
  }

  unpick(good: string): void {
    if (this.picked[good]) this.picked = added(this.picked, good, -1);
  }

  /** How many cards the picked ones will be replaced with. */
  get draws(): number {
    const swap = this.prompt.swap;
    return swap ? Math.max(0, swap.draw_to - (sizeOf(this.hand) - sizeOf(this.picked))) : 0;
  }

  get takes(): readonly Side[] {
    return this.#takes.slice(0, this.draws);
  }

  set takes(sides: readonly Side[]) {
    this.#takes = sides;
  }

  unpickAll(): void {
    this.picked = {};
    this.takes = [];
  }

  /** Makes a move. A refusal is explained, and picked cards stay picked. */
  async act(action: Action): Promise<boolean> {
    if (this.acting) return false;
    this.acting = true;
    try {
      return await attempt(
        () => this.room.act(action),
        (seat) => this.name(seat),
      );
    } finally {
      this.acting = false;
    }
  }

  request(message: TableRequest): Promise<boolean> {
    return attempt(
      () => this.room.request(message),
      (seat) => this.name(seat),
    );
  }
}

/** A player's name; bots have names in the reader's language. */
export function playerName(chair: Pick<ChairView, 'bot' | 'name'>): string {
  const bot = chair.bot?.split(':')[0] ?? '';
  return words.has(`bot-${bot}`) ? t(`bot-${bot}`) : (chair.name ?? '');
}

export const setScene = (scene: Scene): Scene => setContext(KEY, scene);
export const useScene = (): Scene => getContext<Scene>(KEY);
