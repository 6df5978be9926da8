import { senderKinds } from '@seri/domain/receipts/sender-kinds';
import { z } from 'zod';
import { digits, done, instant } from '../common.schema.ts';
import type { SchemasOf } from '../schema.ts';
import type { sendersCalls } from './senders.calls.ts';

export const sendersQuery = z.object({ id: digits });
export type SendersQuery = z.infer<typeof sendersQuery>;

export const senders = z.object({
  /** The latest first. */
  list: z.array(
    z.object({ key: z.string(), name: z.string(), kind: z.enum(senderKinds), by: z.string(), at: instant }),
  ),
  can: z.object({ forget: z.boolean() }),
});
export type Senders = z.infer<typeof senders>;

export const senderQuery = sendersQuery.extend({ key: z.string().min(1).max(600) });
export type SenderQuery = z.infer<typeof senderQuery>;

export const sendersSchemas = {
  list: {
    summary: 'The names under which the money of a client comes: its own, and those who pay for it',
    query: sendersQuery,
    answer: senders,
  },
  forget: { summary: 'Forgets a sender of a client', query: senderQuery, answer: done },
} satisfies SchemasOf<typeof sendersCalls>;
