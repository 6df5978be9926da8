import { liveChannels, type LiveEcho, type LiveEvent } from '@seri/contract/events';
import type { SocketIdentity, LiveServer, LiveSocket } from './channels.ts';

/** A lost connection that returns within this time is sent what it missed. */
export const recovery = { maxDisconnectionDuration: 120_000, skipMiddlewares: false };

/**
 * Sets the missed packets of a returning connection aside until it is identified. socket.io itself would put it into its
 * former rooms and send them before any middleware runs; here the rooms come from the cookie.
 */
export function holdMissed(io: LiveServer): void {
  const { adapter } = io.of('/');
  const restore = adapter.restoreSession.bind(adapter);
  adapter.restoreSession = async (privateId, offset) => {
    const session = await restore(privateId, offset);
    // It is null if there is no session, although its type denies that.
    if (!session) return session;
    return {
      ...session,
      rooms: [],
      missedPackets: [],
      data: { ...(session.data as object), missed: session.missedPackets },
    };
  };
}

/** Drops the missed packets if the connection returns as another sign-in. */
export function claimMissed(socket: LiveSocket, identity: SocketIdentity): void {
  const isSame = socket.recovered && socket.data.identity.signInId === identity.signInId;
  if (!isSame) delete socket.data.missed;
}

/** Sends missed events and echoes, except those of rooms that the connection may no longer hear. */
export function sendMissed(socket: LiveSocket): void {
  const { missed = [] } = socket.data;
  delete socket.data.missed;
  for (const [channel, body] of missed) {
    const packet = body as LiveEvent | LiveEcho;
    if (!socket.rooms.has(packet.audience)) continue;
    if (channel === liveChannels.event) socket.emit(channel, packet as LiveEvent);
    if (channel === liveChannels.echo) socket.emit(channel, packet);
  }
}
