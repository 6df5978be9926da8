import { pageFlag, type PageType } from '@seri/domain/catalogue/page-types';
import { call } from '../call.ts';
import type { Password, PasswordQuery } from './sharing.schema.ts';

export function sharingCallsOf<Type extends PageType>(pageType: Type) {
  return {
    password: call<{ query: PasswordQuery; answer: Password }>()({
      method: 'GET',
      path: `/${pageType}/password`,
      access: { all: [pageFlag(pageType), 'shareCar'] },
      pace: 'writing',
      // It makes the code or renews it, although it is a GET.
      acts: true,
      refusals: ['SHARE_LIMIT'],
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
