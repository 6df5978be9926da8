import { z } from 'zod';
import { idText, instant } from '../common.schema.ts';
import type { feedCalls } from './feed.calls.ts';
import type { SchemasOf } from '../schema.ts';

const count = z.int().min(0);

export const receivedDelivery = z.object({ id: z.int().positive() });

export const deliveryParams = z.object({ id: idText });

export const delivery = z.object({
  id: z.int().positive(),
  state: z.enum(['waiting', 'running', 'done', 'failed', 'cancelled']),
  failure: z.string().nullable(),
  /** The size of the file, and how many of its bytes are committed. */
  bytes: count,
  position: count,
  added: count,
  changed: count,
  unchanged: count,
  rejected: count,
  createdAt: instant,
  finishedAt: instant.nullable(),
  /** The first hundred rejected rows. */
  rejects: z.array(z.object({ line: count, reason: z.string(), row: z.string() })),
});

export type ReceivedDelivery = z.infer<typeof receivedDelivery>;
export type DeliveryParams = z.output<typeof deliveryParams>;
export type DeliveryReport = z.infer<typeof delivery>;
export type FeedBody = AsyncIterable<Uint8Array>;

export const feedSchemas: SchemasOf<typeof feedCalls> = {
  send: {
    summary: 'Keeps a file of a feed and has it imported, see docs/feed.md',
    body: z.custom<FeedBody>(),
    answer: receivedDelivery,
  },
  delivery: {
    summary: 'How far a file of the own source has been taken, and what was rejected',
    params: deliveryParams,
    answer: delivery,
  },
};
