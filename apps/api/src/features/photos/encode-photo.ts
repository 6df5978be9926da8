import type { PhotoWidth } from '@seri/contract/photo';
import sharp, { type Sharp } from 'sharp';

export const photoFormats = ['avif', 'webp'] as const;
export type PhotoFormat = (typeof photoFormats)[number];

/** A file of any form, or the dots of a picture that covers what is behind it: red, green, blue, and a fourth byte. */
export type Picture = Uint8Array | { dots: Uint8Array; width: number; height: number };

/** A drawing of 640 dots is drawn in the largest width at once. */
const density = 144;

/** More effort for AVIF takes twice to ten times as long and saves a tenth at most: here someone waits for it. */
const encoders: Readonly<Record<PhotoFormat, (image: Sharp) => Sharp>> = {
  avif: (image) => image.avif({ quality: 60, effort: 1 }),
  webp: (image) => image.webp({ quality: 82 }),
};

/** Runs on the thread pool. */
export function encodePhoto(source: Picture, width: PhotoWidth, format: PhotoFormat): Promise<Buffer> {
  return encoders[format](open(source).resize({ width, withoutEnlargement: true })).toBuffer();
}

function open(source: Picture): Sharp {
  if (source instanceof Uint8Array) return sharp(source, { density });
  const { dots, width, height } = source;
  return sharp(dots, { raw: { width, height, channels: 4 } }).removeAlpha();
}

export function formatFor(accept: string | undefined): PhotoFormat {
  return accept?.includes('image/avif') ? 'avif' : 'webp';
}

/** `key` tells the picture. */
export function thumbnailKey(key: string, width: PhotoWidth, format: PhotoFormat): string {
  return `thumbnails/${width}/${key}.${format}`;
}
