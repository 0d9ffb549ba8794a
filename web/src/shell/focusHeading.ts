/** Whoever goes from one place of the page to another is told where he is: the heading takes the focus. */

let first = true;

export function focusHeading(heading: HTMLElement): void {
  if (!first) {
    scrollTo(0, 0);
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
  first = false;
}
