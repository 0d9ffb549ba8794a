/** Requests that need a person, also for visitors who have no name yet. */

import { t } from '../i18n/index.svelte';
import { me } from '../me.svelte';
import { Refusal } from '../wire/api';
import { freeLooks, oneOf } from './looks';

/** A random nickname. */
export const nickname = (): string => oneOf(t('who-nicknames').split(',')).trim();

/** Runs a request with this person's secret. Creates a person first if there is none, or the server no longer knows them. */
export async function withPerson<Answer>(request: (secret: string) => Promise<Answer>): Promise<Answer> {
  if (me.secret !== null) {
    try {
      return await request(me.secret);
    } catch (error) {
      if (!(error instanceof Refusal && error.error === 'unauthorized')) throw error;
    }
  }
  await me.become(me.looks ?? freeLooks(nickname()));
  return request(me.secret!);
}
