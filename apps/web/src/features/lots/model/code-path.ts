import { encode } from 'uqr';

export interface CodePath {
  /** Of its sides, in modules. */
  size: number;
  /** Of an SVG: the dark modules, each run of a row one box. */
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
