/**
 * Scrolls the strip so that the tab of this element is centred, without scrolling the page: a phone has no room for all
 * tabs, and arriving counts push the open one out of sight.
 */
export function scrollTabToCentre(element: HTMLElement | null): void {
  const [tab, strip] = [element?.closest('a, [role="tab"]'), element?.closest('nav, [role="tablist"]')];
  if (tab && strip) strip.scrollLeft += middleOf(tab) - middleOf(strip);
}

function middleOf(element: Element): number {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
}
