/** Importing this adds the silhouettes of the table. */

import { addIcons } from './icons';
import { TABLE } from './icons-table';

addIcons(TABLE);
