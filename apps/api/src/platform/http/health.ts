import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

export interface Readiness {
  /** Names what is not ready, or nothing when all is. */
  check(): Promise<string[]>;
}

/** `/healthz`: the process lives. `/readyz`: it can serve. `/metrics`: how it does. */
export function answerHealth(app: FastifyInstance, readiness: Readiness): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: 'seri_http_seconds',
    help: 'Time to answer, by call and status',
    labelNames: ['call', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    const call = request.routeOptions.config.call?.name ?? 'other';
    seconds.observe({ call, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  app.get('/healthz', async () => ({ alive: true }));
  app.get('/readyz', async (_request, reply) => {
    const waiting = await readiness.check();
    return reply.code(waiting.length === 0 ? 200 : 503).send({ ready: waiting.length === 0, waiting });
  });
  app.get('/metrics', async (_request, reply) => reply.type(registry.contentType).send(await registry.metrics()));
}
