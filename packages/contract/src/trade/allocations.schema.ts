import { mostDueDays } from '@seri/domain/money/company-billing';
import { largestAmount } from '@seri/domain/money/ledger';
import { z } from 'zod';
import { digits, done, instant, yen } from '../common.schema.ts';
import type { SchemasOf } from '../schema.ts';
import type { allocationsCalls } from './allocations.calls.ts';

const id = z.int().positive();
const amount = yen.min(1).max(largestAmount);

export const allocateBody = z.object({ entryId: id, purchaseId: id, amount });
export type AllocateBody = z.infer<typeof allocateBody>;

/** So much of an allocation is free again, or pays another purchase at once. */
export const freeBody = z.object({ id, amount, purchaseId: id.nullable() });
export type FreeBody = z.infer<typeof freeBody>;

export const termsBody = z.object({
  id,
  /** Staff allocate the money of the account, no rule. */
  byHand: z.boolean(),
  /** Bank days until a purchase is due; null: as usual. Purchases that are booked already keep their day. */
  dueDays: z.int().min(1).max(mostDueDays).nullable(),
});
export type TermsBody = z.infer<typeof termsBody>;

export const allocationsQuery = z.object({ id: digits });
export type AllocationsQuery = z.infer<typeof allocationsQuery>;

const namedPurchase = z.object({ purchaseId: z.int(), name: z.string() });

export const allocations = z.object({
  /** The money that no purchase needs or has; below zero if more is owed than what is open. */
  free: yen,
  byHand: z.boolean(),
  dueDays: z.int().nullable(),
  /** Money of which something is left, the oldest first. */
  sources: z.array(z.object({ entryId: z.int(), date: instant, description: z.string(), amount: yen, rest: yen })),
  /** The open purchases, the oldest due first. */
  open: z.array(namedPurchase.extend({ cost: yen, open: yen, dueOn: z.iso.date().nullable() })),
  /** The allocations, as far as they are not freed, the newest first. */
  made: z.array(
    namedPurchase.extend({
      id: z.int(),
      entryId: z.int(),
      amount: yen,
      at: instant,
      /** Null: by rule. */
      by: z.string().nullable(),
    }),
  ),
  can: z.object({ allocate: z.boolean() }),
});
export type Allocations = z.infer<typeof allocations>;

export const allocationsSchemas = {
  list: {
    summary: 'The money of a client that is left, what is open, and what pays what',
    query: allocationsQuery,
    answer: allocations,
  },
  allocate: { summary: 'Allocates money of an entry to a purchase', body: allocateBody, answer: done },
  free: { summary: 'Frees an allocation, or moves it to another purchase', body: freeBody, answer: done },
  setTerms: {
    summary: 'When a client pays, and whether its money is allocated by hand instead of to the oldest due',
    body: termsBody,
    answer: done,
  },
} satisfies SchemasOf<typeof allocationsCalls>;
