import { headers } from '@seri/contract/headers';
import { photosCalls } from '@seri/contract/stock/photos.calls';
import { photosSchemas } from '@seri/contract/stock/photos.schema';
import { type JapanDay, japanDay } from '@seri/domain/time/japan-time';
import type { Actor } from '../../../platform/actor.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import { type Routes, routesOf } from '../../../platform/http/route.ts';
import type { Platform } from '../../../platform/platform.ts';
import { isGranted } from '../sharing/sharing.query.ts';
import { readAlbum } from './album.read.ts';
import { type Photo, readPhoto } from './photo.read.ts';
import { openPhotos } from './photos.ts';
import { isShown, maySeePhoto } from './photos.policy.ts';
import { formatFor } from './picture-files.ts';
import { openPreviews } from './previews.ts';
import { zipPhotos } from './zip-photos.ts';

/** A photo never changes under its id, so browsers may cache it forever. */
const keepForEver = 'private, max-age=31536000, immutable';

export function photosRoutes(platform: Platform): Routes {
  const { clock, database } = platform;
  const photos = openPhotos(platform);
  const previews = openPreviews(platform, photos);
  return routesOf('photos', photosCalls, photosSchemas, {
    view: async ({ actor, input: { params, query }, reply }) => {
      const hasGrant = isGranted(platform, params.lotId, query.grant);
      const hasAlbum = isGranted(platform, params.lotId, query.grant, 'album');
      // Refuse before any read, so that the time of a refusal does not reveal whether the photo exists.
      if (!actor && !hasGrant && !hasAlbum) throw refusal(query.grant === undefined ? 'NOT_SIGNED_IN' : 'NOT_FOUND');
      const photo = await readPhoto(database.db, params.lotId, params.photoId);
      const isSeen = photo && (hasAlbum || isOpen(photo, japanDay(clock.now()), actor, hasGrant));
      if (!isSeen) throw refusal('NOT_FOUND');
      const format = formatFor(reply.request.headers.accept);
      const image = await photos(photo, params.width, format, reply.request.signal);
      if (!image) throw refusal('NOT_FOUND');
      reply.header('cache-control', keepForEver).header('vary', 'Accept').type(`image/${format}`);
      return image;
    },
    preview: async ({ input: { params, query }, reply }) => {
      const album = isGranted(platform, params.lotId, query.grant) && (await readAlbum(database.db, params.lotId));
      const image = album && (await previews(album, japanDay(clock.now()), reply.request.signal));
      if (!image) throw refusal('NOT_FOUND');
      reply.type('image/jpeg');
      return image;
    },
    zip: async ({ actor: { permissions }, input: { params, query }, reply }) => {
      const request = { ...params, permissions, hasAlbum: isGranted(platform, params.lotId, query.grant, 'album') };
      const { fileName, bytes, isExact, zip } = await zipPhotos(platform, photos, request);
      reply.type('application/zip').header('content-disposition', `attachment; filename="${fileName}"`);
      reply.header(headers.bytes, bytes);
      if (isExact) reply.header('content-length', bytes);
      return zip;
    },
  });
}

/** R33, R44: open by the flags of a sign-in, or by the grant of a shared lot. */
function isOpen(photo: Photo, today: JapanDay, actor: Actor | null, hasGrant: boolean): boolean {
  return (actor && maySeePhoto(actor.permissions, photo, today)) || (hasGrant && isShown(photo, today));
}
