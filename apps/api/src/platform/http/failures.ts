import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasMetOthers } from '../database/transaction.ts';
import type { Log } from '../log.ts';
import { presentRefusal, Refusal, refusal } from './refusal.ts';

/** What Fastify itself may throw, as our refusals. */
const frameworkErrors: Readonly<Record<string, () => Refusal>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => refusal('UNSUPPORTED_MEDIA'),
  FST_ERR_CTP_BODY_TOO_LARGE: () => refusal('TOO_LARGE'),
  FST_ERR_CTP_EMPTY_JSON_BODY: () => refusal('BAD_REQUEST'),
  FST_ERR_CTP_INVALID_JSON_BODY: () => refusal('BAD_REQUEST'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () => refusal('BAD_REQUEST'),
};

/** What pg's pool says when each of its connections is taken for longer than one waits; it has no code for that. */
const poolIsBusy = 'timeout exceeded when trying to connect';

type Failure = Error & Partial<Pick<FastifyError, 'code' | 'statusCode'>>;

/** One place turns every failure into an answer; what nobody foresaw is logged once, with the id the visitor sees. */
export function answerFailures(app: FastifyInstance, log: Log): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const about = { id: request.id, call: request.routeOptions.config.call?.name };
    return sendRefusal(request, reply, refusalOf(error, log, about));
  });
}

export function refusalOf(error: Failure, log: Log, about: object): Refusal {
  const known = error instanceof Refusal ? error : foreseen(error);
  if (!known) log.error({ ...about, ...describeFailure(error) }, 'unforeseen failure');
  return known ?? refusal('INTERNAL');
}

/** Where it broke, never with what: a database's detail and parameters hold people's data. */
function describeFailure({ name, message, code, stack }: Failure): object {
  return { failure: { name, message, code, stack } };
}

function foreseen(error: Failure): Refusal | undefined {
  if (error.message === poolIsBusy || hasMetOthers(error)) return refusal('OVERLOADED', { retryAfter: 5 });
  return frameworkErrors[error.code ?? '']?.() ?? clientError(error);
}

function clientError({ statusCode }: Failure): Refusal | undefined {
  return statusCode !== undefined && statusCode >= 400 && statusCode < 500 ? refusal('BAD_REQUEST') : undefined;
}

export function sendRefusal(request: FastifyRequest, reply: FastifyReply, no: Refusal): FastifyReply {
  const data: Record<string, unknown> = no.data;
  if (typeof data.retryAfter === 'number') void reply.header('retry-after', data.retryAfter);
  if (typeof data.allow === 'string') void reply.header('allow', data.allow);
  return reply
    .code(no.status)
    .header('cache-control', 'no-store')
    .type('application/json')
    .serializer(JSON.stringify)
    .send(presentRefusal(no, request.id));
}

/** What is no HTTP never becomes a request: it is answered on the bare connection, in the same form. */
export function answerBrokenRequest({ code }: NodeJS.ErrnoException, socket: Socket): void {
  if (!socket.writable) return void socket.destroy();
  const no = code === 'HPE_HEADER_OVERFLOW' ? refusal('TOO_LARGE') : refusal('BAD_REQUEST');
  const body = JSON.stringify(presentRefusal(no, ''));
  const head = [`HTTP/1.1 ${no.status} ${no.code}`, 'content-type: application/json', 'connection: close'];
  socket.end([...head, `content-length: ${Buffer.byteLength(body)}`, '', body].join('\r\n'));
}
