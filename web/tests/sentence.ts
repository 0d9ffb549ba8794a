/** What no reader should ever meet in a sentence: keys, gaps and the machine beneath. */

const FAULTS = [
  /[{}$]|undefined|null|NaN|\[object|_/,
  /(?:^|\s)(?:log|goods?|error|deal|favour|pledge|terms|asked|say|phrase)-\w/,
  / {2}|\.\.|[:;] ?[.;]|^\s|\s$|^$/,
];

/** What is wrong with a sentence, if anything. */
export function faultOf(sentence: string): string | null {
  const fault = FAULTS.find((pattern) => pattern.test(sentence));
  return fault ? `${sentence} (${String(fault)})` : null;
}
