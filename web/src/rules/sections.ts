/**
 * The structure of the rules text: its paragraphs, and the games in which each of them applies.
 * The texts are in rules.ftl: `rules-market-4` is the fourth paragraph of the section `market`.
 */

import type { IconName } from '../art/icons';
import type { Args } from '../i18n/index.svelte';
import type { Options, View } from '../wire/generated/protocol';
import FACTS from './facts.json';

export type Edition = 'first' | 'second';
/** The optional rules, named as in the options; `six` stands for the deputies. */
export const EXTRAS = [
  'royal_goods',
  'black_market',
  'six',
  'open_trade',
  'time_limit',
  'removed_cards',
  'seven_card_hand',
  'packs',
] as const;
export type Extra = (typeof EXTRAS)[number];
/** Only in the second edition. */
const OF_THE_SECOND: readonly Extra[] = ['black_market', 'six'];

/** When a paragraph applies: in one edition, with one extra, or for a number of players; null for always. */
export type Where = Edition | Extra | 'three' | 'sheriff';
export type Kind = 'text' | 'item' | 'step';
type Paragraph = { section: SectionId; number: number; kind: Kind; where: Where | null };
export type Section = { id: SectionId; icon: IconName; where: Where | null; paragraphs: Paragraph[] };

type Sketch = Where | 'item' | 'step' | '' | ['item', Where];

const SKETCHES = {
  about: ['sheriff', '', '', '', ''],
  goods: ['crate', '', 'item', 'item', ['item', 'royal_goods'], 'three'],
  setup: ['deck', '', 'sheriff', 'first', 'second'],
  round: ['again', 'step', 'step', 'step', 'step', 'step', '', 'sheriff', 'six'],
  market: ['stall', '', 'first', 'second', 'first', 'first', 'second', '', 'first', 'second', ''],
  load: ['bag', '', '', ''],
  declare: ['speech', '', '', '', 'royal_goods', 'three'],
  inspect: ['gate', '', 'item', 'item', 'item', 'royal_goods', 'first', 'second'],
  deals: ['handshake', '', '', 'item', 'item', 'item', 'item', 'item', 'item', '', '', '', '', '', 'open_trade'],
  lies: ['broken-seal', '', '', ''],
  favours: ['ribbon', '', 'item', 'item', 'item', ''],
  debts: ['purse', '', '', '', '', ''],
  end: ['moon', '', 'six'],
  scoring: ['trophy', '', 'item', 'item', 'item', ['item', 'black_market'], '', 'royal_goods', '', ''],
  royal: ['king', '', '', 'packs'],
  black_market: ['booty', '', '', '', '', '', ''],
  deputies: ['deputy', '', '', '', 'item', 'item', 'item', '', ''],
  variants: ['dice', 'time_limit', 'removed_cards', 'seven_card_hand', 'open_trade', 'packs'],
  clocks: ['hourglass', '', '', '', ''],
  secrets: ['eye', 'item', 'item', 'item', 'item', ''],
  shuffles: ['shuffle', '', '', ''],
} satisfies Record<string, [IconName, ...Sketch[]]>;
export type SectionId = keyof typeof SKETCHES;

/** Sections that apply only to some games. */
const WHOLE: Partial<Record<SectionId, Extra>> = {
  royal: 'royal_goods',
  black_market: 'black_market',
  deputies: 'six',
};

export const SECTIONS: readonly Section[] = (Object.keys(SKETCHES) as SectionId[]).map((id) => {
  const [icon, ...sketches] = SKETCHES[id] as [IconName, ...Sketch[]];
  const paragraphs = sketches.map((sketch, place): Paragraph => {
    const [kind, where] = Array.isArray(sketch) ? sketch : drawn(sketch);
    return { section: id, number: place + 1, kind, where };
  });
  return { id, icon, where: WHOLE[id] ?? null, paragraphs };
});

function drawn(sketch: Exclude<Sketch, unknown[]>): [Kind, Where | null] {
  if (sketch === 'item' || sketch === 'step') return [sketch, null];
  return ['text', sketch || null];
}

/** A way to play, as far as the rules differ; `players` is optional. */
export type Game = { edition: Edition; extras: ReadonlySet<Extra>; players?: number };

/** The way to play that a game's options describe. */
export function gameOf(options: Options): Game {
  const extras = EXTRAS.filter((extra) => {
    if (extra === 'six') return options.players === 6;
    if (extra === 'packs') return (options.packs?.length ?? 0) > 0;
    return options[extra];
  });
  return { edition: options.edition ?? 'second', extras: new Set(extras), players: options.players };
}

/** The extras of an edition. */
export const extrasOf = (edition: Edition): Extra[] =>
  EXTRAS.filter((extra) => edition === 'second' || !OF_THE_SECOND.includes(extra));

/** Whether something applies to a game; without a game everything does. */
export function holds(where: Where | null, game: Game | null): boolean {
  if (where === null || game === null) return true;
  if (where === 'first' || where === 'second') return game.edition === where;
  if (where === 'three') return game.players === undefined ? !game.extras.has('six') : game.players === 3;
  if (where === 'sheriff') return !game.extras.has('six');
  return game.extras.has(where) && extrasOf(game.edition).includes(where);
}

/** The sections and paragraphs that apply to a game. */
export function readable(game: Game | null): Section[] {
  return SECTIONS.filter(({ where }) => holds(where, game))
    .map((section) => ({ ...section, paragraphs: section.paragraphs.filter(({ where }) => holds(where, game)) }))
    .filter(({ paragraphs }) => paragraphs.length > 0);
}

/** The numbers in the text, for a game; tests/page/test_rules_in_the_page.py checks them. */
export function factsOf(game: Game | null): Args {
  const seven = game?.extras.has('seven_card_hand') ?? false;
  return { ...FACTS, hand: seven ? FACTS.hand_seven : FACTS.hand_six };
}

const BY_PHASE: Record<View['phase'], SectionId> = {
  market: 'market',
  load: 'load',
  declare: 'declare',
  inspect: 'deals',
  debt: 'debts',
  place: 'inspect',
  claim: 'black_market',
  share: 'deputies',
  over: 'scoring',
};

/** The section to open for the current phase. */
export const sectionFor = (view: Pick<View, 'phase'>): SectionId => BY_PHASE[view.phase];
