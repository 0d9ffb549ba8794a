/** The engine in `.venv`: the referee process, which judges what the page allows, and other programs. */

import { execFileSync, spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Action, Event, Options, View } from '../src/wire/generated/protocol';

const ROOT = join(__dirname, '..', '..');

function installed(name: string): string {
  const binary = [`.venv/bin/${name}`, `.venv/Scripts/${name}.exe`].map((path) => join(ROOT, path)).find(existsSync);
  if (!binary) throw new Error('The rules are not installed: run `make .venv/dev`.');
  return binary;
}

/** What a Python module prints as JSON. */
export function printedBy<Printed>(module: string): Printed {
  const options = { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 26 } as const;
  return JSON.parse(execFileSync(installed('python'), ['-m', module], options)) as Printed;
}

type Told = { ok: true; events: Event[]; to_act: number[] };
type Refused = { ok: false; error: string; message: string; code?: string };

export class Referee {
  readonly #process: ChildProcessWithoutNullStreams;
  readonly #waiting: ((answer: string) => void)[] = [];

  constructor() {
    this.#process = spawn(installed('nottingham'), ['referee']);
    this.#process.stderr.pipe(process.stderr);
    createInterface({ input: this.#process.stdout }).on('line', (line) => this.#waiting.shift()!(line));
  }

  close(): void {
    this.#process.stdin.end();
  }

  deal(options: Partial<Options> & { players: number }, seed: number, names?: string[]): Promise<Told> {
    return this.#ask({ new: options, seed, ...(names && { names }) });
  }

  act(seat: number | null, action: Action | object, as?: number | null): Promise<Told | Refused> {
    return this.#ask({ seat, action, ...(as !== undefined && { as }) });
  }

  async view(seat: number | null): Promise<View> {
    return (await this.#ask<{ view: View }>({ view: seat })).view;
  }

  async sample(seat: number, seed: number): Promise<Action> {
    return (await this.#ask<{ action: Action }>({ sample: seat, seed })).action;
  }

  #ask<Answer>(question: object): Promise<Answer> {
    return new Promise((resolve) => {
      this.#waiting.push((answer) => resolve(JSON.parse(answer) as Answer));
      this.#process.stdin.write(`${JSON.stringify(question)}\n`);
    });
  }
}

export type Golden = { options: Options; seed: number; moves: { seat: number | null; action: Action }[] };

/** A golden game: its options and its moves. */
export function golden(name: string): Golden {
  const text = readFileSync(join(ROOT, 'tests', 'playthroughs', 'games', `${name}.txt`), 'utf8');
  const after = (word: string) => new RegExp(`^${word}(.*)$`, 'm').exec(text)![1]!;
  return {
    options: JSON.parse(after('options: ')) as Options,
    seed: Number(after('seed: ')),
    moves: [...text.matchAll(/^> (\w+) (.*)$/gm)].map(([, seat, action]) => ({
      seat: seat === 'clock' ? null : Number(seat),
      action: JSON.parse(action!) as Action,
    })),
  };
}

/** Seeded random numbers. */
export function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}
