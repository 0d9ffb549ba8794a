/** What went wrong, in a sentence that helps. */

import { t, words, type Args } from './index.svelte';
import { goodName } from './goods';
import { Refusal } from '../wire/api';

/** The sentence for whatever was thrown. With `name`, seats are called by who sits in them. */
export function explain(error: unknown, name?: (seat: number) => string): string {
  if (!(error instanceof Refusal)) return t('error-unknown');
  const args = spoken(error.details, name);
  if (words.has(`error-${error.code}`)) {
    const said = t(`error-${error.code}`, args);
    // A server of another age may leave out a detail that the sentence needs: then a plainer one must do.
    if (!said.includes('{$')) return said;
  }
  return words.has(`error-kind-${error.error}`) ? t(`error-kind-${error.error}`) : t('error-unknown');
}

/** Details as a sentence needs them: goods, phases and seats by name. */
function spoken(details: Refusal['details'], name?: (seat: number) => string): Args {
  const args: Args = { ...details };
  if (typeof details['good'] === 'string') args['good'] = goodName(details['good']);
  if (typeof details['phase'] === 'string') args['phase'] = t(`phase-${details['phase']}`);
  if (typeof details['seat'] === 'number') {
    args['name'] = name?.(details['seat']) || t('error-seat', { number: details['seat'] + 1 });
  }
  return args;
}
