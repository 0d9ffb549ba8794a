/** The server's HTTP API. */

import type {
  BotView,
  ChangedPerson,
  Credentials,
  Fault,
  FileReplay,
  GameView,
  KeyView,
  Link,
  MyTable,
  NewLesson,
  NewPerson,
  NewTable,
  PackView,
  PlayedGame,
  LinkSecret,
  Redeem,
  Replay,
  PersonView,
  TableAnswer,
  TableCode,
  ResultTotals,
  ShortCode,
} from './generated/answers';
import type { Event } from './generated/protocol';

/** An error from the server or the network. The page has a text for each `code`. */
export class Refusal extends Error {
  constructor(
    readonly error: string,
    readonly code: string,
    message: string,
    readonly details: Record<string, string | number> = {},
  ) {
    super(message);
    this.name = 'Refusal';
  }
}

/** The server can't be reached at all. */
export const unreachable = () => new Refusal('unreachable', 'unreachable', 'The server cannot be reached.');

/** Sends a request; strings are sent as they are, everything else as JSON. */
async function ask<Answer>(
  method: string,
  path: string,
  secret: string | null,
  body?: unknown,
  signal: AbortSignal | null = null,
  read: 'json' | 'text' = 'json',
): Promise<Answer> {
  const headers: Record<string, string> = {};
  if (secret !== null) headers['authorization'] = `Bearer ${secret}`;
  if (body !== undefined) headers['content-type'] = 'application/json';
  let response: Response;
  try {
    const text = typeof body === 'string' ? body : body === undefined ? null : JSON.stringify(body);
    response = await fetch(path, { method, headers, body: text, signal });
    if (response.ok) return (response.status === 204 ? undefined : await response[read]()) as Answer;
  } catch {
    throw unreachable();
  }
  let fault: Fault;
  try {
    fault = (await response.json()) as Fault;
  } catch {
    throw response.status >= 500 ? unreachable() : new Refusal('malformed', 'malformed', response.statusText);
  }
  throw new Refusal(fault.error, fault.code, fault.message, fault.details as Record<string, string | number>);
}

export const api = {
  newPerson: (person: NewPerson) => ask<Credentials>('POST', '/api/people', null, person),
  me: (secret: string) => ask<PersonView>('GET', '/api/me', secret),
  changeMe: (secret: string, change: ChangedPerson) => ask<PersonView>('PATCH', '/api/me', secret, change),
  forgetMe: (secret: string) => ask<void>('DELETE', '/api/me', secret),
  myTables: (secret: string) => ask<MyTable[]>('GET', '/api/me/tables', secret),
  newTable: (secret: string, table: NewTable) => ask<TableAnswer>('POST', '/api/tables', secret, table),
  newLesson: (secret: string, lesson: NewLesson) => ask<TableAnswer>('POST', '/api/lessons', secret, lesson),
  table: (code: string, secret: string | null) =>
    ask<TableAnswer>('GET', `/api/tables/${encodeURIComponent(code)}`, secret),
  /** Six letters to join a table by; asking again keeps them alive. */
  shortCode: (table: string) => ask<ShortCode>('POST', `/api/tables/${encodeURIComponent(table)}/short-code`, null),
  tableByShortCode: (code: string) => ask<TableCode>('GET', `/api/short-codes/${encodeURIComponent(code)}`, null),
  /** All events of a finished game. */
  record: (game: string, secret: string | null) =>
    ask<{ events: Event[] }>('GET', `/api/games/${encodeURIComponent(game)}/record`, secret),
  /** The same as a file, byte for byte: its events are hashed as they are. */
  recordText: (game: string, secret: string | null) =>
    ask<string>('GET', `/api/games/${encodeURIComponent(game)}/record`, secret, undefined, null, 'text'),
  game: (game: string, secret: string | null) => ask<GameView>('GET', `/api/games/${encodeURIComponent(game)}`, secret),
  replay: (game: string, which: URLSearchParams, secret: string | null, signal: AbortSignal) =>
    ask<Replay>('GET', `/api/games/${encodeURIComponent(game)}/replay?${which}`, secret, undefined, signal),
  /** The same from the text of a record. */
  replayFile: (record: string, which: URLSearchParams, signal: AbortSignal | null = null) =>
    ask<FileReplay>('POST', `/api/replays?${which}`, null, record, signal),
  statistics: (secret: string) => ask<ResultTotals>('GET', '/api/me/statistics', secret),
  eraseStatistics: (secret: string) => ask<void>('DELETE', '/api/me/statistics', secret),
  keys: (secret: string) => ask<KeyView[]>('GET', '/api/me/keys', secret),
  revokeKey: (secret: string, key: number) => ask<void>('DELETE', `/api/me/keys/${key}`, secret),
  makeLink: (secret: string) => ask<Link>('POST', '/api/me/links', secret),
  linkOwner: (link: LinkSecret) => ask<PersonView>('POST', '/api/links/owner', null, link),
  redeem: (link: Redeem) => ask<Credentials>('POST', '/api/links', null, link),
  myGames: (secret: string) => ask<PlayedGame[]>('GET', '/api/me/games', secret),
  bots: () => ask<BotView[]>('GET', '/api/bots', null),
  packs: () => ask<PackView[]>('GET', '/api/packs', null),
};
