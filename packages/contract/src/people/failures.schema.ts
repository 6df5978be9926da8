import { failedSignInDays, failedSignInReasons } from '@seri/domain/people/failed-sign-ins';
import { z } from 'zod';
import { instant, pageInfo, paging } from '../common.schema.ts';

const dayCount = z.enum(failedSignInDays.map(String) as `${(typeof failedSignInDays)[number]}`[]);

export const failedSignInsQuery = z.object({
  reason: z.enum(failedSignInReasons).optional(),
  /** How far to look back. */
  days: dayCount.optional(),
  ...paging,
});
export type FailedSignInsQuery = z.infer<typeof failedSignInsQuery>;

/** Tries of one minute with the same network, account or address, and reason. */
export const failedSignIns = z.object({
  failures: z.array(
    z.object({
      id: z.int(),
      /** The last of them. */
      at: instant,
      network: z.string().nullable(),
      reason: z.enum(failedSignInReasons),
      tries: z.int(),
      account: z.object({ id: z.int(), name: z.string(), email: z.string() }).nullable(),
      /** Stands for an address that has no account; null beside no account if several are counted together. */
      addressMark: z.string().nullable(),
    }),
  ),
  /** The sum over all pages. */
  tries: z.int(),
  pageInfo,
});
export type FailedSignIns = z.infer<typeof failedSignIns>;

export const failuresSchemas = {
  list: {
    summary: 'Tries to sign in that failed, the latest first; for owners',
    query: failedSignInsQuery,
    answer: failedSignIns,
  },
};
