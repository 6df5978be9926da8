import { setImmediate as later } from 'node:timers';
import type { LiveServer, LiveSocket } from './channels.ts';
import { writeStraight } from './write-straight.ts';

/** How long sending may hold the event loop before whoever else waits has a turn. */
const longestTurn = 2;
/** So many are written to between two looks at the clock. */
const atOnce = 25;

interface Sending {
  sockets: Iterator<LiveSocket>;
  send: (socket: LiveSocket) => unknown;
}

/** As much of socket.io's adapter as is used here. */
interface Adapter {
  _encode: (packet: unknown, options: { wsPreEncodedFrame?: Buffer[] }) => unknown;
  apply: (options: { rooms: ReadonlySet<string>; except?: ReadonlySet<string> }, send: Sending['send']) => void;
}

/**
 * On its own socket.io writes to a room's sockets in one go, which for five thousand of them takes a tenth of a second
 * in which nobody else is answered. Here a crowd is written to in turns. Everything goes out in the order in which it
 * was said: what comes later waits behind a crowd that is still being written to.
 */
export function paceBroadcasts(io: LiveServer): void {
  const adapter = io.of('/').adapter as unknown as Adapter;
  const find = adapter.apply.bind(adapter);
  const { _encode: encode } = adapter;
  /** What the adapter has just made, in one piece: it is sent with its very next call. */
  let made: Buffer | undefined;
  const waiting: Sending[] = [];
  let isUnderWay = false;

  Object.assign<Adapter, Pick<Adapter, '_encode'>>(adapter, {
    _encode(packet, options) {
      const encoded = encode.call(adapter, packet, options);
      made = options.wsPreEncodedFrame && Buffer.concat(options.wsPreEncodedFrame);
      if (made) options.wsPreEncodedFrame = [made];
      return encoded;
    },
  });

  adapter.apply = (options, send) => {
    const frame = made;
    made = undefined;
    const sockets: LiveSocket[] = [];
    find(options, (socket) => void sockets.push(socket));
    waiting.push({
      sockets: sockets.values(),
      send: frame ? (socket) => writeStraight(socket, frame) || send(socket) : send,
    });
    if (!isUnderWay) turn();
  };

  function turn(): void {
    const end = performance.now() + longestTurn;
    isUnderWay = true;
    for (let first = waiting[0]; first && performance.now() < end; first = waiting[0]) {
      if (sendSome(first)) waiting.shift();
    }
    if (waiting.length > 0) later(turn);
    else isUnderWay = false;
  }
}

/** Answers whether that was all. */
function sendSome({ sockets, send }: Sending): boolean {
  for (let count = 0; count < atOnce; count += 1) {
    const { value, done } = sockets.next();
    if (done) return true;
    send(value);
  }
  return false;
}
