/** Makes a box that scrolls focusable while it overflows, so that keys can scroll it. */
export function scrollable(box: HTMLElement): { destroy: () => void } {
  function measure(): void {
    if (box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight) box.tabIndex = 0;
    else box.removeAttribute('tabindex');
  }

  const observer = new ResizeObserver(measure);
  for (const element of [box, ...box.children]) observer.observe(element);
  return { destroy: () => observer.disconnect() };
}
