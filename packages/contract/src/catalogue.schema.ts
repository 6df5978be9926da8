import { favouriteGroups } from '@seri/domain/favourite-groups';
import { carSorts, sortOrders } from '@seri/domain/listing';
import { z } from 'zod';
import { instant, pageSizeText, pageText } from './common.schema.ts';

export const listingQuery = z.object({
  sort: z.enum(carSorts).optional(),
  order: z.enum(sortOrders).optional(),
  page: pageText.optional(),
  pageSize: pageSizeText.optional(),
});
export type ListingQuery = z.infer<typeof listingQuery>;

export const wishListSchema = z.array(z.object({ group: z.enum(favouriteGroups), value: z.boolean() }));

export const carLot = z.object({
  id: z.int(),
  lotNo: z.string(),
  auctionDate: instant,
  auctionName: z.string(),
  maker: z.string(),
  model: z.string(),
  year: z.int().nullable(),
  engine: z.int().nullable(),
  chassis: z.string(),
  grade: z.string(),
  color: z.string(),
  gearbox: z.string(),
  priv: z.string(),
  mileage: z.int().nullable(),
  equip: z.string(),
  condition: z.string(),
  steering: z.string().optional(),
  startPrice: z.int().nullable(),
  soldPrice: z.int().nullable(),
  lotType: z.literal('auction'),
  status: z.int(),
  images: z.array(z.string()),
  wishList: wishListSchema,
});
export type CarLot = z.infer<typeof carLot>;

export const pageInfo = z.object({
  page: z.int(),
  pageSize: z.int(),
  totalSearchResults: z.int(),
  totalResults: z.int(),
});
export type PageInfo = z.infer<typeof pageInfo>;

export const carListing = z.object({ carsList: z.array(carLot), pageInfo });
export type CarListing = z.infer<typeof carListing>;

export const catalogueSchemas = { carListing: { query: listingQuery, answer: carListing } };
