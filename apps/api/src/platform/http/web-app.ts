import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendRefusal } from './failures.ts';
import { refusal } from './refusal.ts';

/** The built web app: hashed files for ever, the page itself never from a cache. */
export async function serveWebApp(app: FastifyInstance, folder: string | undefined): Promise<void> {
  if (!folder || !existsSync(join(folder, 'index.html'))) return;
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: true,
    cacheControl: false,
    // As the build has left them beside each file.
    preCompressed: true,
    setHeaders: (reply, path) => {
      const isHashed = path.includes('/assets/');
      reply.raw.setHeader('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  app.get('/', answerPage);
}

/** A page's address: the web app's one page, whose router decides. A missing file stays missing. */
export function answerPage(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { accept = '*/*' } = request.headers;
  const reads = request.method === 'GET' || request.method === 'HEAD';
  const wantsPage = reads && (accept.includes('text/html') || accept.includes('*/*'));
  const isFile = /\.[a-z0-9]+$/i.test(request.url.split('?')[0] ?? '');
  if (!wantsPage || isFile || !reply.sendFile) return sendRefusal(request, reply, refusal('NOT_FOUND'));
  return reply.header('cache-control', 'no-cache').sendFile('index.html');
}
