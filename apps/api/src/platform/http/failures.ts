import type { Socket } from 'node:net';
import { headers as names } from '@seri/contract/headers';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isOutage, OutcomeUnknown } from '../database/outages.ts';
import type { Log } from '../log.ts';
import { presentRefusal, Refusal, refusal } from './refusal.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The code of the refusal it was answered with. */
    refusal: string | undefined;
  }
}

const frameworkErrors: Readonly<Record<string, () => Refusal>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => refusal('UNSUPPORTED_MEDIA'),
  FST_ERR_CTP_BODY_TOO_LARGE: () => refusal('TOO_LARGE'),
  FST_ERR_CTP_EMPTY_JSON_BODY: () => refusal('BAD_REQUEST'),
  FST_ERR_CTP_INVALID_JSON_BODY: () => refusal('BAD_REQUEST'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () => refusal('BAD_REQUEST'),
};

type ThrownError = Error & Partial<Pick<FastifyError, 'code' | 'statusCode'>>;

/** Turns every failure into an answer. An unforeseen one is logged once, with the id that the visitor sees. */
export function answerFailures(app: FastifyInstance, log: Log): void {
  app.decorateRequest('refusal', undefined);
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const about = { id: request.id, call: request.routeOptions.config.call?.name };
    return sendRefusal(request, reply, refusalOf(error, log, about));
  });
}

export function refusalOf(error: ThrownError, log: Log, about: object): Refusal {
  if (error instanceof Refusal) return error;
  const known = foreseen(error);
  if (known?.status === 503) log.warn({ ...about, reason: error.message, code: error.code }, 'the database was away');
  if (!known) log.error({ ...about, ...describeFailure(error) }, 'unforeseen failure');
  return known ?? refusal('INTERNAL');
}

/** Describes where it broke, without the data: a database error's detail and parameters hold personal data. */
function describeFailure({ name, message, code, stack }: ThrownError): object {
  return { failure: { name, message, code, stack } };
}

function foreseen(error: ThrownError): Refusal | undefined {
  if (error instanceof OutcomeUnknown) return refusal('OUTCOME_UNKNOWN', { retryAfter: 1 });
  if (isOutage(error)) return refusal('OVERLOADED', { retryAfter: 5 });
  // Work was given up because its visitor had left: nobody reads this answer.
  if (error.name === 'AbortError') return refusal('BAD_REQUEST');
  return frameworkErrors[error.code ?? '']?.() ?? clientError(error);
}

function clientError({ statusCode }: ThrownError): Refusal | undefined {
  return statusCode !== undefined && statusCode >= 400 && statusCode < 500 ? refusal('BAD_REQUEST') : undefined;
}

export function sendRefusal(request: FastifyRequest, reply: FastifyReply, refused: Refusal): FastifyReply {
  request.refusal = refused.code;
  const data: Record<string, unknown> = refused.data;
  if (typeof data.retryAfter === 'number') void reply.header('retry-after', data.retryAfter);
  if (typeof data.allow === 'string') void reply.header('allow', data.allow);
  return reply
    .code(refused.status)
    .header('cache-control', 'no-store')
    .type('application/json')
    .serializer(JSON.stringify)
    .send(presentRefusal(refused, request.id));
}

/** They belong to one answer; all others are those of every answer. */
const ownOfAnswer = new Set<string>(['content-type', 'content-length', 'date', 'connection', names.requestId]);

/**
 * Malformed HTTP never becomes a request, so it is answered on the bare socket, in the same format. The headers that
 * protect every answer are taken from one.
 */
export async function answerBrokenRequest(
  app: FastifyInstance,
  { code }: NodeJS.ErrnoException,
  socket: Socket,
): Promise<void> {
  if (!socket.writable) return void socket.destroy();
  const usual = await app.inject('/healthz');
  const shared = Object.entries(usual.headers).filter(([name]) => !ownOfAnswer.has(name));
  const refused = code === 'HPE_HEADER_OVERFLOW' ? refusal('TOO_LARGE') : refusal('BAD_REQUEST');
  const body = JSON.stringify(presentRefusal(refused, ''));
  const head = [
    `HTTP/1.1 ${refused.status} ${refused.code}`,
    ...shared.map(([name, value]) => `${name}: ${String(value)}`),
    'content-type: application/json; charset=utf-8',
    'cache-control: no-store',
    'connection: close',
    `content-length: ${Buffer.byteLength(body)}`,
  ];
  socket.end([...head, '', body].join('\r\n'));
}
