/**
 * Scores a game played on a real table (R10.2 to R10.5). The only place where the page implements a rule; a test compares
 * it with the engine (tests/support/companion_sheets.py).
 */

export type Good = {
  name: string;
  kind: string;
  value: number;
  counts_as: { good: string; count: number } | null;
};
export type Crown = { good: string; king: number; queen: number };
/** A player's final stand; `market` is the value of the black market cards. */
export type Stand = { gold: number; market: number; goods: Readonly<Record<string, number>> };
export type Score = {
  total: number;
  gold: number;
  legal: number;
  contraband: number;
  black_market: number;
  /** King's and Queen's points by good. */
  crowns: Record<string, number>;
  king_of: string[];
  queen_of: string[];
  legal_cards: number;
  contraband_cards: number;
  rank: number;
};
/** What decided the game: points, legal goods, contraband, or nothing. */
type Verdict = { winners: number[]; by: 'points' | 'legal' | 'contraband' | 'shared' };

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

export function score(stands: readonly Stand[], goods: readonly Good[], crowns: readonly Crown[]): Score[] {
  const scores = stands.map((stand) => unranked(stand, goods));
  for (const crown of crowns) {
    const { kings, queens } = crowned(stands.map((stand) => countTowards(crown.good, stand, goods)));
    // Tied for King: King plus Queen is shared, and there is no Queen (R10.4).
    const forKing = kings.length > 1 ? Math.floor((crown.king + crown.queen) / kings.length) : crown.king;
    const forQueen = Math.floor(crown.queen / queens.length);
    for (const seat of kings) {
      scores[seat]!.king_of.push(crown.good);
      scores[seat]!.crowns[crown.good] = forKing;
    }
    for (const seat of queens) {
      scores[seat]!.queen_of.push(crown.good);
      scores[seat]!.crowns[crown.good] = forQueen;
    }
  }
  for (const one of scores) one.total += sum(Object.values(one.crowns));
  for (const one of scores) one.rank = 1 + scores.filter((other) => compare(other, one) > 0).length;
  return scores;
}

/** The winners, and what decided between them and the next (R10.5). */
export function verdict(scores: readonly Score[]): Verdict {
  const winners = scores.flatMap(({ rank }, seat) => (rank === 1 ? [seat] : []));
  const best = scores[winners[0]!]!;
  const tied = scores.filter(({ total }) => total === best.total);
  if (winners.length > 1) return { winners, by: 'shared' };
  if (tied.length === 1) return { winners, by: 'points' };
  const level = tied.filter(({ legal_cards }) => legal_cards === best.legal_cards);
  return { winners, by: level.length === 1 ? 'legal' : 'contraband' };
}

/** The count of a legal good on a stand, royal goods included (R1.2). */
function countTowards(crowned: string, stand: Stand, goods: readonly Good[]): number {
  return sum(
    goods.map(({ name, counts_as }) => {
      const each = counts_as ? (counts_as.good === crowned ? counts_as.count : 0) : name === crowned ? 1 : 0;
      return each * (stand.goods[name] ?? 0);
    }),
  );
}

/** The Kings and Queens; nobody without any of the good (R10.4). */
function crowned(counts: readonly number[]): { kings: number[]; queens: number[] } {
  const having = (count: number) => counts.flatMap((other, seat) => (count > 0 && other === count ? [seat] : []));
  const most = Math.max(...counts);
  const kings = having(most);
  const second = Math.max(0, ...counts.filter((count) => count < most));
  return { kings, queens: kings.length === 1 ? having(second) : [] };
}

function unranked(stand: Stand, goods: readonly Good[]): Score {
  const heap = (legal: boolean) => goods.filter(({ kind }) => (kind === 'legal') === legal);
  const worth = (some: readonly Good[]) => sum(some.map(({ name, value }) => value * (stand.goods[name] ?? 0)));
  const size = (some: readonly Good[]) => sum(some.map(({ name }) => stand.goods[name] ?? 0));
  const [open, hidden] = [heap(true), heap(false)];
  const [legal, contraband] = [worth(open), worth(hidden)];
  return {
    total: stand.gold + legal + contraband + stand.market,
    gold: stand.gold,
    legal,
    contraband,
    black_market: stand.market,
    crowns: {},
    king_of: [],
    queen_of: [],
    legal_cards: size(open),
    contraband_cards: size(hidden),
    rank: 0,
  };
}

/** Most points, then most legal cards, then most contraband cards (R10.5). */
function compare(one: Score, other: Score): number {
  return (
    one.total - other.total || one.legal_cards - other.legal_cards || one.contraband_cards - other.contraband_cards
  );
}
