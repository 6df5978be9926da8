import { headers } from '@seri/contract/headers';
import type { LightMyRequestResponse } from 'fastify';

const volatile = new Set<string>(['date', 'x-ratelimit-remaining', 'x-ratelimit-reset', headers.requestId]);

/** The parts of an answer that could reveal its case: all but the request's id, the time and the remaining pace. */
export function comparable(answer: LightMyRequestResponse) {
  const id = String(answer.headers[headers.requestId]);
  const sent = Object.entries(answer.headers).filter(([name]) => !volatile.has(name));
  return { status: answer.statusCode, headers: Object.fromEntries(sent), body: answer.body.replaceAll(id, '') };
}
