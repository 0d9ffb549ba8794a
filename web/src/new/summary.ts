/** The settings of a table in a few words. */

import { t, words } from '../i18n/index.svelte';
import type { Settings } from '../wire/generated/protocol';
import { fullSettings, namesSheriff } from './table';

export function settingsSummary(settings: Settings): string[] {
  const { options, decision_seconds: decision } = fullSettings(settings);
  const so: (string | false)[] = [
    t(`new-edition-${options.edition}`),
    t('told-players', { players: options.players }),
    options.royal_goods && t('new-royal'),
    options.black_market && t('word-black_market'),
    ...options.packs.map((pack) => (words.has(`pack-${pack}`) ? t(`pack-${pack}`) : pack)),
    options.open_trade && t('new-open-trade'),
    options.removed_cards && t('new-removed'),
    options.seven_card_hand && t('new-seven'),
    namesSheriff(settings) && t('told-named-sheriff'),
    (options.time_limit || decision !== null) && t('told-clock'),
  ];
  return so.filter((one) => one !== false);
}
