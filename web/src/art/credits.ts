/** Who drew the silhouettes that are not ours (game-icons.net, CC BY 3.0). Written by tools/icons.mjs: do not edit. */

export const CREDITS: readonly string[] = [
  'Delapouite: chicken, crossbow, deer-head, gavel, goose, locked-chest, oak-leaf, pear, pouch-with-beads, rolled-cloth, rooster, shaking-hands',
  'Lorc: beer-horn, cheese-wedge, imperial-crown, queen-crown, quill, scroll-unfurled, shiny-apple, sliced-bread',
];
