import type { IncomingHttpHeaders, IncomingMessage, Server as HttpServer } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { liveChannels, liveCrowded } from '@seri/contract/events';
import { socketPath } from '@seri/contract/headers';
import { Server } from 'socket.io';
import type { RelayedEvent } from '../outbox/read-events.ts';
import type { SocketIdentity, LiveServer, LiveSocket } from './channels.ts';
import { sinceOf } from './first-connect.ts';
import { deliver } from './deliver.ts';
import { forgetRequest } from './forget-request.ts';
import { grant, type GrantParts } from './grant.ts';
import { paceBroadcasts } from './pace-broadcasts.ts';
import { claimMissed, holdMissed, recovery } from './recovery.ts';

export interface SocketParts extends GrantParts {
  server: HttpServer;
  identify: (request: IncomingMessage) => Promise<SocketIdentity | null>;
  isOwnOrigin: (headers: IncomingHttpHeaders) => boolean;
  /** False if too many strangers came from its address. */
  mayUpgrade: (request: IncomingMessage) => boolean;
  /** Returns those of the sign-ins that have not ended. */
  stillSignedIn: (signInIds: string[]) => Promise<ReadonlySet<string>>;
  recheckEvery?: number;
  mostOfAccount?: number;
}

export interface Sockets {
  deliver(event: RelayedEvent): void;
  count(): number;
  /** Announces that it leaves, closes every connection and admits no new one. The HTTP server goes on. */
  close(): Promise<void>;
}

/** A client sends nothing but its connect packet, perhaps with the last offset it saw. */
const maxMessageBytes = 1_024;
const closeTimeout = 1_000;
/** A connection that has not proved whose it is by then is closed. */
const anonymousFor = 5_000;
/** Each tab with lots has one; whoever opens more is told to fetch its data again from time to time. */
const usuallyMost = 200;

export function openSockets(parts: SocketParts): Sockets {
  let isLeaving = false;
  const io: LiveServer = new Server(parts.server, {
    path: socketPath,
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: maxMessageBytes,
    connectTimeout: anonymousFor,
    connectionStateRecovery: recovery,
    allowRequest: (request, answer) =>
      answer(null, !isLeaving && parts.isOwnOrigin(request.headers) && parts.mayUpgrade(request)),
  });
  holdMissed(io);
  paceBroadcasts(io);
  io.use((socket, next) => void admit(io, socket, parts).then(next));
  io.on('connection', (socket) => void greet(socket, parts));
  const recheck = setInterval(() => void dropEnded(io, parts), parts.recheckEvery ?? 60_000);
  return {
    deliver(event) {
      deliver(io, event);
      if (event.name === 'account.changed')
        for (const socket of socketsIn(io, event.audience)) void grant(socket, parts);
    },
    count: () => io.of('/').sockets.size,
    async close() {
      isLeaving = true;
      clearInterval(recheck);
      io.emit(liveChannels.leaving);
      io.disconnectSockets(true);
      for (const end = Date.now() + closeTimeout; io.engine.clientsCount > 0 && Date.now() < end;) await delay(10);
      io.engine.close();
    },
  };
}

function socketsIn(io: LiveServer, audience: string): LiveSocket[] {
  const { adapter, sockets } = io.of('/');
  return [...(adapter.rooms.get(audience) ?? [])].flatMap((id) => sockets.get(id) ?? []);
}

/** Runs at every connect and reconnect. The client can tell the refusal of an unknown cookie from a lost network. */
async function admit(
  io: LiveServer,
  socket: LiveSocket,
  { identify, mostOfAccount = usuallyMost, log }: SocketParts,
): Promise<Error | undefined> {
  try {
    const identity = await identify(socket.request);
    if (!identity) return new Error('NOT_SIGNED_IN');
    const [ofAccount = ''] = identity.audiences;
    if (socketsIn(io, ofAccount).length >= mostOfAccount) return new Error(liveCrowded);
    claimMissed(socket, identity);
    socket.data.identity = identity;
    socket.data.since = sinceOf(socket);
    return undefined;
  } catch (error) {
    // Our own failure: close as if the network had failed, so that the client reconnects by itself.
    log.warn({ reason: String(error) }, 'live connection not identified');
    socket.conn.close();
    return new Error('INTERNAL');
  }
}

/** Joins its own rooms first: from then on it gets the events that change its granted rooms. */
async function greet(socket: LiveSocket, parts: SocketParts): Promise<void> {
  // The request is gone after this, so a client that has left must come back on a new connection.
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
    const signedIn = await stillSignedIn(signInIds);
    for (const socket of sockets) if (!signedIn.has(socket.data.identity.signInId)) socket.disconnect(true);
  } catch (error) {
    log.warn({ reason: String(error) }, 'sign-ins of live connections not checked');
  }
}
