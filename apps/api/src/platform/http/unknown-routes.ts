import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { apiRoot } from '@seri/contract/headers';
import { sendRefusal } from './failures.ts';
import { refusal } from './refusal.ts';

const methods = ['GET', 'POST', 'PUT', 'DELETE'] as const;

/** Under the API's root an unknown path is a 404, a known one with another method a 405; elsewhere the web app answers. */
export function answerUnknownRoutes(
  app: FastifyInstance,
  elsewhere: (request: FastifyRequest, reply: FastifyReply) => FastifyReply,
): void {
  const known = new Map<string, string[]>();
  app.addHook('onRoute', ({ url, method }) => {
    known.set(url, [...(known.get(url) ?? []), ...[method].flat()]);
  });
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    if (!path.startsWith(`${apiRoot}/`)) return elsewhere(request, reply);
    const allow = methods.filter((method) => known.get(path)?.includes(method)).join(', ');
    return sendRefusal(request, reply, allow ? refusal('METHOD_NOT_ALLOWED', { allow }) : refusal('NOT_FOUND'));
  });
}
