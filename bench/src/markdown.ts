export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const rule = head.map((_, place) => (place === 0 ? '---' : '---:'));
  return [line(head), line(rule), ...rows.map(line)];
}

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
