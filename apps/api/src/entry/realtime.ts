import type { IncomingMessage } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';
import { cookies as names } from '@seri/contract/headers';
import { lotKinds, viewFlag } from '@seri/domain/lots/lot-kinds';
import { isStaff } from '@seri/domain/people/staff-rights';
import type { FastifyInstance } from 'fastify';
import { identify, identifySignIn, stillSignedIn } from '../features/people/identity/identity.query.ts';
import { audienceOf } from '../platform/actor.ts';
import { isOwnOrigin } from '../platform/http/origin.ts';
import type { RelayedEvent } from '../platform/outbox/read-events.ts';
import { type Relay, startRelay } from '../platform/outbox/relay.ts';
import type { Platform } from '../platform/platform.ts';
import { openSockets } from '../platform/sockets/sockets.ts';

/** Starts the sockets on the HTTP server, fed by the outbox after each commit. */
export async function startRealtime(platform: Platform, app: FastifyInstance): Promise<Relay> {
  const { database, clock, log, settings } = platform;
  const trust = proxyAddress.compile([...settings.trustedProxies]);
  const addressOf = (request: IncomingMessage) => proxyAddress(request, trust);
  const tokenOf = ({ headers }: IncomingMessage) => app.parseCookie(headers.cookie ?? '')[names.access] ?? '';
  const { db, pool } = database;
  const sockets = openSockets({
    server: app.server,
    db,
    clock,
    log,
    mayUpgrade: (request) => app.strangers.waitOf(addressOf(request), tokenOf(request)) === undefined,
    identify: async (request) => {
      const actor = await identify(db, app.parseCookie(request.headers.cookie ?? ''));
      if (actor) app.strangers.remember(tokenOf(request));
      else app.strangers.count(addressOf(request), tokenOf(request));
      if (!actor) return null;
      const { accountId, signInId } = actor;
      return { accountId, signInId, audiences: [audienceOf.account(accountId), audienceOf.signIn(signInId)] };
    },
    granted: async (signInId) => {
      const actor = await identifySignIn(db, signInId);
      if (!actor) return null;
      const kinds = lotKinds.filter((kind) => actor.permissions[viewFlag(kind, 'live')]).map(audienceOf.lots);
      return isStaff(actor) ? [...kinds, audienceOf.staff] : kinds;
    },
    isOwnOrigin: (headers) => isOwnOrigin(headers, settings.publicUrl),
    stillSignedIn: (signInIds) => stillSignedIn(db, signInIds),
  });
  // Events for the catalogue in memory are for no browser: delivering them would also keep them for recovery.
  const onEvent = (event: RelayedEvent) => {
    if (event.audience !== audienceOf.catalogue) sockets.deliver(event);
  };
  const relay = await startRelay({ db, pool, log, onEvent });
  return {
    settled: () => relay.settled(),
    stop: async () => {
      await sockets.close();
      await relay.stop();
    },
  };
}
