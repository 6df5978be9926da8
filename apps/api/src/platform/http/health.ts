import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

export interface Readiness {
  /** Names what is not ready, or nothing when all is. */
  check(): Promise<string[]>;
}

/** A number that somebody keeps, read when it is asked for: one, or one for each value of a label. A `_total` only goes up. */
export type Figure = { name: string; help: string } & (
  | { value: () => number | undefined }
  | { label: string; values: () => Readonly<Record<string, number>> }
);

/** What a part of the process says of itself beside whether it can serve. */
export interface Condition {
  /** By the name of the part what it is at. */
  states: () => Readonly<Record<string, string>>;
  figures: readonly Figure[];
}

/** `/healthz`: the process lives. `/readyz`: it can serve. `/metrics`: how it does. */
export function answerHealth(app: FastifyInstance, readiness: Readiness, { states, figures }: Condition): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  for (const figure of figures) tellFigure(registry, figure);
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
    const isReady = waiting.length === 0;
    return reply.code(isReady ? 200 : 503).send({ ready: isReady, waiting, ...states() });
  });
  app.get('/metrics', async (_request, reply) => reply.type(registry.contentType).send(await registry.metrics()));
}

function tellFigure(registry: Registry, figure: Figure): void {
  const { name, help } = figure;
  const labelNames = 'label' in figure ? [figure.label] : [];
  const told = { name, help, labelNames, registers: [registry], collect };
  const metric = name.endsWith('_total') ? new Counter(told) : new Gauge(told);

  function collect(): void {
    metric.reset();
    if ('value' in figure) metric.inc(figure.value() ?? 0);
    else for (const [value, count] of Object.entries(figure.values())) metric.inc({ [figure.label]: value }, count);
  }
}
