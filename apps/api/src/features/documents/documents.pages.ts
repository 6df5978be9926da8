import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type PageType, pageTypeData, pageTypes } from '@seri/domain/page-types';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { originOf } from '../../platform/http/origin.ts';
import { paces } from '../../platform/http/paces.ts';
import { visitorOf } from '../../platform/http/visitor.ts';
import { answerPage } from '../../platform/http/web-app.ts';
import type { Platform } from '../../platform/platform.ts';
import { type PageHead, withHead } from './page-head.ts';
import { readSharedHead } from './shared-head.ts';

interface Asked {
  Params: { id: string };
  Querystring: { code?: unknown };
}

/** Pages of the web app with a head of their own: they hang on who asks, so nobody keeps them. */
export function documentPages(platform: Platform) {
  return (app: FastifyInstance): void => {
    for (const pageType of pageTypes) serveShared(app, platform, pageType);
  };
}

function serveShared(app: FastifyInstance, platform: Platform, pageType: PageType): void {
  const { path } = pageTypeData[pageType];
  const config = { rateLimit: paces.reading };
  app.get<Asked>(`${path}/share/:id`, { config }, async (request, reply) => {
    const { params, query, headers, protocol } = request;
    const address = { pageType, id: params.id, code: query.code, visitor: visitorOf(request) };
    const origin = originOf(platform.settings.publicUrl, protocol, headers);
    return answer(request, reply, platform, await readSharedHead(platform, { ...address, origin }));
  });
}

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  { settings }: Platform,
  head: PageHead,
): Promise<FastifyReply> {
  const page = await readFile(join(settings.webDist ?? '', 'index.html'), 'utf8').catch(() => null);
  if (page === null) return answerPage(request, reply);
  return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(withHead(page, head));
}
