import { lotsCalls } from '@seri/contract/lots.calls';
import { lotsSchemas } from '@seri/contract/lots.schema';
import { japanDay } from '@seri/domain/japan-time';
import { refusal } from '../../platform/http/refusal.ts';
import { type Routes, routesOf } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { readCar } from './lot.read.ts';
import { openPhotos } from './photos.ts';

/** A photo never changes under its id, so the browser keeps it for ever. */
const keepForEver = 'private, max-age=31536000, immutable';

export function lotsRoutes({ database, blobs, clock }: Platform): Routes {
  const { db } = database;
  const photos = openPhotos(db, blobs);
  const today = () => japanDay(clock.now());
  return routesOf('lots', lotsCalls, lotsSchemas, {
    carView: ({ actor, input }) => readCar(db, today(), actor.accountId, Number(input.query.id)),
    photo: async ({ input, reply }) => {
      const photo = await photos(today(), input.params.id, input.params.width);
      if (!photo) throw refusal('NOT_FOUND');
      reply.header('cache-control', keepForEver).type('image/webp');
      return photo;
    },
  });
}
