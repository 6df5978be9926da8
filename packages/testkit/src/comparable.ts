import { headers } from '@seri/contract/headers';
import type { LightMyRequestResponse } from 'fastify';

const passing = new Set<string>(['date', 'x-ratelimit-remaining', 'x-ratelimit-reset', headers.requestId]);

/** What of an answer could tell one case from another: all but the request's id, the time and the pace that is left. */
export function comparable(answer: LightMyRequestResponse) {
  const id = String(answer.headers[headers.requestId]);
  const sent = Object.entries(answer.headers).filter(([name]) => !passing.has(name));
  return { status: answer.statusCode, headers: Object.fromEntries(sent), body: answer.body.replaceAll(id, '') };
}
