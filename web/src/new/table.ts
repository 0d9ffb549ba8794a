/** The settings of a new table, complete and limited to what can be played. */

import type { Options, Settings } from '../wire/generated/protocol';

export type FullSettings = Required<Settings> & { options: Required<Options> };

export const PLAYERS = [3, 4, 5, 6] as const;
/** Six players need the deputies of the second edition. */
export const MAX_IN_FIRST = 5;

/** Whether the host names the first sheriff. Six players have deputies, who are always drawn. */
export const namesSheriff = ({ first_sheriff, options }: Settings): boolean =>
  first_sheriff === 'named' && options.players <= MAX_IN_FIRST;

/** Fills in the server's defaults. */
export function fullSettings(settings: Partial<Settings> = {}): FullSettings {
  return {
    public: false,
    spectators: true,
    away_seconds: 120,
    decision_seconds: null,
    bot_seconds: 1,
    patience_seconds: 30,
    stand_in: 'trader',
    first_sheriff: 'lot',
    ...settings,
    options: {
      players: 4,
      edition: 'second',
      royal_goods: false,
      black_market: false,
      time_limit: false,
      removed_cards: false,
      seven_card_hand: false,
      open_trade: false,
      packs: [],
      ...settings.options,
    },
  };
}

/** Common combinations of options. The number of players stays as it is. */
const PLAIN = {
  edition: 'second',
  royal_goods: false,
  black_market: false,
  time_limit: false,
  removed_cards: false,
  seven_card_hand: false,
  open_trade: false,
  packs: [] as string[],
} as const satisfies Partial<Options>;

export const PRESETS = {
  easy: PLAIN,
  whole: { ...PLAIN, royal_goods: true, black_market: true },
  classic_easy: { ...PLAIN, edition: 'first' },
  classic: { ...PLAIN, edition: 'first', royal_goods: true },
  sly: { ...PLAIN, royal_goods: true, black_market: true, open_trade: true, removed_cards: true },
} as const satisfies Record<string, Partial<Options>>;
export type Preset = keyof typeof PRESETS;

export function withPreset(settings: FullSettings, preset: Preset): FullSettings {
  const options = { ...settings.options, ...PRESETS[preset], packs: [...PRESETS[preset].packs] };
  return { ...settings, options: possible(options) };
}

/** The preset that the options match, if any. */
export function presetOf({ options }: FullSettings): Preset | null {
  const same = (preset: Preset) =>
    Object.entries(PRESETS[preset]).every(
      ([option, value]) => JSON.stringify(options[option as keyof Options]) === JSON.stringify(value),
    );
  return (Object.keys(PRESETS) as Preset[]).find(same) ?? null;
}

/** Drops what the chosen edition does not allow. */
export function possible(options: Required<Options>): Required<Options> {
  if (options.edition === 'second') return options;
  return { ...options, black_market: false, players: Math.min(options.players, MAX_IN_FIRST) };
}

const KEPT = 'nottingham.table';

/** The settings of the last table made here. */
export function lastSettings(): FullSettings {
  try {
    const kept = JSON.parse(localStorage.getItem(KEPT) ?? 'null') as Partial<Settings> | null;
    const settings = fullSettings(kept && typeof kept === 'object' ? kept : {});
    const { players, packs } = settings.options;
    return PLAYERS.some((number) => number === players) && Array.isArray(packs) ? settings : fullSettings();
  } catch {
    return fullSettings();
  }
}

export function saveSettings(settings: FullSettings): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify(settings));
  } catch {
    // Storage is unavailable: the form starts with the defaults next time.
  }
}
