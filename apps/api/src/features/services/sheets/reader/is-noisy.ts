import { type Pixels, sharpOf } from '../../../../platform/ocr/pixels.ts';

/** Half of the pixels of a clean sheet are as their neighbours; those of a scan differ by three levels of grey. */
const leastNoise = 2;
const every = 7;

export async function isNoisy(pixels: Pixels): Promise<boolean> {
  const grey = await sharpOf(pixels).greyscale().raw().toBuffer();
  const { width, height } = pixels;
  const histogram = new Uint32Array(256);
  let count = 0;
  for (let at = width + 1; at < width * (height - 1) - 1; at += every) {
    const around = (grey[at - 1] ?? 0) + (grey[at + 1] ?? 0) + (grey[at - width] ?? 0) + (grey[at + width] ?? 0);
    const difference = Math.min(255, Math.round(Math.abs((grey[at] ?? 0) - around / 4)));
    histogram[difference] = (histogram[difference] ?? 0) + 1;
    count += 1;
  }
  let seen = 0;
  const median = histogram.findIndex((pixelsOfIt) => (seen += pixelsOfIt) >= count / 2);
  return median >= leastNoise;
}
