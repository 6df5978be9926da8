import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Log } from '../log.ts';
import { presentRefusal, Refusal, refusal } from './refusal.ts';

/** What Fastify itself may throw, as our refusals. */
const frameworkErrors: Readonly<Record<string, () => Refusal>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => refusal('UNSUPPORTED_MEDIA'),
  FST_ERR_CTP_BODY_TOO_LARGE: () => refusal('TOO_LARGE'),
  FST_ERR_CTP_EMPTY_JSON_BODY: () => refusal('BAD_REQUEST'),
  FST_ERR_CTP_INVALID_JSON_BODY: () => refusal('BAD_REQUEST'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () => refusal('BAD_REQUEST'),
  FST_ERR_BAD_URL: () => refusal('BAD_REQUEST'),
};

/** One place turns every failure into an answer; what nobody foresaw is logged once, with the id the visitor sees. */
export function answerFailures(app: FastifyInstance, log: Log): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const known = error instanceof Refusal ? error : (frameworkErrors[error.code]?.() ?? clientError(error));
    if (!known)
      log.error({ id: request.id, call: request.routeOptions.config.call?.name, error }, 'unforeseen failure');
    return sendRefusal(request, reply, known ?? refusal('INTERNAL'));
  });
}

function clientError({ statusCode }: FastifyError): Refusal | undefined {
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
