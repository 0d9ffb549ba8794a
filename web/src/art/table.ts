/** Importing this brings the silhouettes of the table. Whatever draws goods does so itself. */

import { addIcons } from './icons';
import { TABLE } from './icons-table';

addIcons(TABLE);
