/** Doing something as a person, also for someone who has not said yet who he is. */

import { t } from '../i18n/index.svelte';
import { me } from '../me.svelte';
import { Refusal } from '../wire/api';
import { freeLooks, oneOf } from './looks';

/** One of the nicknames that the market knows. */
export const nickname = (): string => oneOf(t('who-nicknames').split(',')).trim();

/** Does it with the secret of whoever sits here; makes somebody first if there is nobody, or nobody who is still known. */
export async function withPerson<Answer>(deed: (secret: string) => Promise<Answer>): Promise<Answer> {
  if (me.secret !== null) {
    try {
      return await deed(me.secret);
    } catch (error) {
      if (!(error instanceof Refusal && error.error === 'unauthorized')) throw error;
    }
  }
  await me.become(me.looks ?? freeLooks(nickname()));
  return deed(me.secret!);
}
