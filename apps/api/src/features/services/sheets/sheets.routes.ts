import { sheetsCalls } from '@seri/contract/services/sheets.calls';
import { sheetsSchemas } from '@seri/contract/services/sheets.schema';
import { japanDay } from '@seri/domain/time/japan-time';
import { type Routes, routesOf } from '../../../platform/http/route.ts';
import type { Platform } from '../../../platform/platform.ts';
import { readSheetAnswer } from './sheet-answer.read.ts';
import { openTranslatedPictures } from './translated-picture.ts';
import { translateImage } from './translate-image.ts';

/** The address holds the version of the picture, so browsers may cache it forever. */
const keepForEver = 'private, max-age=31536000, immutable';

export function sheetsRoutes(platform: Platform): Routes {
  const { clock, database } = platform;
  const pictures = openTranslatedPictures(platform);
  return routesOf('sheets', sheetsCalls, sheetsSchemas, {
    translate: ({ acting, input: { query }, reply: { request } }) =>
      translateImage(platform, acting, query, request.signal),
    reading: ({ actor, input: { query } }) => readSheetAnswer(database.db, actor, query.carId, japanDay(clock.now())),
    picture: async ({ actor, input: { params }, reply }) => {
      const picture = await pictures(actor, params, japanDay(clock.now()), reply.request.signal);
      reply.header('cache-control', keepForEver).type('image/webp');
      return picture;
    },
  });
}
