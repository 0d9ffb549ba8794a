/** Names of players and bots in the reader's language. */

import { t, words } from '../i18n/index.svelte';
import type { ChairView } from '../wire/generated/protocol';

/** Splits `little_john:apprentice` into the character and its level. */
export function botParts(bot: string): { who: string; level: string | null } {
  const [who = bot, level] = bot.split(':');
  return { who, level: level ?? null };
}

export function botName(bot: string, fallback = bot): string {
  const { who } = botParts(bot);
  return words.has(`bot-${who}`) ? t(`bot-${who}`) : fallback;
}

export function botMotto(bot: string, fallback: string | null = null): string | null {
  const { who } = botParts(bot);
  return words.has(`motto-${who}`) ? t(`motto-${who}`) : fallback;
}

export const nameOf = (chair: ChairView): string =>
  chair.kind === 'bot' && chair.bot ? botName(chair.bot, chair.name) : (chair.name ?? '');
