import type { DrawPicture } from '@seri/api/features/stock/photos/photos.tasks';

const sheets = 'drawn:sheet/';

/** Draws the demonstration's pictures. The drawing code is loaded with the first of them: the studio of a worker draws none. */
export const drawDemoPicture: DrawPicture = async (address, lot) => {
  if (address.startsWith(sheets)) {
    const { renderSheet } = await import('@seri/drawings/sheets/render-sheet');
    return renderSheet({ ...lot, body: bodyOf(lot.firstPhoto) });
  }
  const { drawPicture } = await import('@seri/drawings/vehicles/draw-picture');
  const drawing = drawPicture(address);
  return drawing === null ? null : Buffer.from(drawing);
};

/** The sedan of `drawn:car/sedan/front/b33030`, which the map of the sheet must show too. */
function bodyOf(photo: string | undefined): string | undefined {
  return photo?.split('/')[1];
}
