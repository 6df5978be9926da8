import { Path, Svg } from '@react-pdf/renderer';
import { createElement, type ReactElement } from 'react';
import { encode } from 'uqr';
import { colours } from '../look.data.ts';

/** A plain text, which every phone shows; no link that could lead elsewhere. */
export function qrCode(text: string, side: number): ReactElement {
  const { size, data } = encode(text, { ecc: 'M', border: 0 });
  const path = createElement(Path, { d: data.map(runsOf).join(''), fill: colours.ink });
  return createElement(
    Svg,
    { viewBox: `0 0 ${size} ${size}`, width: side, height: side, style: { width: side, height: side } },
    path,
  );
}

/** One box per run of dark modules in a row. */
function runsOf(row: readonly boolean[], y: number): string {
  const signs = row.map((isDark) => (isDark ? '#' : ' ')).join('');
  return Array.from(signs.matchAll(/#+/g), ({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`).join(
    '',
  );
}
