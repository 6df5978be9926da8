import { call } from '../call.ts';
import type { DeliveryParams, DeliveryReport, FeedBody, ReceivedDelivery } from './feed-calls.schema.ts';

export const feedCalls = {
  send: call<{ body: FeedBody; answer: ReceivedDelivery }>()({
    method: 'POST',
    path: '/feed',
    access: 'feed-key',
    pace: 'sending',
    takes: { types: ['application/x-ndjson'], most: 256 << 20 },
    status: 202,
    refusals: ['UNKNOWN_KEY'],
  }),
  delivery: call<{ params: DeliveryParams; answer: DeliveryReport }>()({
    method: 'GET',
    path: '/feed/:id',
    access: 'feed-key',
    pace: 'reading',
    refusals: ['UNKNOWN_KEY'],
  }),
} as const;
