import { pageFlag, type PageType, pageTypeData, type ShapeOf, soldPageType } from '@seri/domain/catalogue/page-types';
import { call } from '../call.ts';
import type { Done } from '../common.schema.ts';
import type { DownloadQuery, LotQuery, LotViews, NoteBody, PriceSense } from './lots.schema.ts';

export function lotCallsOf<Type extends PageType>(pageType: Type) {
  const flag = pageFlag(pageType);
  const statistics = pageFlag(soldPageType(pageTypeData[pageType].kind));
  const common = { method: 'GET', access: { all: [flag] }, pace: 'reading', refusals: [] } as const;
  return {
    view: call<{ query: LotQuery; answer: LotViews[ShapeOf<Type>] }>()({
      ...common,
      path: `/${pageType}/view`,
    }),
    priceSense: call<{ query: LotQuery; answer: PriceSense }>()({
      ...common,
      path: `/${pageType}/price-sense`,
      access: { all: [flag, statistics] },
    }),
    downloadImages: call<{ query: DownloadQuery; answer: string }>()({
      ...common,
      path: `/${pageType}/download-images`,
      access: { all: [flag, 'downloadPhotos'] },
    }),
  } as const;
}

export const lotCalls = {
  'car-auction': lotCallsOf('car-auction'),
  stock: lotCallsOf('stock'),
  stats: lotCallsOf('stats'),
  bikes: lotCallsOf('bikes'),
  'bike-stats': lotCallsOf('bike-stats'),
  machinery: lotCallsOf('machinery'),
  'machinery-stats': lotCallsOf('machinery-stats'),
} as const;

export const noteCalls = {
  save: call<{ body: NoteBody; answer: Done }>()({
    method: 'POST',
    path: '/car-auction/save-comment',
    access: 'staff',
    pace: 'writing',
    refusals: ['STATE_CHANGED'],
  }),
} as const;
