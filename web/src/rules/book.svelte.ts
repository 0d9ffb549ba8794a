/** The rules at the table: closed, or open at a section. */

import type { SectionId } from './sections';

class Book {
  /** Whether it was ever opened; nothing is loaded before. */
  fetched = $state(false);
  open = $state(false);
  at: SectionId = $state('about');

  openAt(section: SectionId): void {
    this.at = section;
    this.fetched = true;
    this.open = true;
  }
}

export const book = new Book();
