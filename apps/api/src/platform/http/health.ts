import type { FastifyInstance } from 'fastify';
import type { MayInspect } from './inspection.ts';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

type LabelledNumbers = Readonly<Record<string, number>>;

/** A metric that is read on each scrape: one number, or one per value of a label. A name in `_total` is a counter. */
export type Figure = { name: string; help: string } & (
  | { value: () => number | undefined | Promise<number> }
  | { label: string; values: () => LabelledNumbers | Promise<LabelledNumbers> }
);

/** States and metrics that a part of the process reports besides its readiness. */
export interface ProcessStatus {
  states: () => Readonly<Record<string, string>>;
  figures: readonly Figure[];
}

export interface Readiness extends ProcessStatus {
  /** True if a call that only reads, or one that changes something, can be served now. It answers at once. */
  canServe: (call: 'reads' | 'changes') => boolean;
  /** The names of the parts that are not ready; empty when all are. */
  check(): Promise<string[]>;
}

/**
 * `/healthz`: the process is alive. `/readyz`: it can serve; whoever may inspect reads why not. `/metrics`: its Prometheus
 * metrics, which do not exist for anybody else.
 */
export function answerHealth(
  app: FastifyInstance,
  readiness: Pick<Readiness, 'check'>,
  { states, figures }: ProcessStatus,
  mayInspect: MayInspect,
): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  for (const figure of figures) registerFigure(registry, figure);
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
  app.get('/readyz', async (request, reply) => {
    const waiting = await readiness.check();
    const isReady = waiting.length === 0;
    return reply
      .code(isReady ? 200 : 503)
      .send({ ready: isReady, ...(mayInspect(request) ? { waiting, ...states() } : {}) });
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayInspect(request)) return reply.callNotFound();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

function registerFigure(registry: Registry, figure: Figure): void {
  const { name, help } = figure;
  const labelNames = 'label' in figure ? [figure.label] : [];
  const options = { name, help, labelNames, registers: [registry], collect };
  const metric = name.endsWith('_total') ? new Counter(options) : new Gauge(options);

  async function collect(): Promise<void> {
    metric.reset();
    try {
      if ('value' in figure) metric.inc((await figure.value()) ?? 0);
      else await collectLabelled(figure);
    } catch {
      // While the database is away its figures are missing; the others are needed most then.
    }
  }

  async function collectLabelled({ label, values }: Extract<Figure, { label: string }>): Promise<void> {
    for (const [value, count] of Object.entries(await values())) metric.inc({ [label]: value }, count);
  }
}
