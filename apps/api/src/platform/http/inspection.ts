import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/** Says whether a request may see figures, the state of parts and the description of the API. */
export type MayInspect = (request: Pick<FastifyRequest, 'ip' | 'headers'>) => boolean;

/** With a token its bearer; without one whoever asks from this machine itself, and not through a proxy. */
export function inspectionBy(token: string | undefined): MayInspect {
  if (token === undefined) return ({ ip, headers }) => isLoopback(ip) && headers['x-forwarded-for'] === undefined;
  const expected = digest(token);
  return ({ headers: { authorization = '' } }) =>
    timingSafeEqual(digest(authorization.replace(/^Bearer /i, '')), expected);
}

const isLoopback = (ip: string) => ip === '::1' || /^(::ffff:)?127\./.test(ip);
const digest = (text: string) => createHash('sha256').update(text).digest();
