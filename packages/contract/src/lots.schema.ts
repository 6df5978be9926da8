import { z } from 'zod';
import { instant } from './common.schema.ts';
import { wishListSchema } from './catalogue.schema.ts';

export const lotQuery = z.object({ id: z.string().regex(/^\d{1,15}$/) });
export type LotQuery = z.infer<typeof lotQuery>;

export const carView = z.object({
  carCommonDetail: z.object({ id: z.int(), lotNumber: z.string(), info: z.string() }),
  lotInfo: z.object({
    lotNumber: z.string(),
    auctionName: z.string(),
    auctionDate: instant,
    condition: z.string(),
    status: z.int(),
  }),
  carInfo: z.object({
    maker: z.string(),
    model: z.string(),
    year: z.int().nullable(),
    chassisId: z.string(),
    mileage: z.int().nullable(),
  }),
  carSpecification: z.object({
    engineCC: z.int().nullable(),
    grade: z.string(),
    color: z.string(),
    transmission: z.string(),
    drive: z.string(),
    equipment: z.string(),
    steering: z.string(),
  }),
  lotImages: z.object({ images: z.array(z.string()), thumbnails: z.array(z.string()) }),
  bidInfo: z.object({ startPrice: z.int().nullable(), soldPrice: z.int().nullable() }),
  wishList: wishListSchema,
});
export type CarView = z.infer<typeof carView>;

export const lotsSchemas = {
  carView: { query: lotQuery, answer: carView },
};
