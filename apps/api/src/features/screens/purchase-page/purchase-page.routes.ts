import { purchasePageCalls } from '@seri/contract/screens/purchase-page.calls';
import { purchasePageSchemas } from '@seri/contract/screens/purchase-page.schema';
import { readerLanguage } from '../../../platform/http/reader-language.ts';
import { type Routes, routesOf } from '../../../platform/http/route.ts';
import type { Platform } from '../../../platform/platform.ts';
import { readPurchasePage } from './purchase-page.read.ts';

export function purchasePageRoutes(platform: Platform): Routes {
  return routesOf('purchasePage', purchasePageCalls, purchasePageSchemas, {
    view: (request) =>
      readPurchasePage(platform, request.actor, Number(request.input.query.id), readerLanguage(request)),
  });
}
