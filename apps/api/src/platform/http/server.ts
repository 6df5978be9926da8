import { randomBytes } from 'node:crypto';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import { apiRoot, headers } from '@seri/contract/headers';
import { fastify, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Settings } from '../config/settings.ts';
import type { Log } from '../log.ts';
import { answerBrokenRequest, answerFailures, sendRefusal } from './failures.ts';
import type { Frame } from './gates.ts';
import { answerHealth, type ProcessStatus, type Readiness } from './health.ts';
import { inspectionBy } from './inspection.ts';
import { describeApi } from './open-api.ts';
import { hasReadableHost } from './origin.ts';
import { readQuery } from './read-query.ts';
import { refusal } from './refusal.ts';
import { registerRoutes, serializerCompiler } from './register-routes.ts';
import { logRequests } from './request-log.ts';
import { PaceStore } from './pace-store.ts';
import type { Routes } from './route.ts';
import { permissionsPolicy, securityHeaders } from './security.ts';
import { limitArrival } from './streams.ts';
import { Strangers } from './strangers.ts';
import { answerUnknownRoutes } from './unknown-routes.ts';
import { answerPage, serveWebApp } from './web-app.ts';

export interface ServerParts {
  settings: Settings;
  version: string;
  log: Log;
  frame: Frame;
  readiness: Readiness;
  status: ProcessStatus;
  /** Every answer begun now holds the events up to this number; undefined while none is known. */
  livePosition: () => number | undefined;
  routes: readonly Routes[];
  /** Routes outside the contract, such as the demo's mail reader. */
  pages: readonly ((app: FastifyInstance) => void)[];
}

const bodyLimit = 256 * 1024;
/** Long enough for a feed file on a slow line; any other body must arrive within `usualArrival`. */
const longestArrival = 20 * 60_000;
const usualArrival = 30_000;
/** Brotli's own default (11) takes 100 ms for a listing; 4 takes 2 and is hardly larger. */
const quickBrotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

export async function buildServer(parts: ServerParts): Promise<FastifyInstance> {
  const { settings, log, frame } = parts;
  const app: FastifyInstance = fastify({
    bodyLimit,
    logger: false,
    trustProxy: settings.trustedProxies.length > 0 ? [...settings.trustedProxies] : false,
    genReqId: () => `e-${randomBytes(6).toString('hex')}`,
    forceCloseConnections: 'idle',
    requestTimeout: longestArrival,
    routerOptions: { maxParamLength: 200, querystringParser: readQuery },
    frameworkErrors: (_error, request, reply) => void sendRefusal(request, reply, refusal('BAD_REQUEST')),
    clientErrorHandler: (error, socket) => {
      // The app is closing, and can answer nobody.
      answerBrokenRequest(app, error, socket).catch(() => socket.destroy());
    },
  });
  app.setSerializerCompiler(serializerCompiler);
  app.decorate('strangers', new Strangers());
  app.decorateRequest('actor', null);
  app.decorateRequest('sender', null);
  app.addHook('onRequest', async (request, reply) => {
    reply.header(headers.requestId, request.id);
    reply.header('permissions-policy', permissionsPolicy);
    if (settings.publicUrl === undefined && !hasReadableHost(request.headers)) throw refusal('BAD_REQUEST');
  });
  // A closing server waits for its connections; one whose answer came late would stay open until its timeout.
  app.addHook('onSend', async (_request, reply) => {
    if (!app.server.listening) reply.header('connection', 'close');
  });
  limitArrival(app, usualArrival);
  answerFailures(app, log);
  answerUnknownRoutes(app, answerPage);
  await addProtection(app, settings);
  logRequests(app, log);
  const mayInspect = inspectionBy(settings.metricsToken);
  answerHealth(app, parts.readiness, parts.status, mayInspect);
  await describeApi(app, parts.version, mayInspect);
  await app.register(async (calls) => {
    calls.addHook('onSend', async (_request, reply) => noStore(reply));
    tellLivePosition(calls, parts.livePosition);
    registerRoutes(calls, frame, parts.routes);
  });
  for (const page of parts.pages) page(app);
  await serveWebApp(app, settings.webDist);
  return app;
}

async function addProtection(app: FastifyInstance, settings: Settings): Promise<void> {
  await app.register(helmet, securityHeaders(settings));
  await app.register(cookie);
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions: quickBrotli,
    customTypes: /^text\/|json$/,
  });
  await app.register(underPressure, {
    maxEventLoopDelay: 1_000,
    // An interval without any measurement counts as overload, so it must be longer than one long pause.
    sampleInterval: 3_000,
    pressureHandler: (request) => {
      if (request.url.startsWith(apiRoot)) throw refusal('OVERLOADED', { retryAfter: 5 });
    },
  });
  await app.register(rateLimit, {
    global: false,
    store: PaceStore,
    hook: 'preParsing',
    keyGenerator: paceKeyOf,
    errorResponseBuilder: (_request, { ttl }) => refusal('TOO_MANY', { retryAfter: Math.ceil(ttl / 1000) }),
  });
}

function paceKeyOf({ actor, sender, ip }: FastifyRequest): string {
  if (actor) return `account:${actor.accountId}`;
  return sender ? `source:${sender.sourceId}` : ip;
}

/** Taken before the answer is read, and told to signed-in readers only: it would tell others how busy the portal is. */
function tellLivePosition(calls: FastifyInstance, livePosition: ServerParts['livePosition']): void {
  calls.addHook('onRequest', async (_request, reply) => {
    const position = livePosition();
    if (position !== undefined) reply.header(headers.livePosition, position);
  });
  calls.addHook('onSend', async (request, reply) => {
    if (!request.actor) reply.removeHeader(headers.livePosition);
  });
}

function noStore(reply: FastifyReply): void {
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
}
