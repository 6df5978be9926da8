import { settlementsCalls } from '@seri/contract/trade/settlements.calls';
import { settlementsSchemas } from '@seri/contract/trade/settlements.schema';
import { type Routes, routesOf } from '../../../platform/http/route.ts';
import type { Platform } from '../../../platform/platform.ts';
import { changeSettlement } from './change-settlement.ts';
import { proposeSettlement } from './proposal.read.ts';
import { reverseSettlement } from './reverse-settlement.ts';
import { cancelPurchase, resellPurchase } from './settle-purchase.ts';

export function settlementsRoutes({ database: { db }, clock }: Platform): Routes {
  return routesOf('settlements', settlementsCalls, settlementsSchemas, {
    cancel: ({ acting, input }) => cancelPurchase(acting, input.body),
    resell: ({ acting, input }) => resellPurchase(acting, input.body),
    change: ({ acting, input }) => changeSettlement(acting, input.body),
    reverse: ({ acting, input }) => reverseSettlement(acting, input.body),
    propose: ({ actor, input }) => proposeSettlement(db, actor, Number(input.query.id), clock.now()),
  });
}
