/** Records from files: of the server, of a tournament, or plain lists of events. */

import { Refusal } from '../wire/api';

/** The server's limit for one record (src/nottingham/server/api/replays.py). */
export const MAX_RECORD = 2 * 2 ** 20;
/** The limit for a tournament's file, which holds many records. */
const MAX_FILE = 64 * 2 ** 20;

const unknown = () => new Refusal('malformed', 'record_unknown', 'This is no record of a game.');
const tooBig = () => new Refusal('too_big', 'record_too_big', 'This file is too big for a game.');

/** The records in a file, each as text for the server, which validates them. */
export async function recordsIn(file: Pick<Blob, 'size' | 'text'>): Promise<string[]> {
  if (file.size > MAX_FILE) throw tooBig();
  const text = (await file.text()).replace(/^\uFEFF/, '').trim();
  const records = split(text);
  if (!records.length) throw unknown();
  if (records.every((record) => new Blob([record]).size > MAX_RECORD)) throw tooBig();
  return records;
}

function split(text: string): string[] {
  if (text.startsWith('[')) return [`{"events":${text}}`];
  if (!text.startsWith('{')) return [];
  const lines = text.split('\n').filter((line) => line.trim());
  const first = parsed(lines[0]!);
  if (lines.length > 1 && first) {
    if ('events' in first) return lines;
    if ('type' in first) return [`{"events":[${lines.join(',')}]}`];
  }
  return [text];
}

function parsed(line: string): object | null {
  try {
    const read: unknown = JSON.parse(line);
    return typeof read === 'object' ? read : null;
  } catch {
    return null;
  }
}
