/**
 * Keeps sticky parts from covering the focused element, by a scroll padding of their height. With text so large that
 * they would cover most of the window, they don't stick at all. `--stuck-top` is the height of the upper one.
 */

type Edge = 'top' | 'bottom';
type Sticky = { node: HTMLElement; edge: Edge; padding: boolean };

/** Room for the focus ring. */
const RING_PX = 8;
/** The share of the window that they may cover: the upper one by itself, the lower one with it. */
const MAX_COVERED = { top: 2 / 3, bottom: 4 / 5 };

const stuck = new Set<Sticky>();
/** The style properties that were set, by what scrolls. */
let given = new Map<HTMLElement, Map<string, string>>();
/** One for all, so that they are measured once. */
let observer: ResizeObserver | undefined;

/**
 * All reads come before all writes, and nothing is written twice: when a property changes at the root, the browser
 * styles the whole page again.
 */
function measureAll(): void {
  for (const { node } of stuck) if (node.style.position) node.style.removeProperty('position');
  const measured = [...stuck]
    .filter(({ node }) => getComputedStyle(node).position === 'sticky')
    .map((one) => ({ ...one, height: one.node.offsetHeight, around: scroller(one.node) }))
    .sort((one, other) => Number(one.edge === 'bottom') - Number(other.edge === 'bottom'));
  const wanted = new Map<HTMLElement, Map<string, string>>();
  const above = new Map<HTMLElement, number>();
  for (const { node, edge, padding, height, around } of measured) {
    if (height + (edge === 'bottom' ? (above.get(around) ?? 0) : 0) > innerHeight * MAX_COVERED[edge]) {
      node.style.position = 'static';
      continue;
    }
    if (edge === 'top') above.set(around, height);
    const properties = wanted.get(around) ?? new Map<string, string>();
    wanted.set(around, properties);
    if (padding) properties.set(`scroll-padding-${edge}`, `${height + RING_PX}px`);
    if (edge === 'top' || !padding) properties.set(`--stuck-${edge}`, `${height}px`);
  }
  write(wanted);
}

function write(wanted: typeof given): void {
  for (const [node, properties] of given) {
    for (const property of properties.keys()) {
      if (!wanted.get(node)?.has(property)) node.style.removeProperty(property);
    }
  }
  for (const [node, properties] of wanted) {
    for (const [property, value] of properties) {
      if (given.get(node)?.get(property) !== value) node.style.setProperty(property, value);
    }
  }
  given = wanted;
}

function scroller(node: Element): HTMLElement {
  for (let at = node.parentElement; at; at = at.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
  }
  return document.documentElement;
}

/**
 * Without `padding`, focusing something in the sticky part doesn't scroll. What it may cover then needs a scroll margin
 * of `--stuck-bottom`.
 */
export function sticky(node: HTMLElement, edge: Edge, padding = true): { destroy: () => void } {
  const one = { node, edge, padding };
  observer ??= new ResizeObserver(measureAll);
  observer.observe(node);
  addEventListener('resize', measureAll);
  stuck.add(one);
  return {
    destroy() {
      stuck.delete(one);
      observer?.unobserve(node);
      if (!stuck.size) removeEventListener('resize', measureAll);
      measureAll();
    },
  };
}
