import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { silentLog } from '@seri/api/testkit/silent-log';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { answerFailures } from './failures.ts';
import { answerPage, serveWebApp } from './web-app.ts';

let folder: string;
let web: string;
let app: FastifyInstance;
const get = (url: string, accept = '*/*') =>
  app.inject({ url, headers: { accept, 'accept-encoding': 'gzip, deflate, br' } });

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'seri-web-'));
  web = join(folder, 'web');
  await mkdir(join(web, 'assets'), { recursive: true });
  await writeFile(join(web, 'index.html'), 'the page');
  app = fastify();
  answerFailures(app, silentLog);
  app.setNotFoundHandler(answerPage);
  await serveWebApp(app, web);
});
afterEach(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

it('files of a build that was made while the server runs are served, compressed and kept for ever', async () => {
  await writeFile(join(web, 'assets/later-1.js'), 'later');
  await writeFile(join(web, 'assets/later-1.js.br'), brotliCompressSync('later'));
  const { statusCode, headers } = await get('/assets/later-1.js');
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
  });
});

it.each(['/', '/car-auctions', '/car-auctions/7'])('%s is the page, which is always revalidated', async (url) => {
  const { statusCode, headers, body } = await get(url, 'text/html');
  expect([statusCode, headers['cache-control'], body]).toEqual([200, 'no-cache', 'the page']);
});

it('the address of a page is not looked for among the files', async () => {
  const listeners: number[] = [];
  // Each look for a file adds some; above ten of them Node warns of a leak.
  app.addHook('onSend', async (_request, reply) => void listeners.push(reply.raw.listenerCount('close')));
  await get('/', 'text/html');
  await get('/car-auctions/7', 'text/html');
  expect(listeners[1]).toBe(listeners[0]);
});

it.each([
  ['/assets/gone-1.js', 404],
  ['/..%2fsecret.txt', 400],
  ['/assets/..%2f..%2fsecret.txt', 400],
  ['/%2e%2e/secret.txt', 404],
])('%s is refused by %i', async (url, status) => {
  await writeFile(join(folder, 'secret.txt'), 'secret');
  const { statusCode, body } = await get(url);
  expect(statusCode).toBe(status);
  expect(body).not.toBe('secret');
});
