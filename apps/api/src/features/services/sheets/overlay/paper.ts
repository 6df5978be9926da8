import type { Pixels } from '../../../../platform/ocr/pixels.ts';
import type { PictureBox } from './picture-box.ts';

/** Ink and rules are darker than the paper, so that most of what is lighter is paper. */
const share = 0.65;
const rim = 3;
/** So much darker than the paper is ink, and no noise of a scan. */
const inkDepth = 60;

export type Colour = readonly [red: number, green: number, blue: number];

/** The colour of the paper round a box, so that a cover on a tinted strip is tinted too. */
export function paperColour({ data, width, height }: Pixels, box: PictureBox): Colour {
  const around: [number[], number[], number[]] = [[], [], []];
  const take = (x: number, y: number) => {
    if (x < 0 || y < 0 || x >= width || y >= height) return;
    const at = (y * width + x) * 3;
    for (const [channel, values] of around.entries()) values.push(data[at + channel] ?? 0);
  };
  for (let x = box.x; x <= box.x + box.width; x += 1) {
    take(x, box.y - rim);
    take(x, box.y + box.height + rim);
  }
  for (let y = box.y; y <= box.y + box.height; y += 1) {
    take(box.x - rim, y);
    take(box.x + box.width + rim, y);
  }
  const [red = 255, green = 255, blue = 255] = around.map(quantile);
  return [red, green, blue];
}

function quantile(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length * share)] ?? 255;
}

/** A rule of the form fills nearly a whole row or column, a sign never does. */
const shareOfRule = 0.7;
/** Rules are looked for near the rim alone. */
const depthOfRim = 0.3;

/** The box without the rules of the form at its rim: a cover must not erase them. */
export function withoutRules(pixels: Pixels, box: PictureBox, paper: Colour): PictureBox {
  const isRow = (y: number) => isRule(box.width, (along) => isInk(pixels, box.x + along, y, paper));
  const isColumn = (x: number) => isRule(box.height, (along) => isInk(pixels, x, box.y + along, paper));
  const rows = Math.floor(box.height * depthOfRim);
  const columns = Math.min(rows, Math.floor(box.width * depthOfRim));
  const top = lastRule(rows, (step) => isRow(box.y + step));
  const bottom = lastRule(rows, (step) => isRow(box.y + box.height - 1 - step));
  const left = lastRule(columns, (step) => isColumn(box.x + step));
  const right = lastRule(columns, (step) => isColumn(box.x + box.width - 1 - step));
  return { x: box.x + left, y: box.y + top, width: box.width - left - right, height: box.height - top - bottom };
}

/** How many rows to take away so that none of the first ones is a rule; one more for its soft edge. */
function lastRule(steps: number, isRuleAt: (step: number) => boolean): number {
  for (let step = steps; step >= 0; step -= 1) if (isRuleAt(step)) return step + 2;
  return 0;
}

function isRule(length: number, isInkAt: (along: number) => boolean): boolean {
  let ink = 0;
  for (let along = 0; along < length; along += 1) if (isInkAt(along)) ink += 1;
  return ink >= length * shareOfRule;
}

/** The box, longer by the white paper at its right: English and Russian take more room than Japanese. */
export function withRoom(pixels: Pixels, box: PictureBox, paper: Colour): PictureBox {
  const furthest = Math.min(pixels.width, box.x + box.width * 2);
  let right = box.x + box.width;
  while (right < furthest && !hasInk(pixels, right, box, paper)) right += 1;
  return { ...box, width: Math.max(box.width, right - box.x - rim) };
}

function hasInk(pixels: Pixels, x: number, box: PictureBox, paper: Colour): boolean {
  for (let y = Math.max(0, box.y); y < box.y + box.height; y += 1) if (isInk(pixels, x, y, paper)) return true;
  return false;
}

function isInk({ data, width }: Pixels, x: number, y: number, [red, green, blue]: Colour): boolean {
  const at = (y * width + x) * 3;
  const depth = red - (data[at] ?? 255) + green - (data[at + 1] ?? 255) + blue - (data[at + 2] ?? 255);
  return depth > inkDepth * 3;
}
