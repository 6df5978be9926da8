import { lotsCalls } from '@seri/contract/lots.calls';
import { lotsSchemas, photoParams } from '@seri/contract/lots.schema';
import { japanDay } from '@seri/domain/japan-time';
import { hasAny } from '@seri/domain/permissions';
import type { FastifyInstance } from 'fastify';
import { apiRoot } from '@seri/contract/headers';
import type { Frame } from '../../platform/http/register-routes.ts';
import { refusal } from '../../platform/http/refusal.ts';
import { type Routes, routesOf } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { readCar } from './lot.read.ts';
import { openPhotos } from './photos.ts';

export function lotsRoutes({ database: { db }, clock }: Platform): Routes {
  return routesOf(lotsCalls, lotsSchemas, {
    carView: ({ actor, input }) => readCar(db, japanDay(clock.now()), actor.accountId, Number(input.query.id)),
  });
}

/** Photos are no calls: bytes, not JSON, kept by the browser for ever since a photo never changes under its id. */
export function photoPages({ database, blobs }: Platform, { identify }: Pick<Frame, 'identify'>) {
  const photos = openPhotos(database, blobs);
  return (app: FastifyInstance): void => {
    app.get(`${apiRoot}/photos/:id/:width`, async (request, reply) => {
      const actor = await identify(request.cookies);
      if (!actor) throw refusal('NOT_SIGNED_IN');
      if (!hasAny(actor.permissions, ['carAuctionsView', 'salesStatisticsView'])) throw refusal('FORBIDDEN');
      const params = photoParams.safeParse(request.params);
      const image = params.success ? await photos(params.data.id, params.data.width) : null;
      if (!image) throw refusal('NOT_FOUND');
      return reply.header('cache-control', 'private, max-age=31536000, immutable').type('image/webp').send(image);
    });
  };
}
