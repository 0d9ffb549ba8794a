/** Who drew the silhouettes that are not ours (game-icons.net, CC BY 3.0). Written by tools/icons.mjs: do not edit. */

export const CREDITS: readonly string[] = [
  'Carl Olsen: crossbow',
  'Caro Asercion: deer-head',
  'Delapouite: beer-horn, chicken, imperial-crown, oak-leaf, rolled-cloth, rooster, shaking-hands',
  'Lorc: cheese-wedge, gavel, locked-chest, queen-crown, quill, scroll-unfurled, shiny-apple, sliced-bread',
  'Seregacthtuf: pouch-with-beads',
];
