/** How much space the table has. */

import { MediaQuery } from 'svelte/reactivity';

/** As narrow as a phone held upright. */
export const narrow = new MediaQuery('max-width: 47.99rem');
/** A desk as low as a small laptop's. Styles say the same. */
const low = new MediaQuery('(min-width: 64rem) and (max-height: 48rem)');

/** How large a card is that one looks at. */
export const cardSize = (): 'small' | 'medium' => (narrow.current || low.current ? 'small' : 'medium');
