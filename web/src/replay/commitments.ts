/** The commitments that this browser heard before the deals: what a seed is held against that is told at the end. */

const KEPT = 'nottingham.commitments';
const MOST = 200;

function kept(): [string, string][] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '[]');
    return Array.isArray(read) ? (read as [string, string][]) : [];
  } catch {
    return [];
  }
}

/** Notes what was promised for a game, the first time it is heard. */
export function saveCommitment(game: string, commitment: string): void {
  const all = kept();
  if (all.some(([other]) => other === game)) return;
  try {
    localStorage.setItem(KEPT, JSON.stringify([...all, [game, commitment]].slice(-MOST)));
  } catch {
    // Then whoever wants to be sure writes it down.
  }
}

export function savedCommitment(game: string): string | null {
  return kept().find(([other]) => other === game)?.[1] ?? null;
}
