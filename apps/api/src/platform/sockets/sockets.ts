import type { IncomingHttpHeaders, Server as HttpServer } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { liveChannels } from '@seri/contract/events';
import { socketPath } from '@seri/contract/headers';
import { Server } from 'socket.io';
import type { RelayedEvent } from '../outbox/relay.ts';
import type { Identity, LiveServer, LiveSocket } from './channels.ts';
import { deliver } from './deliver.ts';
import { forgetRequest } from './forget-request.ts';
import { grant, type GrantParts } from './grant.ts';
import { paceBroadcasts } from './pace-broadcasts.ts';
import { claimMissed, holdMissed, recovery } from './recovery.ts';

export interface SocketParts extends GrantParts {
  server: HttpServer;
  identify: (cookieHeader: string | undefined) => Promise<Identity | null>;
  isOwnOrigin: (headers: IncomingHttpHeaders) => boolean;
  /** Which of these sign-ins still stand. */
  stillSignedIn: (signInIds: string[]) => Promise<ReadonlySet<string>>;
  recheckEvery?: number;
}

export interface Sockets {
  deliver(event: RelayedEvent): void;
  count(): number;
  /** Says that it leaves, closes every connection, and lets no new one in. The HTTP server goes on. */
  close(): Promise<void>;
}

/** A client says nothing but that it connects, and perhaps what it saw last. */
const largestMessage = 1_024;
const lastWords = 1_000;

export function openSockets(parts: SocketParts): Sockets {
  let isLeaving = false;
  const io: LiveServer = new Server(parts.server, {
    path: socketPath,
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: largestMessage,
    connectTimeout: 10_000,
    connectionStateRecovery: recovery,
    allowRequest: ({ headers }, answer) => answer(null, !isLeaving && parts.isOwnOrigin(headers)),
  });
  holdMissed(io);
  paceBroadcasts(io);
  io.use((socket, next) => void admit(socket, parts).then(next));
  io.on('connection', (socket) => void greet(socket, parts));
  const recheck = setInterval(() => void dropEnded(io, parts), parts.recheckEvery ?? 60_000);
  return {
    deliver(event) {
      deliver(io, event);
      if (event.name === 'account.changed') for (const socket of heldBy(io, event.audience)) void grant(socket, parts);
    },
    count: () => io.of('/').sockets.size,
    async close() {
      isLeaving = true;
      clearInterval(recheck);
      io.emit(liveChannels.leaving);
      io.disconnectSockets(true);
      for (const end = Date.now() + lastWords; io.engine.clientsCount > 0 && Date.now() < end;) await delay(10);
      io.engine.close();
    },
  };
}

/** The connections of an audience to this process. */
function heldBy(io: LiveServer, audience: string): LiveSocket[] {
  const { adapter, sockets } = io.of('/');
  return [...(adapter.rooms.get(audience) ?? [])].flatMap((id) => sockets.get(id) ?? []);
}

/** Asked at every connect and return; the answer to a stranger is one the client can tell from a lost network. */
async function admit(socket: LiveSocket, { identify, log }: SocketParts): Promise<Error | undefined> {
  try {
    const identity = await identify(socket.handshake.headers.cookie);
    if (!identity) return new Error('NOT_SIGNED_IN');
    claimMissed(socket, identity);
    socket.data.identity = identity;
    return undefined;
  } catch (error) {
    // Nobody's fault but ours: as if the network had failed, so that the client comes again by itself.
    log.warn({ reason: String(error) }, 'live connection not identified');
    socket.conn.close();
    return new Error('INTERNAL');
  }
}

/** Its own rooms come first: from then on it learns of every change to what it may hear. */
async function greet(socket: LiveSocket, parts: SocketParts): Promise<void> {
  // What it was asked by is gone then: whoever leaves and wants to come back makes another connection.
  socket.on('disconnect', () => socket.conn.close());
  forgetRequest(socket);
  socket.onAny(() => socket.disconnect(true));
  await socket.join([...socket.data.identity.audiences]);
  await grant(socket, parts);
}

/** A sign-in normally ends with an event; this finds those whose event was never delivered. */
async function dropEnded(io: LiveServer, { stillSignedIn, log }: SocketParts): Promise<void> {
  const sockets = [...io.of('/').sockets.values()];
  const signInIds = [...new Set(sockets.map((socket) => socket.data.identity.signInId))];
  if (signInIds.length === 0) return;
  try {
    const standing = await stillSignedIn(signInIds);
    for (const socket of sockets) if (!standing.has(socket.data.identity.signInId)) socket.disconnect(true);
  } catch (error) {
    log.warn({ reason: String(error) }, 'sign-ins of live connections not checked');
  }
}
