/** Addresses of replays: a game, a step in it, and whose view is shown. */

export type Eyes = 'all' | 'spectator' | `${number}`;
export type Moment = { step: number; eyes: Eyes };

/** The address of a replay. */
export const replayLink = (game: string): string => `/replay/${encodeURIComponent(game)}`;

/** The address of one step; defaults are left out. */
export function momentLink(game: string, { step, eyes }: Moment): string {
  const query = new URLSearchParams();
  if (step) query.set('step', String(step));
  if (eyes !== 'all') query.set('eyes', eyes);
  return `${replayLink(game)}${query.size ? `?${query}` : ''}`;
}

/** The step and view in an address; invalid values are ignored. */
export function momentOf(search: string): Moment {
  const query = new URLSearchParams(search);
  const step = query.get('step') ?? '';
  const eyes = query.get('eyes') ?? '';
  return {
    step: /^\d{1,9}$/.test(step) ? Number(step) : 0,
    eyes: /^(spectator|[0-5])$/.test(eyes) ? (eyes as Eyes) : 'all',
  };
}
