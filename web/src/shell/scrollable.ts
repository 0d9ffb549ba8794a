/** What may be wider than the page scrolls by itself; while it does, keys come to it, so that they can scroll it too. */
export function scrollable(box: HTMLElement): { destroy: () => void } {
  function measure(): void {
    if (box.scrollWidth > box.clientWidth) box.tabIndex = 0;
    else box.removeAttribute('tabindex');
  }

  const observer = new ResizeObserver(measure);
  for (const element of [box, ...box.children]) observer.observe(element);
  return { destroy: () => observer.disconnect() };
}
