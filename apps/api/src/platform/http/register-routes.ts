import { type Call, changesSomething } from '@seri/contract/call';
import { apiRoot, headers as names } from '@seri/contract/headers';
import { frameRefusals, type RefusalCode } from '@seri/contract/refusals';
import { hasAll, hasAny } from '@seri/domain/permissions';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Actor } from '../actor.ts';
import type { Db } from '../database/database.ts';
import { actingOf, hashRequest } from './acting.ts';
import { isOwnOrigin, isOwnRequest } from './origin.ts';
import { paces } from './paces.ts';
import { Refusal, refusal } from './refusal.ts';
import type { Routes, Visitor } from './route.ts';
import { validate } from './validation.ts';

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | null;
  }
  interface FastifyContextConfig {
    call?: { name: string; data: Call };
  }
}

export interface Frame {
  db: Db;
  publicUrl: string | undefined;
  identify(cookies: Visitor['cookies']): Promise<Actor | null>;
}

/** The contract's adapter: every call of a feature becomes a route behind the same gates, in the same order. */
export function registerRoutes(app: FastifyInstance, frame: Frame, { calls, schemas, handlers }: Routes): void {
  for (const [name, data] of Object.entries(calls)) {
    const handler = handlers[name];
    if (!handler || !data.access) throw new Error(`the call ${name} has no ${handler ? 'access' : 'handler'}`);
    const { answer, ...parts } = schemas[name] as Record<string, z.ZodType>;
    app.route({
      method: data.method,
      url: apiRoot + data.path,
      config: { call: { name, data }, rateLimit: paces[data.pace] },
      schema: {
        summary: data.summary,
        tags: [data.path.split('/')[1] ?? ''],
        ...openApiParts(parts),
        response: { 200: answer },
      },
      onRequest: (request) => passGates(request, frame, data),
      handler: (request, reply) => answerCall(request, reply, frame, { name, data, handler }),
    });
  }
}

function openApiParts({ query, ...parts }: Record<string, z.ZodType>): Record<string, z.ZodType> {
  return query ? { ...parts, querystring: query } : parts;
}

/** Before the body is read: own origin, then the sign-in, then the permission. */
async function passGates(request: FastifyRequest, frame: Frame, data: Call): Promise<void> {
  if (changesSomething(data) && !isOwnOrigin(request.headers, frame.publicUrl)) throw refusal('FOREIGN_ORIGIN');
  if (data.acts && !isOwnRequest(request.headers)) throw refusal('FOREIGN_ORIGIN');
  request.actor = await frame.identify(request.cookies);
  if (data.access === 'anyone') return;
  if (!request.actor) throw refusal('NOT_SIGNED_IN');
  if (!isAllowed(data, request.actor)) throw refusal('FORBIDDEN');
}

function isAllowed({ access }: Call, { permissions }: Actor): boolean {
  if (access === 'anyone' || access === 'signed-in') return true;
  return 'all' in access ? hasAll(permissions, access.all) : hasAny(permissions, access.any);
}

interface Registered {
  name: string;
  data: Call;
  handler: (asked: never) => Promise<unknown>;
}

async function answerCall(
  request: FastifyRequest,
  reply: FastifyReply,
  { db }: Frame,
  { name, data, handler }: Registered,
): Promise<unknown> {
  const { params, query, body, actor } = request;
  const visitor = visitorOf(request);
  const key = headerOf(request, names.idempotencyKey);
  const once =
    key && changesSomething(data) ? { key: key.slice(0, 100), requestHash: hashRequest(name, query, body) } : undefined;
  const acting = actor && data.access !== 'anyone' ? actingOf(db, actor, visitor.socketId, once) : null;
  const asked = { input: { params, query, body }, visitor, actor, acting, reply };
  return handler(asked as never).catch((error: unknown) => {
    throw declared(data, error);
  });
}

/** A refusal that its call does not declare is a mistake of ours, and answered as one. */
function declared({ path, refusals }: Call, error: unknown): unknown {
  if (!(error instanceof Refusal)) return error;
  const known: readonly RefusalCode[] = [...frameRefusals, ...refusals];
  return known.includes(error.code) ? error : new Error(`${path} does not declare the refusal ${error.code}`);
}

export function visitorOf(request: FastifyRequest): Visitor {
  return {
    requestId: request.id,
    address: request.ip,
    userAgent: request.headers['user-agent']?.slice(0, 300) ?? '',
    cookies: request.cookies,
    socketId: headerOf(request, names.socketId),
    captchaToken: headerOf(request, names.captcha),
  };
}

function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

export const validatorCompiler =
  ({ schema }: { schema: unknown }) =>
  (value: unknown) =>
    validate(schema as z.ZodType, value);

/** Answers pass through their schema too: a field that the contract does not name never leaves the house. */
export const serializerCompiler =
  ({ schema }: { schema: unknown }) =>
  (value: unknown) =>
    JSON.stringify((schema as z.ZodType).parse(value));
