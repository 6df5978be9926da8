import { liveChannels } from '@seri/contract/events';
import type { RelayedEvent } from '../outbox/relay.ts';
import type { LiveServer } from './channels.ts';

/** To everyone of the audience; whoever caused it gets an echo instead, since it shows the change already. */
export function deliver(io: LiveServer, { originSocket, ...event }: RelayedEvent): void {
  const { audience, sequence, previous } = event;
  // A connection named by a request's header is believed only about its own audience.
  const origin = originSocket === null ? undefined : io.of('/').sockets.get(originSocket);
  if (origin?.rooms.has(audience)) {
    io.to(audience).except(origin.id).emit(liveChannels.event, event);
    origin.emit(liveChannels.echo, { audience, sequence, previous });
  } else {
    io.to(audience).emit(liveChannels.event, event);
  }
  // Told first, so that the page can say why; then out.
  if (event.name === 'sign-in.ended') io.in(audience).disconnectSockets(true);
}
