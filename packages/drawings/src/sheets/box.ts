export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const boxPath = ({ x, y, width, height }: Box): string => `M${x} ${y}h${width}v${height}h${-width}z`;

export const circlePath = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${radius * 2} 0a${radius} ${radius} 0 1 1 ${-radius * 2} 0z`;

export function inset({ x, y, width, height }: Box, by: number): Box {
  return { x: x + by, y: y + by, width: width - by * 2, height: height - by * 2 };
}

/** Side by side, by their shares of the width. */
export function splitAcross(box: Box, shares: readonly number[]): Box[] {
  return cutsOf(shares).map(({ from, to }) => {
    const left = Math.round(box.x + box.width * from);
    return { x: left, y: box.y, width: Math.round(box.x + box.width * to) - left, height: box.height };
  });
}

/** One above the other, by their shares of the height. */
export function splitDown(box: Box, shares: readonly number[]): Box[] {
  return cutsOf(shares).map(({ from, to }) => {
    const top = Math.round(box.y + box.height * from);
    return { x: box.x, y: top, width: box.width, height: Math.round(box.y + box.height * to) - top };
  });
}

const even = (count: number) => Array.from({ length: count }, () => 1);

/** Row by row. */
export function gridOf(box: Box, columns: number, rows: number): Box[] {
  return splitDown(box, even(rows)).flatMap((row) => splitAcross(row, even(columns)));
}

function cutsOf(shares: readonly number[]) {
  const total = shares.reduce((sum, share) => sum + share, 0);
  let passed = 0;
  return shares.map((share) => {
    const from = passed / total;
    passed += share;
    return { from, to: passed / total };
  });
}
