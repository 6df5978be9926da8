import { Readable } from 'node:stream';
import { type Call, call } from '@seri/contract/call';
import { done, success } from '@seri/contract/common.schema';
import { silentLog } from '@seri/api/testkit/silent-log';
import { fastify } from 'fastify';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Db } from '../database/database.ts';
import type { Log } from '../log.ts';
import { answerFailures } from './failures.ts';
import { logRequests } from './request-log.ts';
import { refusal } from './refusal.ts';
import type { Frame } from './gates.ts';
import { Strangers } from './strangers.ts';
import { registerRoutes, serializerCompiler } from './register-routes.ts';

const frame: Frame = {
  db: {} as Db,
  publicUrl: undefined,
  canServe: () => true,
  requestSecret: 'of this test',
  identify: async () => null,
  identifyKey: async () => null,
};

const open = call<{ answer: { success: true } }>()({
  method: 'GET',
  path: '/open',
  access: 'anyone',
  pace: 'reading',
  refusals: ['invalid_user'],
});

function appWith(handler: () => Promise<unknown>, data: object = open, log: Log = silentLog, parts: object = {}) {
  const app = fastify();
  app.decorate('strangers', new Strangers());
  app.setSerializerCompiler(serializerCompiler);
  app.decorateRequest('actor', null);
  app.decorateRequest('cookies');
  app.addHook('onRequest', async (request) => {
    request.cookies = {};
  });
  answerFailures(app, log);
  logRequests(app, log);
  const routes = {
    feature: 'test',
    calls: { open: data as Call },
    schemas: { open: { summary: 'A call of this test', ...parts, answer: done } },
    handlers: { open: handler },
  };
  registerRoutes(app, frame, [routes]);
  return app;
}

describe('R5 the contract adapter', () => {
  it('does not start with a call that declares no access', () => {
    const { access: _, ...nameless } = open;
    expect(() => appWith(async () => success, nameless)).toThrow('test.open has no access');
  });

  it('answers a declared refusal with its status', async () => {
    const app = appWith(() => Promise.reject(refusal('invalid_user')));
    const answer = await app.inject('/v1/open');
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ code: 'invalid_user' });
  });

  it('logs the code of a refusal with the call, and none for an answer', async () => {
    const logged: object[] = [];
    const log = { ...silentLog, info: (data: object) => logged.push(data) };
    const answers = [() => Promise.reject(refusal('invalid_user')), async () => success];
    for (const answer of answers) await appWith(answer, open, log).inject('/v1/open');
    expect(logged).toMatchObject([
      { call: 'test.open', status: 403, refusal: 'invalid_user' },
      { call: 'test.open', status: 200, refusal: undefined },
    ]);
  });

  it('answers a refusal that the call does not declare as an internal error', async () => {
    const app = appWith(() => Promise.reject(refusal('invalid_credentials')));
    const answer = await app.inject('/v1/open');
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toMatchObject({ code: 'INTERNAL', id: expect.any(String) });
  });

  it('hides an unforeseen error from the client, and logs it once, without the detail of the database', async () => {
    const logged: object[] = [];
    const failure = Object.assign(new Error('broken'), { code: '23505', detail: 'Key (email)=(a@b.c) exists' });
    const app = appWith(() => Promise.reject(failure), open, { ...silentLog, error: (data) => logged.push(data) });
    const answer = await app.inject('/v1/open');
    expect(answer.body).not.toContain('broken');
    expect(logged).toMatchObject([
      { id: answer.json().id, call: 'test.open', failure: { message: 'broken', stack: expect.any(String) } },
    ]);
    expect(JSON.stringify(logged)).not.toContain('a@b.c');
  });

  it('drops fields of an answer that the contract does not name', async () => {
    const app = appWith(async () => ({ success: true, password_hash: 'secret' }));
    expect((await app.inject('/v1/open')).json()).toEqual({ success: true });
  });

  it.each([
    ['NUL', 'a\u0000b'],
    ['half a character', 'a\ud83d'],
  ])('refuses %s in any text at any depth, because no database stores it', async (_case, text) => {
    const body = z.object({ owner: z.object({ names: z.array(z.string()) }) });
    const app = appWith(async () => success, { ...open, method: 'POST' }, silentLog, { body });
    const post = (name: string) =>
      app.inject({ method: 'POST', url: '/v1/open', payload: { owner: { names: ['fine', name] } } });
    expect((await post(text)).json()).toMatchObject({
      code: 'FIELDS',
      data: { fields: { 'owner.names.1': { problem: 'invalid' } } },
    });
    expect((await post('競り 🚗\n')).statusCode).toBe(200);
  });

  it('sends a cached call with an etag, and 304 when the browser has that version', async () => {
    const app = appWith(async () => success, { ...open, cached: true });
    const first = await app.inject('/v1/open');
    expect(first.headers).toMatchObject({ etag: expect.stringMatching(/^W\//), 'cache-control': 'no-cache' });
    const again = await app.inject({ url: '/v1/open', headers: { 'if-none-match': first.headers.etag } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('reports fields by the names that the call gives them, with the fault in both languages', async () => {
    const query = z.object({ fullName: z.string().min(3) });
    const app = appWith(async () => success, { ...open, fieldNames: { fullName: 'first_name' } }, silentLog, { query });
    const answer = await app.inject('/v1/open?fullName=ab');
    expect(answer.statusCode).toBe(422);
    expect(answer.json().data.fields).toEqual({
      first_name: {
        problem: 'tooShort',
        length: 2,
        text: { en: 'Must contain more than 2 characters', ru: 'Должно быть больше 2 символов' },
      },
    });
  });

  it('passes a stream on chunk by chunk, and refuses one that is too long or of another type', async () => {
    const seen: number[] = [];
    const takes = { types: ['application/x-ndjson'], most: 20 };
    const stream = { ...open, method: 'POST', takes, status: 202 };
    const app = appWith(async (...args: unknown[]) => {
      const [{ input }] = args as [{ input: { body: AsyncIterable<Uint8Array> } }];
      for await (const chunk of input.body) seen.push(chunk.length);
      return success;
    }, stream);
    const post = async (body: string, type = takes.types[0] ?? '') => {
      const payload = Readable.from([Buffer.from(body)]);
      const answer = await app.inject({ method: 'POST', url: '/v1/open', payload, headers: { 'content-type': type } });
      return answer.statusCode;
    };
    expect(await post('{"type":"house"}')).toBe(202);
    expect(seen).toEqual([16]);
    expect(await post('x'.repeat(21))).toBe(413);
    expect(await post('{}', 'application/json')).toBe(415);
  });
});
