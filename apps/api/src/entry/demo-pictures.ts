import type { DrawPicture } from '../features/stock/photos/photos.ts';
import type { Settings } from '../platform/config/settings.ts';

const sheets = 'drawn:sheet/';

/** Draws the demonstration's pictures. The drawing code is loaded with the first of them, so never without a demonstration. */
export function demoPictures({ demo }: Pick<Settings, 'demo'>): DrawPicture {
  if (!demo) return async () => null;
  return async (address, lot) => {
    if (address.startsWith(sheets)) {
      const { renderSheet } = await import('@seri/demo/sheets/render-sheet');
      return renderSheet({ ...lot, body: bodyOf(lot.firstPhoto) });
    }
    const { drawPicture } = await import('@seri/demo/drawings/draw-picture');
    const drawing = drawPicture(address);
    return drawing === null ? null : Buffer.from(drawing);
  };
}

/** The sedan of `drawn:car/sedan/front/b33030`, which the map of the sheet must show too. */
function bodyOf(photo: string | undefined): string | undefined {
  return photo?.split('/')[1];
}
