import { sharingCallsOf } from '@seri/contract/stock/sharing.calls';
import { sharedIdOf, sharingSchemasOf } from '@seri/contract/stock/sharing.schema';
import { type PageType, pageTypeData, pageTypes } from '@seri/domain/catalogue/page-types';
import { ownPathOf } from '../../../platform/http/origin.ts';
import { type Routes, routesOf } from '../../../platform/http/route.ts';
import type { Platform } from '../../../platform/platform.ts';
import { shareLot } from './share-lot.ts';

export function sharingRoutes(platform: Platform): Routes[] {
  return pageTypes.map((pageType) => routesOfPage(platform, pageType));
}

function routesOfPage(platform: Platform, pageType: PageType): Routes {
  return routesOf(`sharing.${pageType}`, sharingCallsOf(pageType), sharingSchemasOf(pageTypeData[pageType].shape), {
    password: ({ acting, input: { query }, reply: { request } }) => {
      const { publicUrl } = platform.settings;
      const picture = query.imageUrl ? ownPathOf(query.imageUrl, request.headers, publicUrl) : undefined;
      return shareLot(platform, acting, { pageType, lotId: sharedIdOf(query), picture });
    },
  });
}
