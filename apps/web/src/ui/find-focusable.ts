const focusable = [
  'a[href]',
  'button:not(:disabled)',
  'input:not(:disabled, [type="hidden"])',
  'select:not(:disabled)',
  'textarea:not(:disabled)',
  '[tabindex]:not([tabindex="-1"])',
].join(', ');

/** The first thing inside that takes the focus and can be seen. */
export function findFocusable(within: ParentNode | null): HTMLElement | undefined {
  const found = within?.querySelectorAll<HTMLElement>(focusable) ?? [];
  return [...found].find((element) => element.tabIndex >= 0 && element.checkVisibility());
}
