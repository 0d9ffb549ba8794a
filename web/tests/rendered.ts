/** Renders the page's components in scenes of real games, from tests/support/page_scenes.py. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanup, render } from '@testing-library/svelte';
import { flushSync, tick, type Component } from 'svelte';
import { afterEach, expect, vi } from 'vitest';
import '../src/art/table';
import { later } from '../src/table/later.svelte';
import { Scene } from '../src/table/scene.svelte';
import type {
  ChairView,
  Event,
  GameStarted,
  Line,
  TableView,
  ServerMessage,
  View,
} from '../src/wire/generated/protocol';
import { Room } from '../src/wire/room.svelte';
import type { TableRequest } from '../src/wire/socket';
import InScene from './InScene.svelte';

type Eyes = number | 'spectator';
type Seen = { events: Event[]; view: View };
export const BOOK = JSON.parse(readFileSync(join(__dirname, 'scenes.json'), 'utf8')) as {
  beginnings: GameStarted[];
  scenes: Record<string, { began: number; seen: Record<string, Seen> }>;
  ends: Record<string, { began: number; view: View }>;
};

afterEach(cleanup);

// Components that are loaded later are there at once, in tests that render any.
if (typeof document !== 'undefined') await later.load();

export const NAMES = ['Ann', 'Ben', 'Cat', 'Dan', 'Eve', 'Fay'];

export type Setting = { host?: boolean; stage?: TableView['stage']; chairs?: Partial<ChairView>[]; lines?: Line[] };

/** A room in a scene, which records its requests. They are answered at once, unless a test sets `answer`. */
export class Harness {
  readonly requests: TableRequest[] = [];
  /** Signals that an offer is being composed, which are no part of `requests`. */
  readonly signals: boolean[] = [];
  /** The answer to the next request. */
  answer: () => Promise<number | undefined> = () => Promise.resolve(undefined);
  readonly room: Room;
  readonly scene: Scene;
  tell!: (message: ServerMessage) => void;
  /** Changes the props of the shown component. */
  change!: (props: Record<string, unknown>) => Promise<void>;

  constructor(began: GameStarted, { events, view }: Seen, setting: Setting = {}) {
    this.room = new Room('oak', null, (_, hear, linked) => {
      this.tell = hear;
      queueMicrotask(() => linked('open', null));
      return {
        request: (message) => {
          if (message.type === 'composing') {
            this.signals.push(message.composing ?? true);
            return Promise.resolve(undefined);
          }
          this.requests.push(message);
          return this.answer();
        },
        close: () => {},
      };
    });
    const { host = false, stage = 'playing', chairs = [], lines = [] } = setting;
    this.tell({
      type: 'welcome',
      table: {
        code: 'oak',
        stage,
        settings: { options: view.options },
        chairs: view.seats.map((_, seat) => ({ kind: 'person', name: NAMES[seat]!, present: true, ...chairs[seat] })),
        host: 0,
        commitment: '',
        paused: false,
        watching: 0,
        games: [],
      },
      you: { seat: view.seat, host },
      playing: {
        game: 'game',
        number: 1,
        version: 10,
        view,
        clock: {},
        moves: [
          { version: 0, at: 0, events: [began] },
          { version: 10, at: 10, events },
        ],
      },
      talk: lines,
      at: 0,
    });
    this.scene = new Scene(this.room);
  }

  /** Advances the game to another view. */
  turn(view: View, events: Event[] = []): void {
    const version = this.room.version + 1;
    this.tell({ type: 'moved', game: 'game', version, at: version, events, view, clock: {} });
  }

  show<Props extends Record<string, unknown>>(part: Component<Props>, props?: Props): HTMLElement {
    const shown = { scene: this.scene, part: part as Component<Record<string, unknown>>, given: props ?? {} };
    const { container, rerender } = render(InScene, { props: shown });
    this.change = (given) => rerender({ given });
    return container;
  }

  /** The only move that was sent. */
  get action(): unknown {
    expect(this.requests).toHaveLength(1);
    const [message] = this.requests;
    return message!.type === 'act' ? message!.action : message;
  }
}

/** A seat's view of a scene. */
export function viewOf(name: string, eyes: Eyes): View {
  return structuredClone(BOOK.scenes[name]!.seen[String(eyes)]!.view);
}

export function inScene(name: string, eyes: Eyes, setting?: Setting): Harness {
  const { began, seen } = BOOK.scenes[name]!;
  return new Harness(BOOK.beginnings[began]!, seen[String(eyes)]!, setting);
}

/** A finished game, with changes to its view. */
export function ended(name: string, setting?: Setting, different: Partial<View> = {}): Harness {
  const { began, view } = BOOK.ends[name]!;
  const seen = { events: [], view: { ...view, ...different } };
  return new Harness(BOOK.beginnings[began]!, seen, { stage: 'over', ...setting });
}

const labelOf = (one: Element): string => one.getAttribute('aria-label') ?? says(one);

/** The buttons with a name. (Queries by role compute styles, which is slow.) */
export const buttons = (name: string | RegExp): HTMLButtonElement[] =>
  [...document.querySelectorAll('button')].filter((one) =>
    typeof name === 'string' ? labelOf(one) === name : name.test(labelOf(one)),
  );

export function button(name: string | RegExp): HTMLButtonElement {
  const found = buttons(name);
  if (found.length !== 1) throw new Error(`${found.length} buttons ${name} in ${document.body.innerHTML}`);
  return found[0]!;
}

/** The element with this label. */
export function labelled(label: string, within: ParentNode = document): HTMLElement {
  const [found] = [...within.querySelectorAll<HTMLElement>('[aria-label]')].filter((one) => labelOf(one) === label);
  if (!found) throw new Error(`nothing is labelled ${label} in ${document.body.innerHTML}`);
  return found;
}

/** Clicks an element; disabled ones ignore it. */
export async function press(one: HTMLElement): Promise<void> {
  one.click();
  await tick();
}

/** All text of an element, including text for screen readers. */
export const says = (place: Element | null): string => place!.textContent!.replace(/\s+/g, ' ').trim();

/** The buttons in a place, without what can be thrown. */
export const pressable = (place: HTMLElement): string[] =>
  [...place.querySelectorAll('button:not([data-throw])')].map((one) => says(one));

/** How long the buttons of an offer or a bag can't be pressed after they have come. */
export const ARMING = 700;

/** Advances the fake timers. */
export function pass(ms: number): void {
  vi.advanceTimersByTime(ms);
  flushSync();
}

/** Waits for pending promises. */
export async function settle(): Promise<void> {
  for (let time = 0; time < 5; time += 1) await tick();
  flushSync();
}
