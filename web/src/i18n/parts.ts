/** The files of words that the first screen needs, and those that come with the table. Other screens name theirs. */
export const FRONT: readonly string[] = ['words', 'front', 'errors'];
export const TABLE: readonly string[] = ['table', 'log', 'talk'];
