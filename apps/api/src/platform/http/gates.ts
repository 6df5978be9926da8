import { type Call, changesSomething } from '@seri/contract/call';
import { cookies as names } from '@seri/contract/headers';
import { hasAll, hasAny } from '@seri/domain/permissions';
import { isStaff } from '@seri/domain/staff-rights';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '../actor.ts';
import type { Db } from '../database/database.ts';
import { isOwnOrigin, isOwnRequest } from './origin.ts';
import { refusal } from './refusal.ts';
import type { Visitor } from './route.ts';
import type { Strangers } from './strangers.ts';

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | null;
  }
}

export interface Frame {
  db: Db;
  publicUrl: string | undefined;
  /** For the hashes that requests are kept as. */
  requestSecret: string;
  identify(cookies: Visitor['cookies']): Promise<Actor | null>;
}

/** Before the body is read: own origin, then the sign-in, then the permission. */
export async function passGates(
  request: FastifyRequest,
  frame: Frame,
  strangers: Strangers,
  data: Call,
): Promise<void> {
  if (changesSomething(data) && !isOwnOrigin(request.headers, frame.publicUrl)) throw refusal('FOREIGN_ORIGIN');
  if (data.acts && !isOwnRequest(request.headers)) throw refusal('FOREIGN_ORIGIN');
  request.actor = await recognise(request, frame, strangers);
  if (data.access === 'anyone') return;
  if (!request.actor) throw refusal('NOT_SIGNED_IN');
  if (!isAllowed(data, request.actor)) throw refusal('FORBIDDEN');
}

async function recognise(request: FastifyRequest, frame: Frame, strangers: Strangers): Promise<Actor | null> {
  if (!request.cookies[names.access]) return null;
  const retryAfter = strangers.waitOf(request.ip);
  if (retryAfter !== undefined) throw refusal('TOO_MANY', { retryAfter });
  const actor = await frame.identify(request.cookies);
  if (!actor) strangers.count(request.ip);
  return actor;
}

function isAllowed({ access }: Call, actor: Actor): boolean {
  if (access === 'anyone' || access === 'signed-in') return true;
  if (access === 'staff') return isStaff(actor);
  return 'all' in access ? hasAll(actor.permissions, access.all) : hasAny(actor.permissions, access.any);
}
