import { createHash } from 'node:crypto';
import { type Call, changesSomething } from '@seri/contract/call';
import { apiRoot, headers as names } from '@seri/contract/headers';
import { frameRefusals, type RefusalCode } from '@seri/contract/refusals';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { z } from 'zod';
import { TurnsOfEach } from '../turns.ts';
import { actingOf, hashRequest } from './acting.ts';
import { type Frame, passGates, rememberGiven } from './gates.ts';
import { paces } from './paces.ts';
import { Refusal, refusal } from './refusal.ts';
import type { CallSchema, Routes } from './route.ts';
import { routeWithStream } from './streams.ts';
import { validate } from './validation.ts';
import { headerOf, visitorOf } from './visitor.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    call?: RegisteredCall;
  }
}

/** A call under its full name, such as `favourites.add`. */
export interface RegisteredCall {
  name: string;
  data: Call;
}

/** The contract's adapter: every call of every feature becomes a route behind the same gates. */
export function registerRoutes(app: FastifyInstance, frame: Frame, features: readonly Routes[]): void {
  const { strangers } = app;
  const turns = new TurnsOfEach<number>();
  app.addHook('onSend', async (_request, reply) => rememberGiven(reply, strangers));
  for (const { feature, calls, schemas, handlers } of features) {
    for (const [key, data] of Object.entries(calls)) {
      const call = { name: `${feature}.${key}`, data };
      const handler = handlers[key];
      const schema = schemas[key];
      if (!handler || !schema) throw new Error(`${call.name} has no ${handler ? 'schema' : 'handler'}`);
      if (!data.access) throw new Error(`${call.name} has no access`);
      const route: RouteOptions = {
        method: data.method,
        url: apiRoot + data.path,
        config: { call, rateLimit: paces[data.pace] },
        validatorCompiler: validatorFor(data),
        schema: schemaOf(data, schema),
        onRequest: (request) => passGates(request, frame, strangers, data),
        handler: (request, reply) => answerCall(request, reply, { frame, turns, call, handler }),
      };
      if (data.takes) routeWithStream(app, data.takes, route);
      else app.route(route);
    }
  }
}

/** The schema of a call, as Fastify names its parts. Streams and bytes have none. */
function schemaOf(data: Call, { summary, answer, query, body, params }: CallSchema): object {
  return {
    summary,
    ...(params ? { params } : {}),
    ...(query ? { querystring: query } : {}),
    ...(body && !data.takes ? { body } : {}),
    ...(data.answers === 'bytes' ? {} : { response: { [data.status ?? 200]: answer } }),
  };
}

interface Answering {
  frame: Frame;
  /** Queue the changes of each account. */
  turns: TurnsOfEach<number>;
  call: RegisteredCall;
  handler: (request: never) => Promise<unknown>;
}

async function answerCall(request: FastifyRequest, reply: FastifyReply, answering: Answering): Promise<unknown> {
  const { frame, turns, handler } = answering;
  const { name, data } = answering.call;
  const { params, query, body, actor, sender } = request;
  const visitor = visitorOf(request);
  const input = { params, query, body };
  const key = changesSomething(data) ? idempotencyKeyOf(request) : undefined;
  const isOnce = key !== undefined && actor !== null;
  // A stream is no part of the request's hash: its call covers the file once it has arrived.
  const hashed = data.takes ? { params, query } : input;
  const once = isOnce ? { key, requestHash: hashRequest(frame.requestSecret, name, hashed) } : undefined;
  const acting = actor && data.access !== 'anyone' ? actingOf(frame.db, actor, visitor.socketId, once, turns) : null;
  const callRequest = { input, visitor, actor, acting, sender, idempotencyKey: key, reply };
  const answer = await handler(callRequest as never).catch((error: unknown) => {
    throw declared(name, data, error);
  });
  if (data.status) void reply.code(data.status);
  if (data.cached && isUnchanged(request, reply, answer)) return reply.code(304).send();
  return answer;
}

/** Sets the etag of the answer's content; true if the browser has this version already. */
function isUnchanged(request: FastifyRequest, reply: FastifyReply, answer: unknown): boolean {
  const etag = `W/"${createHash('sha256').update(JSON.stringify(answer)).digest('hex').slice(0, 32)}"`;
  void reply.header('etag', etag).header('cache-control', 'no-cache');
  return request.headers['if-none-match'] === etag;
}

const longestKey = 100;

function idempotencyKeyOf(request: FastifyRequest): string | undefined {
  const key = headerOf(request, names.idempotencyKey);
  if (key !== undefined && key.length > longestKey) throw refusal('BAD_REQUEST');
  return key;
}

/** A refusal that its call does not declare is a bug, so it becomes an internal error. */
function declared(name: string, { refusals }: Call, error: unknown): unknown {
  if (!(error instanceof Refusal)) return error;
  const known: readonly RefusalCode[] = [...frameRefusals, ...refusals];
  return known.includes(error.code) ? error : new Error(`${name} does not declare the refusal ${error.code}`);
}

const validatorFor =
  ({ fieldNames }: Call) =>
  ({ schema }: { schema: unknown }) =>
  (value: unknown) =>
    validate(schema as z.ZodType, value, fieldNames);

/** Answers pass through their schema too: a field that the contract does not name never leaves the server. */
export const serializerCompiler =
  ({ schema }: { schema: unknown }) =>
  (value: unknown) =>
    JSON.stringify((schema as z.ZodType).parse(value));
