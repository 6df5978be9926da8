import { purchaseScopes } from '@seri/domain/purchases/purchase';
import { z } from 'zod';
import { yen } from '../common.schema.ts';
import type { SchemasOf } from '../schema.ts';
import type { debtsCalls } from './debts.calls.ts';

export const debtsQuery = z.object({ clients: z.enum(purchaseScopes).optional() });
export type DebtsQuery = z.infer<typeof debtsQuery>;

/** The debts that free money does not cover, by the days since they were due. */
const buckets = z.object({ notDue: yen, week: yen, month: yen, twoMonths: yen, older: yen });

export const debts = z.object({
  list: z.array(
    z.object({
      client: z.object({ id: z.int(), name: z.string() }),
      open: yen,
      overdue: yen,
      buckets,
      oldestDueOn: z.iso.date().nullable(),
      announced: yen,
    }),
  ),
  total: buckets,
  /** Whether the reader gets the ledger as a file (R89). */
  can: z.object({ saveLedger: z.boolean() }),
});
export type Debts = z.infer<typeof debts>;

export const debtsSchemas = {
  list: { summary: 'What clients owe, by its age', query: debtsQuery, answer: debts },
} satisfies SchemasOf<typeof debtsCalls>;
