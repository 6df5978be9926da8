import { call } from '@seri/contract/call';
import { done, success } from '@seri/contract/common.schema';
import { silentLog } from '@seri/testkit/silent-log';
import { fastify } from 'fastify';
import { describe, expect, it } from 'vitest';
import type { Db } from '../database/database.ts';
import { answerFailures } from './failures.ts';
import { refusal } from './refusal.ts';
import { type Frame, registerRoutes, serializerCompiler, validatorCompiler } from './register-routes.ts';
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

function appWith(handler: () => Promise<unknown>, data: object = open) {
  const app = fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.decorateRequest('actor', null);
  answerFailures(app, silentLog);
  const routes = { calls: { open: data }, schemas: { open: { answer: done } }, handlers: { open: handler } };
  registerRoutes(app, frame, routes as unknown as Routes);
  return app;
}

describe('R5 the contract adapter', () => {
  it('does not start with a call that names no access', () => {
    const { access: _, ...nameless } = open;
    expect(() => appWith(async () => success, nameless)).toThrow('the call open has no access');
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

  it('never says what broke', async () => {
    const app = appWith(() => Promise.reject(new Error('password=hunter2')));
    expect((await app.inject('/v1/open')).body).not.toContain('hunter2');
  });

  it('lets no field out that the contract does not name', async () => {
    const app = appWith(async () => ({ success: true, password_hash: 'secret' }));
    expect((await app.inject('/v1/open')).json()).toEqual({ success: true });
  });
});
