import { extraPhotosCalls } from '@seri/contract/services/extra-photos.calls';
import { extraPhotosSchemas } from '@seri/contract/services/extra-photos.schema';
import type { AwaitedAskings } from '../../../platform/asking/await-askings.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import { type Routes, routesOf } from '../../../platform/http/route.ts';
import type { Platform } from '../../../platform/platform.ts';
import { askExtraPhotos } from './ask-extra-photos.ts';

/** R84: the call is missing where no provider is. */
export function extraPhotosRoutes(platform: Platform, awaited: AwaitedAskings, isOffered: boolean): Routes {
  return routesOf('extra-photos', extraPhotosCalls, extraPhotosSchemas, {
    find: ({ acting, input: { query }, reply }) => {
      if (!isOffered) throw refusal('NOT_FOUND');
      const request = { pageType: 'car-auction', lotId: Number(query.carId), now: platform.clock.now() } as const;
      return askExtraPhotos(platform, awaited, acting, { ...request, signal: reply.request.signal });
    },
  });
}
