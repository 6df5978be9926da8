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

/** The box, longer by the white paper at its right: English and Russian take more room than Japanese. */
export function withRoom(pixels: Pixels, box: PictureBox, paper: Colour): PictureBox {
  const furthest = Math.min(pixels.width, box.x + box.width * 2);
  let right = box.x + box.width;
  while (right < furthest && !hasInk(pixels, right, box, paper)) right += 1;
  return { ...box, width: Math.max(box.width, right - box.x - rim) };
}

function hasInk({ data, width, height }: Pixels, x: number, box: PictureBox, [red, green, blue]: Colour): boolean {
  for (let y = Math.max(0, box.y); y < Math.min(height, box.y + box.height); y += 1) {
    const at = (y * width + x) * 3;
    const depth = red - (data[at] ?? 0) + green - (data[at + 1] ?? 0) + blue - (data[at + 2] ?? 0);
    if (depth > inkDepth * 3) return true;
  }
  return false;
}
