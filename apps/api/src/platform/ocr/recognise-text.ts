import type { InferenceSession } from 'onnxruntime-node';
import { cropped, type Pixels, type TextBox } from './pixels.ts';
import { run } from './session.ts';

const height = 48;
const leastWidth = 16;
const mostWidth = 1600;
const mostOthers = 5;
const leastOther = 0.02;

export interface Recogniser {
  session: InferenceSession;
  signs: readonly string[];
}

/** A sign with the others that it may be, the likeliest first; `at` is a share of the width of the box. */
export interface RecognisedSign {
  sign: string;
  p: number;
  others: [sign: string, p: number][];
  at: number;
}

/** The signs of one line; a model that tells other signs apart than the list has is refused. */
export async function recogniseText(
  { session, signs }: Recogniser,
  pixels: Pixels,
  box: TextBox,
): Promise<RecognisedSign[]> {
  const width = Math.max(leastWidth, Math.min(mostWidth, Math.round((box.width * height) / box.height)));
  const input = normalised(cropped(pixels, box, width, height), width * height);
  const { data, dims } = await run(session, input, [1, 3, height, width]);
  const [, steps = 0, classes = 0] = dims;
  if (classes !== signs.length) throw new Error(`The model knows ${classes} signs, its list ${signs.length}`);
  return signsAlong(data, steps, signs);
}

/** The models were trained on pictures with blue first. */
function normalised(bytes: Uint8Array, count: number): Float32Array {
  const input = new Float32Array(3 * count);
  for (let channel = 0; channel < 3; channel += 1) {
    for (let at = 0; at < count; at += 1)
      input[channel * count + at] = ((bytes[at * 3 + 2 - channel] ?? 0) / 255 - 0.5) / 0.5;
  }
  return input;
}

/** At each step the likeliest sign; repeats are one sign, and a blank stands between two of the same. */
function signsAlong(data: Float32Array, steps: number, signs: readonly string[]): RecognisedSign[] {
  const found: RecognisedSign[] = [];
  let before = 0;
  for (let step = 0; step < steps; step += 1) {
    const row = data.subarray(step * signs.length, (step + 1) * signs.length);
    const best = likeliest(row);
    if (best !== 0 && best !== before) {
      found.push({
        sign: signs[best] ?? '',
        p: row[best] ?? 0,
        others: othersOf(row, best, signs),
        at: (step + 0.5) / steps,
      });
    }
    before = best;
  }
  return found;
}

function likeliest(row: Float32Array): number {
  let best = 0;
  for (let at = 1; at < row.length; at += 1) if ((row[at] ?? 0) > (row[best] ?? 0)) best = at;
  return best;
}

function othersOf(row: Float32Array, best: number, signs: readonly string[]): [string, number][] {
  const others: [string, number][] = [];
  for (let at = 1; at < row.length; at += 1) {
    const p = row[at] ?? 0;
    if (at !== best && p > leastOther) others.push([signs[at] ?? '', p]);
  }
  return others.toSorted(([, one], [, other]) => other - one).slice(0, mostOthers - 1);
}
