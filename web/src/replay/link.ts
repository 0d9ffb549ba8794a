/** Addresses of replays: a game, a moment in it, and whose eyes see it. */

export type Eyes = 'all' | 'spectator' | `${number}`;
export type Moment = { step: number; eyes: Eyes };

/** Where a finished game can be looked at again. */
export const replayLink = (game: string): string => `/replay/${encodeURIComponent(game)}`;

/** The same at one moment of it. What is usual is left out. */
export function momentLink(game: string, { step, eyes }: Moment): string {
  const query = new URLSearchParams();
  if (step) query.set('step', String(step));
  if (eyes !== 'all') query.set('eyes', eyes);
  return `${replayLink(game)}${query.size ? `?${query}` : ''}`;
}

/** The moment that an address speaks of; nonsense in it is as good as nothing. */
export function momentOf(search: string): Moment {
  const query = new URLSearchParams(search);
  const step = query.get('step') ?? '';
  const eyes = query.get('eyes') ?? '';
  return {
    step: /^\d{1,9}$/.test(step) ? Number(step) : 0,
    eyes: /^(spectator|[0-5])$/.test(eyes) ? (eyes as Eyes) : 'all',
  };
}
