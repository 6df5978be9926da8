import { z } from 'zod';
import { lotLog } from './lot-log.schema.ts';

export const extraPhotosQuery = lotLog;
export type ExtraPhotosQuery = z.infer<typeof extraPhotosQuery>;

export const extraPhotos = z.object({
  success: z.literal(true),
  /** The service has not answered yet: if it finds pictures, a live event tells of them. */
  later: z.boolean(),
  auctionLotDetail: z.object({
    carCommonDetail: z.object({
      isUss: z.boolean(),
      /** How many lots may still be asked about today; null without a limit. */
      ussLimit: z.int().nullable(),
    }),
    carInfo: z.object({
      id: z.int(),
      /** The addresses of the extra pictures, which are in the album too. */
      images: z.array(z.string()),
      auctionSheet: z.string().nullable(),
    }),
  }),
});
export type ExtraPhotos = z.infer<typeof extraPhotos>;

export const extraPhotosSchemas = {
  find: {
    summary: 'More pictures of a car than its auction house shows at first; it takes up to 45 seconds',
    query: extraPhotosQuery,
    answer: extraPhotos,
  },
};
