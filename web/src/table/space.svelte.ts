/** The space available to the table. */

import { MediaQuery } from 'svelte/reactivity';

/** As narrow as a phone in portrait. */
export const narrow = new MediaQuery('max-width: 47.99rem');
/** A phone, upright or on its side. Keep in step with the styles. */
export const phone = new MediaQuery('(max-width: 47.99rem), (max-width: 63.99rem) and (max-height: 30rem)');
/** A phone on its side. Keep in step with the styles. */
export const sideways = new MediaQuery('(min-width: 48rem) and (max-width: 63.99rem) and (max-height: 30rem)');
/** Wide enough for a panel beside the table, and for deals beside the stage. */
export const broad = new MediaQuery('min-width: 64rem');
/** As low as a small laptop. Keep in step with the styles. */
export const low = new MediaQuery('(min-width: 64rem) and (max-height: 52rem)');

/** The size of cards in play. */
export const cardSize = (): 'small' | 'medium' => (narrow.current || low.current ? 'small' : 'medium');
