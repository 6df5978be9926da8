import { renderAsync } from '@resvg/resvg-js';
import { drawPicture } from './draw-picture.ts';

/** The picture at this address as PNG; null for an unknown address. */
export async function renderPicture(address: string): Promise<Uint8Array | null> {
  const drawing = drawPicture(address);
  return drawing === null ? null : (await renderAsync(drawing)).asPng();
}
