import { type Call, changesSomething } from '@seri/contract/call';
import { cookies as names } from '@seri/contract/headers';
import { hasAll, hasAny } from '@seri/domain/people/permissions';
import { isStaff } from '@seri/domain/people/staff-rights';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Actor, Sender } from '../actor.ts';
import type { Db } from '../database/database.ts';
import type { Readiness } from './health.ts';
import { isOwnOrigin, isOwnRequest } from './origin.ts';
import { refusal } from './refusal.ts';
import type { Visitor } from './route.ts';
import type { Strangers } from './strangers.ts';

declare module 'fastify' {
  interface FastifyInstance {
    strangers: Strangers;
  }
  interface FastifyRequest {
    actor: Actor | null;
    sender: Sender | null;
  }
}

export interface Frame extends Pick<Readiness, 'canServe'> {
  db: Db;
  publicUrl: string | undefined;
  /** Keys the hashes of requests that are stored with idempotency keys. */
  requestSecret: string;
  identify(cookies: Visitor['cookies']): Promise<Actor | null>;
  identifyKey(key: string): Promise<Sender | null>;
}

/**
 * Checks, before the body is read, the origin, the sign-in, the permission and a fresh proof (R82); or else the feed key,
 * which needs no check of the origin because browsers never send it by themselves.
 */
export async function passGates(
  request: FastifyRequest,
  frame: Frame,
  strangers: Strangers,
  data: Call,
): Promise<void> {
  if (!frame.canServe(changesSomething(data) ? 'changes' : 'reads')) throw refusal('OVERLOADED', { retryAfter: 2 });
  if (data.access === 'feed-key') {
    request.sender = await recogniseKey(request, frame, strangers);
    if (!request.sender) throw refusal('UNKNOWN_KEY');
    return;
  }
  if (changesSomething(data) && !isOwnOrigin(request.headers, frame.publicUrl)) throw refusal('FOREIGN_ORIGIN');
  if (data.acts && !isOwnRequest(request.headers)) throw refusal('FOREIGN_ORIGIN');
  request.actor = await recognise(request, frame, strangers);
  if (data.access === 'anyone') return;
  if (!request.actor) throw refusal('NOT_SIGNED_IN');
  if (!isAllowed(data, request.actor)) throw refusal('FORBIDDEN');
  if (data.needs === 'step-up' && !request.actor.isProved) throw refusal('STEP_UP_REQUIRED');
}

function recognise(request: FastifyRequest, frame: Frame, strangers: Strangers): Promise<Actor | null> {
  const token = request.cookies[names.access];
  return token
    ? identifyWithinLimit(request, strangers, token, () => frame.identify(request.cookies))
    : Promise.resolve(null);
}

function recogniseKey(request: FastifyRequest, frame: Frame, strangers: Strangers): Promise<Sender | null> {
  const [, key] = /^Bearer ([\w-]{1,200})$/i.exec(request.headers.authorization ?? '') ?? [];
  return key === undefined
    ? Promise.resolve(null)
    : identifyWithinLimit(request, strangers, key, () => frame.identifyKey(key));
}

async function identifyWithinLimit<Identified>(
  { ip }: FastifyRequest,
  strangers: Strangers,
  secret: string,
  identify: () => Promise<Identified | null>,
): Promise<Identified | null> {
  const retryAfter = strangers.waitOf(ip, secret);
  if (retryAfter !== undefined) throw refusal('TOO_MANY', { retryAfter });
  const identified = await identify();
  if (identified) strangers.remember(secret);
  else strangers.count(ip, secret);
  return identified;
}

/** A cookie that is given now is known: a flood from its address would refuse its first use. */
export function rememberGiven(reply: FastifyReply, strangers: Strangers): void {
  for (const line of [reply.getHeader('set-cookie') ?? []].flat()) {
    const [, token] = givenToken.exec(String(line)) ?? [];
    if (token) strangers.remember(token);
  }
}

const givenToken = new RegExp(`^${names.access}=([^;]+)`);

function isAllowed({ access }: Call, actor: Actor): boolean {
  if (access === 'anyone' || access === 'signed-in') return true;
  if (access === 'feed-key') return false;
  if (access === 'staff') return isStaff(actor);
  if ('right' in access) return actor.rights[access.right];
  if ('staff' in access) return isStaff(actor) && hasAll(actor.permissions, access.staff);
  return 'all' in access ? hasAll(actor.permissions, access.all) : hasAny(actor.permissions, access.any);
}
