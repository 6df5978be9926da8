import type { PhotoWidth } from '@seri/contract/stock/photo';
import sharp, { type Sharp } from 'sharp';

export const photoFormats = ['avif', 'webp'] as const;
/** JPEG is for files that leave the portal, since every program opens it. */
export type PhotoFormat = (typeof photoFormats)[number] | 'jpeg';
/** `full` is the stored or drawn size. */
export type MadeWidth = PhotoWidth | 'full';

/** An image file, or raw opaque pixels of four bytes: red, green, blue and one unused. */
export type Picture = Uint8Array | { dots: Uint8Array; width: number; height: number };

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

export function thumbnailKey(key: string, width: MadeWidth, format: PhotoFormat): string {
  return `thumbnails/${width}/${key}.${format}`;
}
