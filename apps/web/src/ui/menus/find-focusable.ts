const focusable = [
  'a[href]',
  'button:not(:disabled)',
  'input:not(:disabled, [type="hidden"])',
  'select:not(:disabled)',
  'textarea:not(:disabled)',
  '[tabindex]:not([tabindex="-1"])',
].join(', ');

export function findFocusable(within: ParentNode | null): HTMLElement | undefined {
  return candidates(within).find(isReachable);
}

export function listFocusable(within: ParentNode): HTMLElement[] {
  return candidates(within).filter(isReachable);
}

function candidates(within: ParentNode | null): HTMLElement[] {
  return [...(within?.querySelectorAll<HTMLElement>(focusable) ?? [])];
}

function isReachable(element: HTMLElement): boolean {
  return element.tabIndex >= 0 && element.checkVisibility();
}
