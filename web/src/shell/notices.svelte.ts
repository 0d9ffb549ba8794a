/** Short notices: what was done, what went wrong. */

import { explain } from '../i18n/errors';
import { Refusal } from '../wire/api';

export type Kind = 'news' | 'warning';
type Notice = { id: number; text: string; kind: Kind };

/** Long enough to read twice, slowly. */
const READING = { least: 6000, perLetter: 90 };
const MAX_NOTICES = 3;

class Notices {
  list: Notice[] = $state.raw([]);
  /** The open dialogs, the topmost last. Notices are shown in it, since everything around a modal dialog is inert. */
  dialogs: symbol[] = $state.raw([]);
  #last = 0;
  #timers = new Map<number, ReturnType<typeof setTimeout>>();

  add(text: string, kind: Kind): void {
    for (const notice of this.list) if (notice.text === text) this.dismiss(notice.id);
    const notice = { id: ++this.#last, text, kind };
    this.list = [...this.list, notice].slice(-MAX_NOTICES);
    this.letGo(notice);
  }

  dismiss(id: number): void {
    this.hold(id);
    this.list = this.list.filter((notice) => notice.id !== id);
  }

  /** Keeps a notice while it is being read. */
  hold(id: number): void {
    clearTimeout(this.#timers.get(id));
    this.#timers.delete(id);
  }

  letGo(notice: Notice): void {
    this.hold(notice.id);
    const time = READING.least + READING.perLetter * notice.text.length;
    this.#timers.set(
      notice.id,
      setTimeout(() => this.dismiss(notice.id), time),
    );
  }
}

export const notices = new Notices();

export function notify(text: string, kind: Kind = 'news'): void {
  notices.add(text, kind);
}

/** Something was refused, and the reason is already shown. */
export class AlreadyReported extends Error {}

/** Shows what went wrong in the reader's language. Bugs are also logged to the console. */
export function reportError(error: unknown, name?: (seat: number) => string): void {
  if (error instanceof AlreadyReported) return;
  if (!(error instanceof Refusal)) console.error(error);
  notify(explain(error, name), 'warning');
}

/** Runs something and shows why it failed, with seats called by name. Returns whether it succeeded. */
export async function attempt(task: () => Promise<unknown>, name?: (seat: number) => string): Promise<boolean> {
  try {
    await task();
    return true;
  } catch (error) {
    reportError(error, name);
    return false;
  }
}
