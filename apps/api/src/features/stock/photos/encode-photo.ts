import sharp, { type Sharp } from 'sharp';
import type { Picture } from './photos.tasks.ts';
import type { MadeWidth, PhotoFormat } from './picture-files.ts';

/** At this density a drawing 640 units wide is rendered at the largest width. */
const density = 144;

/** The background of drawings in formats without transparency. */
export const drawingBackground = '#e9efec';

/** More AVIF effort takes two to ten times as long and saves at most a tenth of the size, while a reader waits. */
const encoders: Readonly<Record<PhotoFormat, (image: Sharp) => Sharp>> = {
  avif: (image) => image.avif({ quality: 60, effort: 1 }),
  webp: (image) => image.webp({ quality: 82 }),
  jpeg: (image) => image.flatten({ background: drawingBackground }).jpeg({ quality: 90 }),
};

export function encodePhoto(source: Picture, width: MadeWidth, format: PhotoFormat): Promise<Buffer> {
  const image = open(source);
  return encoders[format](width === 'full' ? image : image.resize({ width, withoutEnlargement: true })).toBuffer();
}

function open(source: Picture): Sharp {
  if (source instanceof Uint8Array) return sharp(source, { density });
  const { dots, width, height } = source;
  return sharp(dots, { raw: { width, height, channels: 4 } }).removeAlpha();
}
