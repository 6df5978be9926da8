import { liveChannels, type LiveHello } from '@seri/contract/events';
import type { Db } from '../database/database.ts';
import { readMissed } from '../outbox/read-events.ts';
import type { LiveSocket } from './channels.ts';

/** Sending more takes longer than the client needs to fetch its data again, which it does when it finds the gap. */
const mostEvents = 200;

/** The number up to which the page's data holds all events, if it says so. */
export function sinceOf({ handshake }: LiveSocket): number | undefined {
  // A client that says nothing has no `auth` at all.
  const since = (handshake.auth as { [Name in keyof LiveHello]: unknown } | undefined)?.since;
  return typeof since === 'number' && Number.isSafeInteger(since) && since >= 0 ? since : undefined;
}

/** Sends a new connection what happened since its page was read, so that the page need not be read twice. */
export async function catchUp(socket: LiveSocket, db: Db, audiences: readonly string[]): Promise<void> {
  const { since } = socket.data;
  if (since === undefined) return;
  delete socket.data.since;
  const events = await readMissed(db, audiences, since, mostEvents + 1);
  if (events.length > mostEvents) return;
  for (const event of events) if (socket.rooms.has(event.audience)) socket.emit(liveChannels.event, event);
}
