/** The index of the next item, with wrap-around; undefined for a key that does not move the focus. */
export function nextItem(key: string, current: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === 'ArrowDown') return (current + 1) % count;
  if (key === 'ArrowUp') return (Math.max(current, 0) - 1 + count) % count;
  return undefined;
}

/** Finds the next item that starts with the typed text. Repeating one letter cycles through the items with it. */
export function findTyped(labels: readonly string[], typed: string, current: number): number | undefined {
  const prefix = new Set(typed).size === 1 ? typed.charAt(0) : typed;
  const from = typed.length === 1 || prefix.length === 1 ? current + 1 : Math.max(current, 0);
  for (let step = 0; step < labels.length; step += 1) {
    const index = (from + step) % labels.length;
    if (labels[index]?.trim().toLocaleLowerCase().startsWith(prefix.toLocaleLowerCase())) return index;
  }
  return undefined;
}
