/** The lesson's table: the one that was begun, or a new one. */

import { withPerson } from '../identity/person';
import { me } from '../me.svelte';
import { api, Refusal } from '../wire/api';

const LESSON = 'first_game';

/** The code of the person's lesson table, which may have been started on another device. */
export async function findLesson(): Promise<string> {
  const { secret } = me;
  if (secret !== null) {
    try {
      const mine = (await api.myTables(secret)).filter((table) => table.lesson === LESSON && table.seat !== null);
      const latest = mine.toSorted((one, other) => other.touched - one.touched)[0];
      if (latest) return latest.code;
    } catch (error) {
      if (!(error instanceof Refusal && error.error === 'unauthorized')) throw error;
    }
  }
  return (await withPerson((secret) => api.newLesson(secret, { lesson: LESSON }))).table.code;
}
