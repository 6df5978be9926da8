import { purchasesCalls } from '@seri/contract/trade/purchases.calls';
import { purchasesSchemas } from '@seri/contract/trade/purchases.schema';
import { readerLanguage } from '../../../platform/http/reader-language.ts';
import { type Routes, routesOf } from '../../../platform/http/route.ts';
import type { Platform } from '../../../platform/platform.ts';
import { readDownload } from './download.read.ts';
import { correctStage } from './stages/correct-stage.ts';
import { editLogistics } from './stages/edit-logistics.ts';
import { movePurchase } from './stages/move-purchase.ts';
import { readPurchases } from './purchases.read.ts';

export function purchasesRoutes(platform: Platform): Routes {
  return routesOf('purchases', purchasesCalls, purchasesSchemas, {
    list: (request) => readPurchases(platform, request.actor, request.input.query, readerLanguage(request)),
    move: ({ acting, input }) => movePurchase(acting, input.body),
    correctStage: ({ acting, input }) => correctStage(acting, input.body),
    editLogistics: ({ acting, input }) => editLogistics(acting, input.body),
    downloadImages: ({ actor, input }) => readDownload(platform, actor, Number(input.query.id)),
  });
}
