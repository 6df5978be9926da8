import { call } from '@seri/contract/call';
import { done, success } from '@seri/contract/common.schema';
import { silentLog } from '@seri/testkit/silent-log';
import { fastify } from 'fastify';
import { describe, expect, it } from 'vitest';
import type { Db } from '../database/database.ts';
import type { Log } from '../log.ts';
import { answerFailures } from './failures.ts';
import { refusal } from './refusal.ts';
import type { Frame } from './gates.ts';
import { registerRoutes, serializerCompiler, validatorCompiler } from './register-routes.ts';
import type { Routes } from './route.ts';

const frame: Frame = { db: {} as Db, publicUrl: undefined, identify: async () => null };

const open = call<{ answer: { success: true } }>()({
  method: 'GET',
  path: '/open',
  access: 'anyone',
  pace: 'reading',
  refusals: ['invalid_user'],
  summary: 'A call of this test',
});

function appWith(handler: () => Promise<unknown>, data: object = open, log: Log = silentLog) {
  const app = fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.decorateRequest('actor', null);
  app.decorateRequest('cookies');
  app.addHook('onRequest', async (request) => {
    request.cookies = {};
  });
  answerFailures(app, log);
  const routes = {
    feature: 'test',
    calls: { open: data },
    schemas: { open: { answer: done } },
    handlers: { open: handler },
  };
  registerRoutes(app, frame, [routes as unknown as Routes]);
  return app;
}

describe('R5 the contract adapter', () => {
  it('does not start with a call that names no access', () => {
    const { access: _, ...nameless } = open;
    expect(() => appWith(async () => success, nameless)).toThrow('test.open has no access');
  });

  it('answers a declared refusal with its status', async () => {
    const app = appWith(() => Promise.reject(refusal('invalid_user')));
    const answer = await app.inject('/v1/open');
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ code: 'invalid_user' });
  });

  it('takes a refusal that the call does not declare for a mistake of ours', async () => {
    const app = appWith(() => Promise.reject(refusal('invalid_credentials')));
    const answer = await app.inject('/v1/open');
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toMatchObject({ code: 'INTERNAL', id: expect.any(String) });
  });

  it('never says what broke, but logs where, once, without what the database said of it', async () => {
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

  it('lets no field out that the contract does not name', async () => {
    const app = appWith(async () => ({ success: true, password_hash: 'secret' }));
    expect((await app.inject('/v1/open')).json()).toEqual({ success: true });
  });
});
