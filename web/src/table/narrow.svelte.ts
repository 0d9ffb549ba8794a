/** Whether the page is as narrow as a phone held upright. */

import { MediaQuery } from 'svelte/reactivity';

export const narrow = new MediaQuery('max-width: 47.99rem');
