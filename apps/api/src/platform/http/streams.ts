import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { refusal } from './refusal.ts';

interface Stream {
  types: readonly string[];
  most: number;
}

/** Requests with a stream that have passed the gates. */
const admitted = new WeakSet<IncomingMessage>();

/** A route whose body is passed on chunk by chunk, never parsed or buffered; it refuses other content types. */
export function routeWithStream(app: FastifyInstance, { types, most }: Stream, route: RouteOptions): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser([...types], async (request: FastifyRequest, body: Readable) => {
      if (Number(request.headers['content-length'] ?? 0) > most) throw refusal('TOO_LARGE');
      admitted.add(request.raw);
      return Readable.from(atMost(body, most));
    });
    // Otherwise the rest of the body is in the way of the next request on this connection.
    scope.addHook('onSend', async (_request, reply) => {
      if (reply.statusCode >= 400) reply.header('connection', 'close');
    });
    scope.route(route);
  });
}

/** Stops reading, and so unpacking, but leaves the connection open for the refusal. */
async function* atMost(body: Readable, most: number): AsyncGenerator<Uint8Array> {
  let length = 0;
  for await (const chunk of chunksOf(body)) {
    length += chunk.length;
    if (length > most) throw refusal('TOO_LARGE');
    yield chunk;
  }
}

/** A sender that disconnects midway is a bad request, not an internal error. */
async function* chunksOf(body: Readable): AsyncGenerator<Uint8Array> {
  try {
    yield* body.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>;
  } catch {
    throw refusal('BAD_REQUEST');
  }
}

/** Cuts off requests that arrive too slowly and hold a connection. Admitted streams have the server's longer timeout. */
export function limitArrival(app: FastifyInstance, milliseconds: number): void {
  app.addHook('onRequest', async ({ raw }) => {
    if (raw.complete) return;
    const timer = setTimeout(() => {
      if (!raw.complete && !admitted.has(raw)) raw.destroy();
    }, milliseconds);
    timer.unref();
    raw.once('close', () => clearTimeout(timer));
  });
}
