import { headers } from '@seri/contract/headers';
import { photosCalls } from '@seri/contract/photos.calls';
import { photosSchemas } from '@seri/contract/photos.schema';
import { japanDay } from '@seri/domain/japan-time';
import { refusal } from '../../platform/http/refusal.ts';
import { type Routes, routesOf } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { formatFor } from './encode-photo.ts';
import { readPhoto } from './photo.read.ts';
import { type DrawPicture, openPhotos } from './photos.ts';
import { maySeePhoto } from './photos.policy.ts';
import { zipPhotos } from './zip-photos.ts';

/** A photo never changes under its id, so the browser keeps it for ever. */
const keepForEver = 'private, max-age=31536000, immutable';

export function photosRoutes(platform: Platform, draw: DrawPicture): Routes {
  const { clock, database } = platform;
  const photos = openPhotos(platform, draw);
  return routesOf('photos', photosCalls, photosSchemas, {
    view: async ({ actor, input: { params }, reply }) => {
      const photo = await readPhoto(database.db, params.lotId, params.photoId);
      if (!photo || !actor || !maySeePhoto(actor.permissions, photo, japanDay(clock.now()))) throw refusal('NOT_FOUND');
      const format = formatFor(reply.request.headers.accept);
      const image = await photos(photo, params.width, format);
      if (!image) throw refusal('NOT_FOUND');
      reply.header('cache-control', keepForEver).header('vary', 'Accept').type(`image/${format}`);
      return image;
    },
    zip: async ({ actor: { permissions }, input: { params }, reply }) => {
      const { fileName, bytes, isExact, zip } = await zipPhotos(platform, photos, { permissions, lotId: params.lotId });
      reply.type('application/zip').header('content-disposition', `attachment; filename="${fileName}"`);
      reply.header(headers.bytes, bytes);
      if (isExact) reply.header('content-length', bytes);
      return zip;
    },
  });
}
