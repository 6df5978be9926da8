import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type PageType, pageTypeData, pageTypes } from '@seri/domain/catalogue/page-types';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isNavigation, originOf } from '../../../platform/http/origin.ts';
import { paces } from '../../../platform/http/paces.ts';
import { visitorOf } from '../../../platform/http/visitor.ts';
import { answerPage } from '../../../platform/http/web-app.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findFirstPicture, withFirstPicture } from './first-picture.ts';
import { withHead } from './page-head.ts';
import { readSharedHead } from './shared-head.ts';

interface LotPageRoute {
  Params: { id: string };
  Querystring: { code?: unknown };
}

/** Pages of the web app that depend on the reader, so they are never cached. */
export function documentPages(platform: Platform) {
  return (app: FastifyInstance): void => {
    for (const pageType of pageTypes) {
      serveLot(app, platform, pageType);
      serveShared(app, platform, pageType);
    }
  };
}

const options = { config: { rateLimit: paces.reading } };

function serveLot(app: FastifyInstance, platform: Platform, pageType: PageType): void {
  app.get<LotPageRoute>(`${pageTypeData[pageType].path}/:id`, options, async (request, reply) => {
    const { id } = request.params;
    const picture = await findFirstPicture(platform, { pageType, id, visitor: visitorOf(request) });
    return picture
      ? answerOwn(request, reply, platform, (page) => withFirstPicture(page, picture))
      : answerPage(request, reply);
  });
}

function serveShared(app: FastifyInstance, platform: Platform, pageType: PageType): void {
  app.get<LotPageRoute>(`${pageTypeData[pageType].path}/share/:id`, options, async (request, reply) => {
    const { params, query, headers, protocol } = request;
    const origin = originOf(platform.settings.publicUrl, protocol, headers);
    // In a browser the page sends the code with its own call. Checking it here too would count a wrong code twice.
    const code = isNavigation(headers) ? undefined : query.code;
    const address = { pageType, id: params.id, code, visitor: visitorOf(request), origin };
    const head = await readSharedHead(platform, address);
    return answerOwn(request, reply, platform, (page) => withHead(page, head));
  });
}

async function answerOwn(
  request: FastifyRequest,
  reply: FastifyReply,
  { settings }: Platform,
  change: (page: string) => string,
): Promise<FastifyReply> {
  const page = await readFile(join(settings.webDist ?? '', 'index.html'), 'utf8').catch(() => null);
  if (page === null) return answerPage(request, reply);
  return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(change(page));
}
