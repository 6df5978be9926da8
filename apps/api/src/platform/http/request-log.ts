import type { FastifyInstance } from 'fastify';
import type { Log } from '../log.ts';

/** Logs one line per request under the call's name, because addresses carry tokens and codes. */
export function logRequests(app: FastifyInstance, log: Log): void {
  app.addHook('onResponse', async (request, reply) => {
    const call = request.routeOptions.config.call?.name;
    if (!call) return;
    const { statusCode: status } = reply;
    const ms = Math.round(reply.elapsedTime);
    const { id, refusal, actor } = request;
    log.info({ id, call, status, refusal, ms, account: actor?.accountId }, 'answered');
  });
}
