import { pageFlag, type PageType, type ShapeOf } from '@seri/domain/catalogue/page-types';
import { call } from '../call.ts';
import type { SharedViews } from './lots.schema.ts';
import type { Password, PasswordQuery, SharedQuery } from './sharing.schema.ts';

/** Sharing lots of one page type, and seeing one that was shared. */
export function sharingCallsOf<Type extends PageType>(pageType: Type) {
  return {
    password: call<{ query: PasswordQuery; answer: Password }>()({
      method: 'GET',
      path: `/${pageType}/password`,
      access: { all: [pageFlag(pageType), 'shareCar'] },
      pace: 'writing',
      acts: true,
      refusals: ['SHARE_LIMIT'],
      summary: 'The code under which this account shares a lot',
    }),
    view: call<{ query: SharedQuery; answer: SharedViews[ShapeOf<Type>] }>()({
      method: 'GET',
      path: `/${pageType}/share`,
      access: 'anyone',
      pace: 'reading',
      refusals: ['LOCKED', 'WRONG_CODE', 'CAPTCHA'],
      summary: 'A lot as who was sent its link may see it: by its code, a machine by its id alone',
    }),
  } as const;
}

export const sharingCalls = {
  'car-auction': sharingCallsOf('car-auction'),
  stock: sharingCallsOf('stock'),
  stats: sharingCallsOf('stats'),
  bikes: sharingCallsOf('bikes'),
  'bike-stats': sharingCallsOf('bike-stats'),
  machinery: sharingCallsOf('machinery'),
  'machinery-stats': sharingCallsOf('machinery-stats'),
} as const;
