/** Starts a game with three bots at once. */

import { oneOf } from '../identity/looks';
import { withPerson } from '../identity/person';
import { router } from '../router.svelte';
import { sounds } from '../shell/sounds.svelte';
import { api, unreachable } from '../wire/api';
import { Room } from '../wire/room.svelte';

const PLAYERS = 4;
/** The levels of the three bots. */
const LEVELS = ['apprentice', 'trader', 'trader'];
const GENTLE = ['apprentice', 'apprentice', 'apprentice'];
const PATIENCE = 15_000;
/** How long bots in office wait for the player; nobody else has to wait here. */
const SPEAKING_SECONDS = 60;

/** Random bot characters, all different. */
export async function drawBots(count: number, seated: readonly string[] = []): Promise<string[]> {
  const characters = (await api.bots()).filter((bot) => bot.kind === 'character' && !seated.includes(bot.bot));
  const drawn: string[] = [];
  while (drawn.length < count && characters.length) {
    const bot = oneOf(characters);
    characters.splice(characters.indexOf(bot), 1);
    drawn.push(bot.bot);
  }
  return drawn;
}

export async function playNow(levels = LEVELS): Promise<void> {
  const characters = await drawBots(PLAYERS - 1);
  const bots = Object.fromEntries(characters.map((bot, at) => [`${at + 1}`, `${bot}:${levels[at]}`]));
  const settings = { options: { players: PLAYERS }, bot_seconds: 1, patience_seconds: SPEAKING_SECONDS };
  const { table, secret } = await withPerson(async (secret) => ({
    ...(await api.newTable(secret, { settings, sit: true, bots })),
    secret,
  }));
  await deal(table.code, secret);
  sounds.offered = !sounds.asked;
  router.go(`/t/${table.code}`);
}

/** For players who have just finished the lesson. */
export const playFirst = (): Promise<void> => playNow(GENTLE);

async function deal(code: string, secret: string): Promise<void> {
  const room = new Room(code, secret);
  let waited: ReturnType<typeof setTimeout> | undefined;
  try {
    await Promise.race([
      room.request({ type: 'start' }),
      new Promise((_, reject) => (waited = setTimeout(() => reject(unreachable()), PATIENCE))),
    ]);
  } finally {
    clearTimeout(waited);
    room.leave();
  }
}
