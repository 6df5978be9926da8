import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import compress from '@fastify/compress';
import { fastify, type FastifyInstance, type FastifyReply, type RouteOptions } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { limitArrival, routeWithStream } from './streams.ts';

let app: FastifyInstance;

beforeEach(async () => {
  app = fastify();
  await app.register(compress);
  limitArrival(app, 50);
  app.post('/form', async () => 'taken');
  const route: RouteOptions = {
    method: 'POST',
    url: '/stream',
    handler: async ({ body }) => text(body as AsyncIterable<Uint8Array> as never),
  };
  routeWithStream(app, { types: ['text/lines', 'text/more'], most: 100 }, route);
  routeWithStream(
    app,
    { types: ['text/lines', 'text/more'], most: 100 },
    { ...route, url: '/locked', onRequest: refuse },
  );
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

/** Sends a packed body without its length; all requests of the agent share one connection. */
async function send(agent: Agent, body: Buffer) {
  const { port } = app.server.address() as AddressInfo;
  const headers = { 'content-type': 'text/lines', 'content-encoding': 'gzip', 'transfer-encoding': 'chunked' };
  const sent = request({ agent, port, host: '127.0.0.1', path: '/stream', method: 'POST', headers });
  sent.on('error', () => undefined);
  sent.end(gzipSync(body));
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: answer.statusCode, text: await text(answer) };
}

it('a stream over its limit is not in the way of the next request on its connection', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  expect(await send(agent, randomBytes(20_000_000))).toMatchObject({ status: 413 });
  expect(await send(agent, Buffer.from('short'))).toEqual({ status: 200, text: 'short' });
  agent.destroy();
});
