import { encode } from 'uqr';

export interface CodePath {
  /** The length of a side in modules. */
  size: number;
  /** An SVG path of the dark modules: one box per run in a row. */
  path: string;
}

export function codePathOf(address: string): CodePath {
  const { size, data } = encode(address, { ecc: 'M', border: 0 });
  return { size, path: data.map(runsOf).join('') };
}

function runsOf(row: readonly boolean[], y: number): string {
  const runs = row
    .map((isDark) => (isDark ? '#' : ' '))
    .join('')
    .matchAll(/#+/g);
  return Array.from(runs, ({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`).join('');
}
