import { isShareCode } from '@seri/domain/lots/share-code';
import type { PageType } from '@seri/domain/catalogue/page-types';
import { z } from 'zod';
import { digits } from '../common.schema.ts';
import type { SharedViews } from './lots.schema.ts';

/** The name of the lot's id in the query, by page type. */
export const sharedIdName = (pageType: PageType) =>
  pageType.startsWith('bike') ? 'bikeId' : pageType.startsWith('machinery') ? 'id' : 'carId';

export const auctionTypes = ['main', 'one', 'stats', 'share', 'bike', 'mech'] as const;

/** Clients send these too. Only the id decides which lot is shared; a picture of another lot is refused. */
const extraFields = z.object({
  auctionDate: z.string().max(40).optional(),
  imageUrl: z.string().max(1000).optional(),
  auctionType: z.enum(auctionTypes).optional(),
});

const passwordQueries = {
  car: extraFields.extend({ carId: digits }),
  bike: extraFields.extend({ bikeId: digits }),
  machine: extraFields.extend({ id: digits }),
} as const satisfies Record<keyof SharedViews, z.ZodType>;
export type PasswordQuery = z.infer<(typeof passwordQueries)[keyof SharedViews]>;

export function sharedIdOf(query: PasswordQuery): number {
  if ('carId' in query) return Number(query.carId);
  return Number('bikeId' in query ? query.bikeId : query.id);
}

export const password = z.object({ password: z.string().refine(isShareCode) });
export type Password = z.infer<typeof password>;

export function sharingSchemasOf(shape: keyof SharedViews) {
  return {
    password: {
      summary: 'The code under which this account shares a lot',
      query: passwordQueries[shape] as z.ZodType<PasswordQuery>,
      answer: password,
    },
  };
}
