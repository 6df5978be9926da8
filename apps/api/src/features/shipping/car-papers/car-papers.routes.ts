import { carPapersCalls } from '@seri/contract/shipping/car-papers.calls';
import { carPapersSchemas } from '@seri/contract/shipping/car-papers.schema';
import { headers } from '@seri/contract/headers';
import { readerLanguage } from '../../../platform/http/reader-language.ts';
import { type Routes, routesOf } from '../../../platform/http/route.ts';
import type { Platform } from '../../../platform/platform.ts';
import { readCarsForPaper } from './cars-for-paper.read.ts';
import { editPaper } from './edit-paper.ts';
import { sendPaper } from './send-paper.ts';
import { serveCarPaper } from './serve-car-paper.ts';
import { zipCarPapers } from './zip-papers.ts';

export function carPapersRoutes(platform: Platform): Routes {
  return routesOf('carPapers', carPapersCalls, carPapersSchemas, {
    send: ({ acting, input }) => sendPaper(acting, input, platform),
    edit: ({ acting, input }) => editPaper(acting, input.body),
    file: (request) =>
      serveCarPaper(
        platform,
        request.actor,
        { id: Number(request.input.query.id), language: readerLanguage(request) },
        request.reply,
      ),
    zip: async (request) => {
      const asked = { purchaseId: Number(request.input.query.id), language: readerLanguage(request) };
      const { fileName, bytes, zip } = await zipCarPapers(platform, request.actor, asked);
      const { reply } = request;
      reply.type('application/zip').header('content-disposition', `attachment; filename="${fileName}"`);
      reply.header('cache-control', 'private, no-store').header(headers.bytes, bytes).header('content-length', bytes);
      return zip;
    },
    cars: ({ actor, input }) => readCarsForPaper(platform.database.db, actor, Number(input.query.id)),
  });
}
