import type { DrawPicture } from '../features/stock/photos/photos.ts';
import type { Settings } from '../platform/config/settings.ts';

const sheets = 'drawn:sheet/';

/** What draws the demonstration's pictures. It is loaded with the first of them, and elsewhere never. */
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

/** `drawn:car/sedan/front/b33030` shows a sedan, and so does the map of its sheet. */
function bodyOf(photo: string | undefined): string | undefined {
  return photo?.split('/')[1];
}
