import { companyStudio } from '../features/people/company/company.studio.ts';
import { carPapersStudio } from '../features/shipping/car-papers/car-papers.studio.ts';
import { photosStudio } from '../features/stock/photos/photos.studio.ts';
import { sheetsStudio } from '../features/services/sheets/sheets.studio.ts';
import type { DrawPicture } from '../features/stock/photos/photos.tasks.ts';
import type { Studio } from '../platform/studio/studio.ts';

const picture = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480"/>');
const sheet = { dots: new Uint8Array(4 * 1280 * 960), width: 1280, height: 960 };

/** A blank picture for every car and bike, and a blank sheet. */
export const drawBlank: DrawPicture = async (address) => {
  if (address.startsWith('drawn:sheet/')) return sheet;
  return /^drawn:(?:car\/sedan|bike\/naked)\//.test(address) ? picture : null;
};

/** A product without a demonstration draws no pictures. */
export const drawNothing: DrawPicture = async () => null;

/** Makes the pictures in the process of the test. */
export function plainStudio(draw: DrawPicture): Studio {
  const handlers = new Map(
    [...photosStudio(draw), ...companyStudio(), ...sheetsStudio(), ...carPapersStudio()].map((handler) => [
      handler.name,
      handler,
    ]),
  );
  return {
    make: async ({ name }, args, signal) => {
      signal?.throwIfAborted();
      return handlers.get(name)?.make(args) as never;
    },
    warmUp: () => undefined,
    figures: [],
    stop: async () => undefined,
  };
}
