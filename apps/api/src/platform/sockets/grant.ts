import { liveChannels } from '@seri/contract/events';
import type { Clock } from '@seri/domain/time/japan-time';
import type { Db } from '../database/database.ts';
import type { Log } from '../log.ts';
import { readPositions } from '../outbox/positions.ts';
import { catchUp } from './first-connect.ts';
import type { LiveSocket } from './channels.ts';
import { sendMissed } from './recovery.ts';

export interface GrantParts {
  db: Db;
  clock: Clock;
  log: Log;
  /** The rooms that a sign-in may be in now besides its own; null when it has ended. */
  granted: (signInId: string) => Promise<readonly string[] | null>;
}

/** Puts a connection into exactly the rooms that it may hear now, and sends it their positions. */
export async function grant(socket: LiveSocket, parts: GrantParts): Promise<void> {
  const lookup = beginLookup(socket);
  const isOvertaken = () => socket.data.grants !== lookup;
  try {
    const { audiences: own, signInId } = socket.data.identity;
    leaveGranted(socket);
    const granted = await parts.granted(signInId);
    if (isOvertaken()) return;
    if (!granted) return void socket.disconnect(true);
    const audiences = [...own, ...granted];
    await socket.join(audiences);
    sendMissed(socket);
    await catchUp(socket, parts.db, audiences);
    // Read after joining: an event in between is sent as well, and the client recognises it by its number.
    const positions = await readPositions(parts.db, audiences);
    if (isOvertaken()) return;
    socket.emit(liveChannels.welcome, { audiences: positions, now: parts.clock.now().toISOString() });
  } catch (error) {
    parts.log.warn({ reason: String(error) }, 'live connection not granted its rooms');
    socket.conn.close();
  }
}

/** Numbers the lookups, so that only the latest answer counts: those of two quick changes may come in the wrong order. */
function beginLookup({ data }: LiveSocket): number {
  data.grants = (data.grants ?? 0) + 1;
  return data.grants;
}

/** Done before the lookup, so that the connection hears nothing that the answer may revoke. */
function leaveGranted(socket: LiveSocket): void {
  const own = new Set([socket.id, ...socket.data.identity.audiences]);
  for (const room of socket.rooms) if (!own.has(room)) void socket.leave(room);
}
