/** Stores the commitments received before the deals, to check the seeds revealed at the end. */

const KEPT = 'nottingham.commitments';
const MAX_COMMITMENTS = 200;

function kept(): [string, string][] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '[]');
    return Array.isArray(read) ? (read as [string, string][]) : [];
  } catch {
    return [];
  }
}

/** Stores the commitment of a game; the first one counts. */
export function saveCommitment(game: string, commitment: string): void {
  const all = kept();
  if (all.some(([other]) => other === game)) return;
  try {
    localStorage.setItem(KEPT, JSON.stringify([...all, [game, commitment]].slice(-MAX_COMMITMENTS)));
  } catch {
    // Storage is unavailable: the proof does without a stored commitment.
  }
}

export function savedCommitment(game: string): string | null {
  return kept().find(([other]) => other === game)?.[1] ?? null;
}
