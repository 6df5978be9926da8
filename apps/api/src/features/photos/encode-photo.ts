import type { PhotoWidth } from '@seri/contract/photo';
import sharp, { type Sharp } from 'sharp';

export const photoFormats = ['avif', 'webp'] as const;
export type PhotoFormat = (typeof photoFormats)[number];

/** A drawing of 640 dots is drawn in the largest width at once. */
const density = 144;

/** More effort for AVIF takes twice to ten times as long and saves a tenth at most: here someone waits for it. */
const encoders: Readonly<Record<PhotoFormat, (picture: Sharp) => Sharp>> = {
  avif: (picture) => picture.avif({ quality: 60, effort: 1 }),
  webp: (picture) => picture.webp({ quality: 82 }),
};

/** Runs on the thread pool. */
export function encodePhoto(source: Uint8Array, width: PhotoWidth, format: PhotoFormat): Promise<Buffer> {
  return encoders[format](sharp(source, { density }).resize({ width, withoutEnlargement: true })).toBuffer();
}

export function formatFor(accept: string | undefined): PhotoFormat {
  return accept?.includes('image/avif') ? 'avif' : 'webp';
}

/** `key` tells the picture. */
export function thumbnailKey(key: string, width: PhotoWidth, format: PhotoFormat): string {
  return `thumbnails/${width}/${key}.${format}`;
}
