import { type PageType, pageTypes } from '@seri/domain/catalogue/page-types';
import { mayPage } from './access-catalogue.rows.ts';
import { acting, type AccessRow, staff, v1, type World } from './access-row.ts';

/** The lot of the world is a live car without a chassis number: nobody needs to be asked. */
function monthRow(pageType: PageType): AccessRow {
  const isItsKind = pageType === 'car-auction' || pageType === 'stats';
  const askFor = (id: number) => v1('GET', `/${pageType}/production-month?carId=${id}`, { headers: acting });
  return {
    may: mayPage[pageType],
    cases: {
      any: { gives: isItsKind ? 200 : 404, ask: ({ lotId }: World) => askFor(lotId) },
      missing: { gives: 404, ask: ({ missingId }: World) => askFor(missingId) },
    },
  };
}

const askForPhotos = (id: number) => v1('GET', `/car-auction/uss-images?carId=${id}`, { headers: acting });
const reload = (carId: number) => v1('POST', '/car-auction/reload-images', { payload: { carId } });

export const servicesRows: Readonly<Record<string, AccessRow>> = {
  ...Object.fromEntries(pageTypes.map((pageType) => [`production-month.${pageType}.find`, monthRow(pageType)])),
  // The house of the lot has no more pictures of it.
  'extra-photos.find': {
    may: mayPage['car-auction'],
    cases: {
      any: { gives: 404, ask: ({ lotId }: World) => askForPhotos(lotId) },
      missing: { gives: 404, ask: ({ missingId }: World) => askForPhotos(missingId) },
    },
  },
  'photo-reload.reload': {
    may: staff,
    cases: {
      any: { gives: 200, ask: ({ lotId }: World) => reload(lotId) },
      missing: { gives: 404, ask: ({ missingId }: World) => reload(missingId) },
    },
  },
};
