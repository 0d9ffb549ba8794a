/** Moves the focus to the heading after a navigation, so that screen readers announce the new place. */

let first = true;

export function focusHeading(heading: HTMLElement): void {
  if (!first) {
    scrollTo(0, 0);
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
  first = false;
}
