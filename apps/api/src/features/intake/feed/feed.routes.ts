import { feedCalls } from '@seri/contract/intake/feed.calls';
import { feedSchemas } from '@seri/contract/intake/feed-calls.schema';
import { type Routes, routesOf } from '../../../platform/http/route.ts';
import type { Platform } from '../../../platform/platform.ts';
import { readDelivery } from './deliveries/delivery.read.ts';
import { receiveDelivery } from './deliveries/receive-delivery.ts';

export function feedRoutes(platform: Platform): Routes {
  return routesOf('feed', feedCalls, feedSchemas, {
    send: ({ sender, input, idempotencyKey }) =>
      receiveDelivery(platform, sender, { body: input.body, idempotencyKey }),
    delivery: ({ sender, input }) => readDelivery(platform.database.db, sender, input.params.id),
  });
}
