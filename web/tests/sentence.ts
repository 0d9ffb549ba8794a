/** Checks that a sentence has no keys, gaps or code in it. */

const FAULTS = [
  /[{}$]|undefined|null|NaN|\[object|_/,
  /(?:^|\s)(?:log|goods?|error|deal|favour|pledge|terms|asked|say|phrase)-\w/,
  / {2}|\.\.|[:;] ?[.;]|^\s|\s$|^$/,
];

/** The problem with a sentence, if any. */
export function faultOf(sentence: string): string | null {
  const fault = FAULTS.find((pattern) => pattern.test(sentence));
  return fault ? `${sentence} (${String(fault)})` : null;
}
