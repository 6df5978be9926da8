import type { InferenceSession } from 'onnxruntime-node';
import { type Pixels, resized, type TextBox } from './pixels.ts';
import { run } from './session.ts';

/** The model wants sides of a multiple of it. */
const step = 32;
const mostGrowth = 2;
const means = [0.485, 0.456, 0.406] as const;
const deviations = [0.229, 0.224, 0.225] as const;
const inked = 0.3;
const leastMean = 0.5;
const leastSide = 3;
const leastPixels = 12;
/** The model marks the core of a line; the line is larger by its area over its rim, times this. */
const growth = 1.6;

export async function detectText(session: InferenceSession, pixels: Pixels, side: number): Promise<TextBox[]> {
  const scale = Math.min(side / Math.max(pixels.width, pixels.height), mostGrowth);
  const width = rounded(pixels.width * scale);
  const height = rounded(pixels.height * scale);
  const input = normalised(await resized(pixels, width, height), width * height);
  const { data } = await run(session, input, [1, 3, height, width]);
  const [across, down] = [pixels.width / width, pixels.height / height];
  return islandsOf(data, width).flatMap((island) => {
    const box = boxOf(island, width);
    if (!box) return [];
    return [
      {
        x: box.x * across,
        y: box.y * down,
        width: box.width * across,
        height: box.height * down,
        slope: (box.slope * down) / across,
      },
    ];
  });
}

const rounded = (side: number) => Math.max(step, Math.round(side / step) * step);

function normalised(bytes: Buffer, count: number): Float32Array {
  const input = new Float32Array(3 * count);
  for (let channel = 0; channel < 3; channel += 1) {
    const mean = means[channel] ?? 0;
    const deviation = deviations[channel] ?? 1;
    for (let at = 0; at < count; at += 1)
      input[channel * count + at] = ((bytes[at * 3 + channel] ?? 0) / 255 - mean) / deviation;
  }
  return input;
}

/** Connected pixels that are likely to be writing, as places in the picture. */
function islandsOf(likely: Float32Array, width: number): Int32Array[] {
  const seen = new Uint8Array(likely.length);
  const pixels = new Int32Array(likely.length);
  const islands: Int32Array[] = [];
  for (let start = 0; start < likely.length; start += 1) {
    if (seen[start] === 1 || (likely[start] ?? 0) <= inked) continue;
    const count = flood(start);
    const island = pixels.slice(0, count);
    const sum = island.reduce((total, at) => total + (likely[at] ?? 0), 0);
    if (count >= leastPixels && sum / count >= leastMean) islands.push(island);
  }
  return islands;

  /** The pixels found are also those still to be looked at. */
  function flood(start: number): number {
    let count = 0;
    const visit = (at: number) => {
      if (seen[at] === 1 || (likely[at] ?? 0) <= inked) return;
      seen[at] = 1;
      pixels[count++] = at;
    };
    visit(start);
    for (let next = 0; next < count; next += 1) {
      const at = pixels[next] ?? 0;
      const x = at % width;
      if (x > 0) visit(at - 1);
      if (x < width - 1) visit(at + 1);
      if (at >= width) visit(at - width);
      if (at + width < likely.length) visit(at + width);
    }
    return count;
  }
}

/** A shorter line says nothing of its slope. */
const longEnough = 3;

/** The model marks the core of a line; the line is larger by the area of the core over its rim, times `growth`. */
function boxOf(island: Int32Array, width: number): TextBox | null {
  const slope = slopeOf(island, width);
  const [along, aside] = [new Spread(), new Spread()];
  for (const at of island) {
    const x = at % width;
    const y = (at - x) / width;
    along.add(x);
    aside.add(y - x * slope);
  }
  const [length, thickness] = [along.size + 1, aside.size + 1];
  if (Math.min(length, thickness) < leastSide) return null;
  const rim = (length * thickness * growth) / (2 * (length + thickness));
  const x = along.middle;
  return { x, y: aside.middle + x * slope, width: length + 2 * rim, height: thickness + 2 * rim, slope };
}

function slopeOf(island: Int32Array, width: number): number {
  let [sumX, sumY, sumXX, sumXY, sumYY] = [0, 0, 0, 0, 0];
  for (const at of island) {
    const x = at % width;
    const y = (at - x) / width;
    sumX += x;
    sumY += y;
    sumXX += x * x;
    sumXY += x * y;
    sumYY += y * y;
  }
  const count = island.length;
  const xx = sumXX / count - (sumX / count) ** 2;
  const yy = sumYY / count - (sumY / count) ** 2;
  const xy = sumXY / count - (sumX * sumY) / count ** 2;
  return xx < yy * longEnough ** 2 ? 0 : xy / xx;
}

class Spread {
  #least = Infinity;
  #most = -Infinity;

  add(value: number): void {
    this.#least = Math.min(this.#least, value);
    this.#most = Math.max(this.#most, value);
  }

  get size(): number {
    return this.#most - this.#least;
  }

  get middle(): number {
    return (this.#most + this.#least) / 2;
  }
}
