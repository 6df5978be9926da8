import type { TextBox } from '../../../../platform/ocr/pixels.ts';
import { type InkMap, pointOf, type SheetFrame } from './find-frame.ts';
import type { FormPlace } from './forms.data.ts';

const rim = 4;
const leastInk = 12;
/** A speck has less than this share of the longest row or column of ink. */
const leastShare = 0.06;

/** The box around what is written in a place of the form, in pixels of the map. */
export function inkIn(map: InkMap, frame: SheetFrame, [x, y, width, height]: FormPlace): TextBox | null {
  const across = Math.round((width / 1000) * frame.width);
  const down = Math.round((height / 1000) * frame.height);
  const columns = new Uint32Array(across);
  const rows = new Uint32Array(down);
  let count = 0;
  for (let row = 0; row < down; row += 1) {
    for (let column = 0; column < across; column += 1) {
      const [mapX, mapY] = pointOf(
        frame,
        (x + ((column + 0.5) / across) * width) / 1000,
        (y + ((row + 0.5) / down) * height) / 1000,
      );
      if (map.ink[Math.round(mapY) * map.width + Math.round(mapX)] !== 1) continue;
      columns[column] = (columns[column] ?? 0) + 1;
      rows[row] = (rows[row] ?? 0) + 1;
      count += 1;
    }
  }
  const [horizontal, vertical] = [extentOf(columns), extentOf(rows)];
  if (count < leastInk || !horizontal || !vertical) return null;
  const [middleX, middleY] = pointOf(
    frame,
    (x + (horizontal.middle / across) * width) / 1000,
    (y + (vertical.middle / down) * height) / 1000,
  );
  return {
    x: middleX,
    y: middleY,
    width: horizontal.size + 2 * rim,
    height: vertical.size + 2 * rim,
    slope: frame.slope,
  };
}

function extentOf(counts: Uint32Array): { middle: number; size: number } | null {
  const least = Math.max(1, Math.max(...counts) * leastShare);
  const first = counts.findIndex((count) => count >= least);
  const last = counts.findLastIndex((count) => count >= least);
  return first < 0 ? null : { middle: (first + last + 1) / 2, size: last - first + 1 };
}
