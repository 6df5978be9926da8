export interface SheetBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const boxPath = ({ x, y, width, height }: SheetBox): string => `M${x} ${y}h${width}v${height}h${-width}z`;

export const circlePath = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${radius * 2} 0a${radius} ${radius} 0 1 1 ${-radius * 2} 0z`;

export function inset({ x, y, width, height }: SheetBox, by: number): SheetBox {
  return { x: x + by, y: y + by, width: width - by * 2, height: height - by * 2 };
}

export function splitAcross(box: SheetBox, shares: readonly number[]): SheetBox[] {
  return cutsOf(shares).map(({ from, to }) => {
    const left = Math.round(box.x + box.width * from);
    return { x: left, y: box.y, width: Math.round(box.x + box.width * to) - left, height: box.height };
  });
}

export function splitDown(box: SheetBox, shares: readonly number[]): SheetBox[] {
  return cutsOf(shares).map(({ from, to }) => {
    const top = Math.round(box.y + box.height * from);
    return { x: box.x, y: top, width: box.width, height: Math.round(box.y + box.height * to) - top };
  });
}

const even = (count: number) => Array.from({ length: count }, () => 1);

/** Cells, row by row. */
export function gridOf(box: SheetBox, columns: number, rows: number): SheetBox[] {
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
