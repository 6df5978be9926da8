import type { PhotoWidth } from '@seri/contract/stock/photo';
import sharp, { type Sharp } from 'sharp';

export const photoFormats = ['avif', 'webp'] as const;
/** JPEG is what leaves the portal: people open it anywhere. */
export type PhotoFormat = (typeof photoFormats)[number] | 'jpeg';
/** As large as it is kept, or drawn. */
export type MadeWidth = PhotoWidth | 'full';

/** A file of any form, or the dots of a picture that covers what is behind it: red, green, blue, and a fourth byte. */
export type Picture = Uint8Array | { dots: Uint8Array; width: number; height: number };

/** A drawing of 640 dots is drawn in the largest width at once. */
const density = 144;

/** What is behind a drawing where a picture must cover it. */
export const bare = '#e9efec';

/** More effort for AVIF takes twice to ten times as long and saves a tenth at most: here someone waits for it. */
const encoders: Readonly<Record<PhotoFormat, (image: Sharp) => Sharp>> = {
  avif: (image) => image.avif({ quality: 60, effort: 1 }),
  webp: (image) => image.webp({ quality: 82 }),
  jpeg: (image) => image.flatten({ background: bare }).jpeg({ quality: 90 }),
};

/** Runs on the thread pool. */
export function encodePhoto(source: Picture, width: MadeWidth, format: PhotoFormat): Promise<Buffer> {
  const image = open(source);
  return encoders[format](width === 'full' ? image : image.resize({ width, withoutEnlargement: true })).toBuffer();
}

function open(source: Picture): Sharp {
  if (source instanceof Uint8Array) return sharp(source, { density });
  const { dots, width, height } = source;
  return sharp(dots, { raw: { width, height, channels: 4 } }).removeAlpha();
}

export function formatFor(accept: string | undefined): (typeof photoFormats)[number] {
  return accept?.includes('image/avif') ? 'avif' : 'webp';
}

/** `key` tells the picture. */
export function thumbnailKey(key: string, width: MadeWidth, format: PhotoFormat): string {
  return `thumbnails/${width}/${key}.${format}`;
}
