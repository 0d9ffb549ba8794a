/** The parts of a table that nobody sees in the first moments of a game. They are loaded after the others. */

export { default as Scenery } from '../art/Scenery.svelte';
export { default as DealComposer } from './DealComposer.svelte';
export { default as Inspection } from './Inspection.svelte';
export { default as LastBag } from './LastBag.svelte';
export { default as Opening } from './Opening.svelte';
export { default as Claim } from './phases/Claim.svelte';
export { default as Debt } from './phases/Debt.svelte';
export { default as Over } from './phases/Over.svelte';
export { default as Place } from './phases/Place.svelte';
export { default as Share } from './phases/Share.svelte';
export { default as TableMenu } from './TableMenu.svelte';
