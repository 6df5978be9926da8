import { changesSomething } from '@seri/contract/call';
import { apiRoot, headers as names } from '@seri/contract/headers';
import { frameRefusals, type RefusalCode, refusalStatus } from '@seri/contract/refusals';
import swagger, { type SwaggerTransform } from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import type { MayInspect } from './inspection.ts';
import { refusal } from './refusal.ts';
import type { RegisteredCall } from './register-routes.ts';

/** Serves the OpenAPI document at `/v1/openapi.json`, made from the same tables that register the routes. */
export async function describeApi(app: FastifyInstance, version: string, mayInspect: MayInspect): Promise<void> {
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: 'Seri', version } },
    transform: describeRoute,
  });
  app.get(`${apiRoot}/openapi.json`, async (request) => {
    if (!mayInspect(request)) throw refusal('NOT_FOUND');
    return app.swagger();
  });
}

const describeRoute: SwaggerTransform = (route) => {
  const { call } = route.route.config ?? {};
  if (!call) return { schema: { hide: true }, url: route.url };
  const { schema, url } = jsonSchemaTransform(route);
  const { response, ...parts } = schema as { response?: object };
  return {
    url,
    schema: {
      ...parts,
      operationId: call.name,
      tags: [call.name.split('.')[0] ?? ''],
      ...bodyOf(call),
      ...(changesSomething(call.data) ? { headers: actingHeaders } : {}),
      response: { ...response, ...refusalsOf(call) },
    },
  };
};

function bodyOf({ data: { takes } }: RegisteredCall): object {
  return takes ? { consumes: [...takes.types], body: { type: 'string', format: 'binary' } } : {};
}

const actingHeaders = {
  type: 'object',
  properties: {
    [names.idempotencyKey]: { type: 'string', maxLength: 100 },
    [names.socketId]: { type: 'string' },
  },
};

function refusalsOf({ data }: RegisteredCall): Record<number, object> {
  const codes: readonly RefusalCode[] = [...frameRefusals, ...data.refusals];
  const byStatus = Map.groupBy(codes, (code) => refusalStatus[code]);
  return Object.fromEntries(
    [...byStatus].map(([status, group]) => [status, { ...refusalBody, description: group.join(', ') }]),
  );
}

const refusalBody = {
  type: 'object',
  required: ['success', 'code', 'data', 'text', 'id'],
  properties: {
    success: { const: false },
    code: { type: 'string' },
    data: { type: 'object' },
    text: { type: 'object', properties: { en: { type: 'string' }, ru: { type: 'string' } } },
    id: { type: 'string' },
  },
};
