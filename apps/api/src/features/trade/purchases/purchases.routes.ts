import { purchasesCalls } from '@seri/contract/trade/purchases.calls';
import { purchasesSchemas } from '@seri/contract/trade/purchases.schema';
import { readerLanguage } from '../../../platform/http/reader-language.ts';
import { type Routes, routesOf } from '../../../platform/http/route.ts';
import type { Platform } from '../../../platform/platform.ts';
import { readDownload } from './download.read.ts';
import { readPurchase } from './purchase.read.ts';
import { readPurchases } from './purchases.read.ts';

export function purchasesRoutes(platform: Platform): Routes {
  return routesOf('purchases', purchasesCalls, purchasesSchemas, {
    list: (asked) => readPurchases(platform, asked.actor, asked.input.query, readerLanguage(asked)),
    view: (asked) => readPurchase(platform, asked.actor, Number(asked.input.query.id), readerLanguage(asked)),
    downloadImages: ({ actor, input }) => readDownload(platform, actor, Number(input.query.id)),
  });
}
