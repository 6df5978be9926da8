import { sendersCalls } from '@seri/contract/trade/senders.calls';
import { sendersSchemas } from '@seri/contract/trade/senders.schema';
import { type Routes, routesOf } from '../../../../platform/http/route.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { forgetSender } from './forget-sender.ts';
import { readSenders } from './senders.read.ts';

export function sendersRoutes({ database: { db } }: Platform): Routes {
  return routesOf('senders', sendersCalls, sendersSchemas, {
    list: ({ actor, input }) => readSenders(db, actor, Number(input.query.id)),
    forget: ({ acting, input }) => forgetSender(acting, input.query),
  });
}
