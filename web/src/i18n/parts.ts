/** The text files of the first screen and of the table. Other screens load their own. */
export const FRONT: readonly string[] = ['words', 'front', 'errors'];
export const TABLE: readonly string[] = ['table', 'log', 'talk'];
