import { liveChannels } from '@seri/contract/events';
import type { RelayedEvent } from '../outbox/read-events.ts';
import type { LiveServer } from './channels.ts';

/** Sends to the audience; the connection that caused the event gets an echo instead, because it shows the change already. */
export function deliver(io: LiveServer, { originSocket, ...event }: RelayedEvent): void {
  const { audience, sequence, previous } = event;
  // The origin comes from a request's header, so it counts only if it is in the audience.
  const origin = originSocket === null ? undefined : io.of('/').sockets.get(originSocket);
  if (origin?.rooms.has(audience)) {
    io.to(audience).except(origin.id).emit(liveChannels.event, event);
    origin.emit(liveChannels.echo, { audience, sequence, previous });
  } else {
    io.to(audience).emit(liveChannels.event, event);
  }
  // Disconnect after the event, so that the page can show the reason.
  if (event.name === 'sign-in.ended') io.in(audience).disconnectSockets(true);
}
