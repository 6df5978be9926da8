import type { FastifyInstance } from 'fastify';
import type { Log } from '../log.ts';

/** One line per request, by the call's name: addresses carry tokens and codes, so they are not logged. */
export function logRequests(app: FastifyInstance, log: Log): void {
  app.addHook('onResponse', async (request, reply) => {
    const call = request.routeOptions.config.call?.name;
    if (!call) return;
    const { statusCode: status } = reply;
    const ms = Math.round(reply.elapsedTime);
    log.info({ id: request.id, call, status, ms, account: request.actor?.accountId }, 'answered');
  });
}
