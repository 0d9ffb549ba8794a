/** Errors in helpful sentences. */

import { t, words, type Args } from './index.svelte';
import { goodName } from './goods';
import { Refusal } from '../wire/api';

/** The sentence for an error. `name` turns seats into names. */
export function explain(error: unknown, name?: (seat: number) => string): string {
  if (!(error instanceof Refusal)) return t('error-unknown');
  const args = spoken(error.details, name);
  if (words.has(`error-${error.code}`)) {
    const said = t(`error-${error.code}`, args);
    // Another server version may omit a detail that the sentence needs: use a simpler one.
    if (!said.includes('{$')) return said;
  }
  return words.has(`error-kind-${error.error}`) ? t(`error-kind-${error.error}`) : t('error-unknown');
}

/** Details for sentences: goods, phases and seats by name. */
function spoken(details: Refusal['details'], name?: (seat: number) => string): Args {
  const args: Args = { ...details };
  if (typeof details['good'] === 'string') args['good'] = goodName(details['good']);
  if (typeof details['phase'] === 'string') args['phase'] = t(`phase-${details['phase']}`);
  if (typeof details['seat'] === 'number') {
    args['name'] = name?.(details['seat']) || t('error-seat', { number: details['seat'] + 1 });
  }
  return args;
}
