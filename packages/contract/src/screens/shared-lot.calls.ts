import type { PageType, ShapeOf } from '@seri/domain/catalogue/page-types';
import { call } from '../call.ts';
import type { SharedViews } from '../stock/lots.schema.ts';
import type { SharedQuery } from './shared-lot.schema.ts';

/** For visitors who have the link of a shared lot. */
export function sharedLotCallsOf<Type extends PageType>(pageType: Type) {
  return {
    view: call<{ query: SharedQuery; answer: SharedViews[ShapeOf<Type>] }>()({
      method: 'GET',
      path: `/${pageType}/share`,
      access: 'anyone',
      pace: 'reading',
      refusals: ['LOCKED', 'WRONG_CODE', 'CAPTCHA'],
    }),
  } as const;
}

export const sharedLotCalls = {
  'car-auction': sharedLotCallsOf('car-auction'),
  stock: sharedLotCallsOf('stock'),
  stats: sharedLotCallsOf('stats'),
  bikes: sharedLotCallsOf('bikes'),
  'bike-stats': sharedLotCallsOf('bike-stats'),
  machinery: sharedLotCallsOf('machinery'),
  'machinery-stats': sharedLotCallsOf('machinery-stats'),
} as const;
