/** Where the focus goes in a ring of items; undefined for a key that does not move it. */
export function nextItem(key: string, current: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === 'ArrowDown') return (current + 1) % count;
  if (key === 'ArrowUp') return (Math.max(current, 0) - 1 + count) % count;
  return undefined;
}

/** The next item that begins with what was typed; one letter typed again goes on to the next with that letter. */
export function findTyped(labels: readonly string[], typed: string, current: number): number | undefined {
  const wanted = new Set(typed).size === 1 ? typed.charAt(0) : typed;
  const from = typed.length === 1 || wanted.length === 1 ? current + 1 : Math.max(current, 0);
  for (let step = 0; step < labels.length; step += 1) {
    const index = (from + step) % labels.length;
    if (labels[index]?.trim().toLocaleLowerCase().startsWith(wanted.toLocaleLowerCase())) return index;
  }
  return undefined;
}
