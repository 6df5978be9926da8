import { setImmediate as later } from 'node:timers';
import type { LiveServer, LiveSocket } from './channels.ts';
import { writeStraight } from './write-straight.ts';

/** Milliseconds that sending may hold the event loop before other work gets its turn. */
const maxSlice = 2;
/** Sockets that are written to between two looks at the clock. */
const atOnce = 25;

interface PendingBroadcast {
  sockets: Iterator<LiveSocket>;
  send: (socket: LiveSocket) => unknown;
}

/** The part of socket.io's adapter that is used here. */
interface Adapter {
  _encode: (packet: unknown, options: { wsPreEncodedFrame?: Buffer[] }) => unknown;
  apply: (
    options: { rooms: ReadonlySet<string>; except?: ReadonlySet<string> },
    send: PendingBroadcast['send'],
  ) => void;
}

/**
 * Writes to the sockets of a room in slices: socket.io itself writes to all at once, which blocks the event loop for a
 * tenth of a second with five thousand of them. The order is kept: a later broadcast waits until the current one is done.
 */
export function paceBroadcasts(io: LiveServer): void {
  const adapter = io.of('/').adapter as unknown as Adapter;
  const find = adapter.apply.bind(adapter);
  const { _encode: encode } = adapter;
  /** The frame that the adapter has just encoded, as one buffer; its very next call of `apply` sends it. */
  let encodedFrame: Buffer | undefined;
  const waiting: PendingBroadcast[] = [];
  let isUnderWay = false;

  Object.assign<Adapter, Pick<Adapter, '_encode'>>(adapter, {
    _encode(packet, options) {
      const encoded = encode.call(adapter, packet, options);
      encodedFrame = options.wsPreEncodedFrame && Buffer.concat(options.wsPreEncodedFrame);
      if (encodedFrame) options.wsPreEncodedFrame = [encodedFrame];
      return encoded;
    },
  });

  adapter.apply = (options, send) => {
    const frame = encodedFrame;
    encodedFrame = undefined;
    const sockets: LiveSocket[] = [];
    find(options, (socket) => void sockets.push(socket));
    waiting.push({
      sockets: sockets.values(),
      send: frame ? (socket) => writeStraight(socket, frame) || send(socket) : send,
    });
    if (!isUnderWay) sendSlice();
  };

  function sendSlice(): void {
    const end = performance.now() + maxSlice;
    isUnderWay = true;
    for (let first = waiting[0]; first && performance.now() < end; first = waiting[0]) {
      if (sendSome(first)) waiting.shift();
    }
    if (waiting.length > 0) later(sendSlice);
    else isUnderWay = false;
  }
}

/** True when all sockets have been written to. */
function sendSome({ sockets, send }: PendingBroadcast): boolean {
  for (let count = 0; count < atOnce; count += 1) {
    const { value, done } = sockets.next();
    if (done) return true;
    send(value);
  }
  return false;
}
