import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendRefusal } from './failures.ts';
import { refusal } from './refusal.ts';

/** Serves the built web app: hashed files are cached for ever, the page itself is always revalidated. */
export async function serveWebApp(app: FastifyInstance, folder: string | undefined): Promise<void> {
  if (!folder || !existsSync(join(folder, 'index.html'))) return;
  await app.register(fastifyStatic, {
    root: folder,
    // Its own route would list the folder at each request, to tell `A.js` from `a.js` where the disk does not.
    serve: false,
    // The build leaves a compressed copy beside each file.
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = path.includes('/assets/');
      reply.raw.setHeader('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  app.get<{ Params: { '*': string } }>('/*', (request, reply) =>
    isFile(request) ? reply.sendFile(request.params['*']) : answerPage(request, reply),
  );
  app.get('/', answerPage);
}

/** Files have endings and pages have none, so that no page is looked for on the disk. */
const isFile = ({ url }: FastifyRequest) => /\.[a-z0-9]+$/i.test(url.split('?')[0] ?? '');

/** Answers any page address with the web app's single page, whose router decides. A missing file is a 404. */
export function answerPage(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { accept = '*/*' } = request.headers;
  const reads = request.method === 'GET' || request.method === 'HEAD';
  const wantsPage = reads && (accept.includes('text/html') || accept.includes('*/*'));
  if (!wantsPage || isFile(request) || !reply.sendFile) return sendRefusal(request, reply, refusal('NOT_FOUND'));
  return reply.header('cache-control', 'no-cache').sendFile('index.html');
}
