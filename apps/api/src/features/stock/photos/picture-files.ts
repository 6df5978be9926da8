import type { PhotoWidth } from '@seri/contract/stock/photo';

export const photoFormats = ['avif', 'webp'] as const;
/** JPEG is for files that leave the portal, since every program opens it. */
export type PhotoFormat = (typeof photoFormats)[number] | 'jpeg';
/** `full` is the stored or drawn size. */
export type MadeWidth = PhotoWidth | 'full';

export function formatFor(accept: string | undefined): (typeof photoFormats)[number] {
  return accept?.includes('image/avif') ? 'avif' : 'webp';
}

export function thumbnailKey(key: string, width: MadeWidth, format: PhotoFormat): string {
  return `thumbnails/${width}/${key}.${format}`;
}
