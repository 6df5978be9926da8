import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { fastify, type FastifyInstance, type FastifyReply, type RouteOptions } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { limitArrival, routeWithStream } from './streams.ts';

let app: FastifyInstance;

beforeEach(async () => {
  app = fastify();
  limitArrival(app, 50);
  app.post('/form', async () => 'taken');
  const route: RouteOptions = {
    method: 'POST',
    url: '/stream',
    handler: async ({ body }) => text(body as AsyncIterable<Uint8Array> as never),
  };
  routeWithStream(app, { type: 'text/lines', most: 100 }, route);
  routeWithStream(app, { type: 'text/lines', most: 100 }, { ...route, url: '/locked', onRequest: refuse });
  await app.listen({ port: 0, host: '127.0.0.1' });
});

afterEach(() => app.close());

async function refuse(_request: unknown, reply: FastifyReply): Promise<void> {
  await reply.code(401).send();
}

function begin(path: string, type: string) {
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  const head = [`POST ${path} HTTP/1.1`, 'host: test', `content-type: ${type}`, 'content-length: 10', '', '12345'];
  socket.write(head.join('\r\n'));
  return socket;
}

it('a form that arrives too slowly is cut off', async () => {
  const socket = begin('/form', 'application/json');
  await once(socket, 'close');
  expect(socket.destroyed).toBe(true);
});

it('a stream that the gates refused is cut off too', async () => {
  const socket = begin('/locked', 'text/lines');
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 401 /);
  await once(socket, 'close');
});

it('an admitted stream may take longer', async () => {
  const form = begin('/form', 'application/json');
  const stream = begin('/stream', 'text/lines');
  await once(form, 'close');
  stream.write('67890');
  const [answer] = (await once(stream, 'data')) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 200 .*\r\n\r\n1234567890$/s);
  stream.destroy();
});
