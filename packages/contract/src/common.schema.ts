import { pageSizes, sortOrders } from '@seri/domain/catalogue/listing';
import { languageIds } from '@seri/domain/common/languages';
import { z } from 'zod';

export const done = z.object({ success: z.literal(true) });
export type Done = z.infer<typeof done>;
export const success: Done = { success: true };

/** An id in a query: digits of a safe integer. */
export const digits = z.string().regex(/^\d{1,15}$/);
export const idText = digits.transform(Number);

export const bytes = z.instanceof(Uint8Array);

/** A streamed answer; it ends early if the client stops reading. */
export const stream = z.custom<AsyncIterable<string>>();
export const byteStream = z.custom<AsyncIterable<Uint8Array>>();

export const instant = z.iso.datetime({ offset: true });

export const yen = z.int();

const pageText = z.string().regex(/^[1-9]\d{0,6}$/);
const pageSizeText = z.enum(pageSizes.map(String) as `${(typeof pageSizes)[number]}`[]);

export const paging = { page: pageText.optional(), pageSize: pageSizeText.optional() };

export const sortedPaging = <Sort extends string>(sorts: readonly Sort[]) => ({
  sort: z.enum(sorts).optional(),
  order: z.enum(sortOrders).optional(),
  ...paging,
});

export const pageInfo = z.object({
  page: z.int(),
  pageSize: z.int(),
  totalSearchResults: z.int(),
  totalResults: z.int(),
});
export type PageInfo = z.infer<typeof pageInfo>;

const mostVersion = 2 ** 31 - 2;

/**
 * Optimistic lock: every change increases it, and a write with an older version is refused with 409. The version after the
 * last one still fits its column.
 */
export const version = z.int().min(1).max(mostVersion);

export const languageId = z.union([z.literal(languageIds.en), z.literal(languageIds.ru)]);
