import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { refusal } from './refusal.ts';

interface Stream {
  type: string;
  most: number;
}

/** Requests that were let through the gates with a stream. */
const letIn = new WeakSet<IncomingMessage>();

/** A route whose body is handed on piece by piece, never parsed and never held; other types are refused on it. */
export function routeWithStream(app: FastifyInstance, { type, most }: Stream, route: RouteOptions): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(type, async (request: FastifyRequest, body: Readable) => {
      if (Number(request.headers['content-length'] ?? 0) > most) throw refusal('TOO_LARGE');
      letIn.add(request.raw);
      return Readable.from(atMost(body, most));
    });
    scope.route(route);
  });
}

/** It ends the reading, not the connection, on which the refusal still has to be answered. */
async function* atMost(body: Readable, most: number): AsyncGenerator<Uint8Array> {
  let length = 0;
  for await (const piece of whatComes(body)) {
    length += piece.length;
    if (length > most) throw refusal('TOO_LARGE');
    yield piece;
  }
}

/** A sender that goes away in the middle is no failure of ours. */
async function* whatComes(body: Readable): AsyncGenerator<Uint8Array> {
  try {
    yield* body.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>;
  } catch {
    throw refusal('BAD_REQUEST');
  }
}

/** A request that dribbles in holds a connection; a stream that was let in has the server's own, longer time. */
export function limitArrival(app: FastifyInstance, milliseconds: number): void {
  app.addHook('onRequest', async ({ raw }) => {
    if (raw.complete) return;
    const timer = setTimeout(() => {
      if (!raw.complete && !letIn.has(raw)) raw.destroy();
    }, milliseconds);
    timer.unref();
    raw.once('close', () => clearTimeout(timer));
  });
}
