import type { SheetPlace } from '@seri/domain/sheet/reading/reading';
import type { Pixels } from '../../../../platform/ocr/pixels.ts';

/** Whole pixels of a picture. */
export interface PictureBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function pictureBoxOf(
  { x, y, width, height }: SheetPlace,
  picture: Pick<Pixels, 'width' | 'height'>,
): PictureBox {
  return {
    x: Math.round(x * picture.width),
    y: Math.round(y * picture.height),
    width: Math.round(width * picture.width),
    height: Math.round(height * picture.height),
  };
}
