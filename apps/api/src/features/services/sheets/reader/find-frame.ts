import { type Pixels, sharpOf } from '../../../../platform/ocr/pixels.ts';

/** The printed frame around a form: its upper left corner in pixels, its sides, and how far it is turned. */
export interface SheetFrame {
  x: number;
  y: number;
  width: number;
  height: number;
  /** The tangent of the angle. */
  slope: number;
}

/** One byte a pixel, 1 for ink. */
export interface InkMap {
  ink: Uint8Array;
  width: number;
  height: number;
  /** Pixels of the picture for one of the map. */
  scale: number;
}

const mapWidth = 1000;
/** So much darker than its surroundings. */
const inkDepth = 34;
const slopes = Array.from({ length: 51 }, (_, step) => (step - 25) / 1000);
/** A rule of the frame is inked along this share of the page's side. */
const leastRule = 0.55;

export async function inkMapOf(pixels: Pixels): Promise<InkMap> {
  const height = Math.round((pixels.height * mapWidth) / pixels.width);
  const grey = sharpOf(pixels).resize(mapWidth, height, { fit: 'fill' }).greyscale();
  const [dots, paper] = await Promise.all([grey.clone().raw().toBuffer(), grey.clone().blur(12).raw().toBuffer()]);
  const ink = new Uint8Array(mapWidth * height);
  for (let at = 0; at < ink.length; at += 1) ink[at] = (dots[at] ?? 0) < (paper[at] ?? 0) - inkDepth ? 1 : 0;
  return { ink, width: mapWidth, height, scale: pixels.width / mapWidth };
}

/** Null if the picture has no frame: it is no sheet, or of a form without one. */
export function findFrame(map: InkMap): SheetFrame | null {
  const slope = bestOf(slopes, (each) => sharpness(rowsOf(map, each)));
  const rows = rulesOf(rowsOf(map, slope), map.width);
  const columns = rulesOf(columnsOf(map, slope), map.height);
  const [top, bottom, left, right] = [rows[0], rows.at(-1), columns[0], columns.at(-1)];
  if (top === undefined || bottom === undefined || left === undefined || right === undefined) return null;
  if (bottom - top < map.height / 2 || right - left < map.width / 2) return null;
  // A row is y - x * slope, a column x + y * slope; they meet in the corner.
  const x = (left - top * slope) / (1 + slope * slope);
  const stretch = Math.sqrt(1 + slope * slope);
  return { x, y: top + x * slope, width: (right - left) / stretch, height: (bottom - top) / stretch, slope };
}

/** A point of the frame, given as shares of its sides, in pixels of the map. */
export function pointOf(
  { x, y, width, height, slope }: SheetFrame,
  across: number,
  down: number,
): [x: number, y: number] {
  const stretch = Math.sqrt(1 + slope * slope);
  const [cosine, sine] = [1 / stretch, slope / stretch];
  const [right, below] = [across * width, down * height];
  return [x + right * cosine - below * sine, y + right * sine + below * cosine];
}

const rowsOf = ({ ink, width, height }: InkMap, slope: number) =>
  countInk(ink, width, height, (x, y) => Math.round(y - x * slope));
const columnsOf = ({ ink, width }: InkMap, slope: number) =>
  countInk(ink, width, width, (x, y) => Math.round(x + y * slope));

function countInk(ink: Uint8Array, width: number, bins: number, binOf: (x: number, y: number) => number): Uint32Array {
  const counts = new Uint32Array(bins);
  for (let at = 0; at < ink.length; at += 1) {
    if (ink[at] === 0) continue;
    const x = at % width;
    const bin = binOf(x, (at - x) / width);
    if (bin >= 0 && bin < bins) counts[bin] = (counts[bin] ?? 0) + 1;
  }
  return counts;
}

/** Rows that are level with the rules gather the ink of a rule in one place. */
const sharpness = (counts: Uint32Array) => counts.reduce((sum, count) => sum + count * count, 0);

/** A rule may be smeared over two or three bins. */
function rulesOf(counts: Uint32Array, side: number): number[] {
  const rules: number[] = [];
  for (let at = 1; at < counts.length - 1; at += 1) {
    const near = (counts[at - 1] ?? 0) + (counts[at] ?? 0) + (counts[at + 1] ?? 0);
    const isPeak = (counts[at] ?? 0) >= (counts[at - 1] ?? 0) && (counts[at] ?? 0) >= (counts[at + 1] ?? 0);
    if (isPeak && near >= side * leastRule) rules.push(at);
  }
  return rules;
}

function bestOf(values: readonly number[], scoreOf: (value: number) => number): number {
  let [best = 0] = values;
  let most = -Infinity;
  for (const value of values) {
    const score = scoreOf(value);
    if (score > most) [best, most] = [value, score];
  }
  return best;
}
