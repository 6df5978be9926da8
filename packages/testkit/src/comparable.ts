import { headers } from '@seri/contract/headers';
import type { LightMyRequestResponse } from 'fastify';

/** What of an answer could tell one case from another: all but the request's id, the time and the pace that is left. */
export function comparable(answer: LightMyRequestResponse) {
  const { date: _date, 'x-ratelimit-remaining': _left, [headers.requestId]: id, ...sent } = answer.headers;
  return { status: answer.statusCode, headers: sent, body: answer.body.replaceAll(String(id), '') };
}
