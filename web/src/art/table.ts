/** Importing this brings the silhouettes of the table. Whatever draws goods does so itself. */

import { teach } from './icons';
import { TABLE } from './icons-table';

teach(TABLE);
