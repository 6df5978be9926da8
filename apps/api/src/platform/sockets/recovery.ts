import { liveChannels, type LiveEcho, type LiveEvent } from '@seri/contract/events';
import type { Identity, LiveServer, LiveSocket } from './channels.ts';

/** How long a lost connection may take to return and still be told what it missed. */
export const recovery = { maxDisconnectionDuration: 120_000, skipMiddlewares: false };

/**
 * On its own socket.io puts a returning connection into its former rooms and sends what it missed before any
 * middleware has asked who returns. Here both wait: rooms come from the cookie, and what was missed is kept aside.
 */
export function holdMissed(io: LiveServer): void {
  const { adapter } = io.of('/');
  const restore = adapter.restoreSession.bind(adapter);
  adapter.restoreSession = async (privateId, offset) => {
    const session = await restore(privateId, offset);
    // Null where there is none, whatever its type says.
    if (!session) return session;
    return {
      ...session,
      rooms: [],
      missedPackets: [],
      data: { ...(session.data as object), missed: session.missedPackets },
    };
  };
}

/** Only to whom it was meant for: another sign-in in the same browser starts afresh. */
export function claimMissed(socket: LiveSocket, identity: Identity): void {
  const isSame = socket.recovered && socket.data.identity.signInId === identity.signInId;
  if (!isSame) delete socket.data.missed;
}

/** Welcomes and farewells of the former connection are left out, and so is what it may no longer hear. */
export function sendMissed(socket: LiveSocket): void {
  const { missed = [] } = socket.data;
  delete socket.data.missed;
  for (const [channel, body] of missed) {
    const told = body as LiveEvent | LiveEcho;
    if (!socket.rooms.has(told.audience)) continue;
    if (channel === liveChannels.event) socket.emit(channel, told as LiveEvent);
    if (channel === liveChannels.echo) socket.emit(channel, told);
  }
}
