import { liveChannels } from '@seri/contract/events';
import type { Clock } from '@seri/domain/time/japan-time';
import type { Db } from '../database/database.ts';
import type { Log } from '../log.ts';
import { readPositions } from '../outbox/positions.ts';
import type { LiveSocket } from './channels.ts';
import { sendMissed } from './recovery.ts';

export interface GrantParts {
  db: Db;
  clock: Clock;
  log: Log;
  /** The rooms that a sign-in may be in now besides its own; null when it has ended. */
  granted: (signInId: string) => Promise<readonly string[] | null>;
}

/** Puts a connection into the rooms that it may hear now and no other, and tells it where they stand. */
export async function grant(socket: LiveSocket, parts: GrantParts): Promise<void> {
  const turn = beginTurn(socket);
  const isOvertaken = () => socket.data.grants !== turn;
  try {
    const { audiences: own, signInId } = socket.data.identity;
    leaveGranted(socket);
    const granted = await parts.granted(signInId);
    if (isOvertaken()) return;
    if (!granted) return void socket.disconnect(true);
    const audiences = [...own, ...granted];
    await socket.join(audiences);
    sendMissed(socket);
    // Positions are read after joining: what falls between is sent as an event too, and known by its number.
    const positions = await readPositions(parts.db, audiences);
    if (isOvertaken()) return;
    socket.emit(liveChannels.welcome, { audiences: positions, now: parts.clock.now().toISOString() });
  } catch (error) {
    parts.log.warn({ reason: String(error) }, 'live connection not granted its rooms');
    socket.conn.close();
  }
}

/** Two changes at once are asked about side by side: the answer to the former may come last. */
function beginTurn({ data }: LiveSocket): number {
  data.grants = (data.grants ?? 0) + 1;
  return data.grants;
}

/** Before anything is asked: until the answer is here nothing is heard that might be denied. */
function leaveGranted(socket: LiveSocket): void {
  const own = new Set([socket.id, ...socket.data.identity.audiences]);
  for (const room of socket.rooms) if (!own.has(room)) void socket.leave(room);
}
