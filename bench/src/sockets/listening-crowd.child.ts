import { connect, type Socket } from 'node:net';
import { socketPath } from '../../../packages/contract/src/headers.ts';

/**
 * Many listening pages: reports when all are welcomed, and for each message when every one of them has received it,
 * with times and text. It parses frames itself, because the cost of receiving must not be part of the measurement.
 */
export interface Heard {
  /** Milliseconds of the machine's clock. */
  at: Float64Array;
  text: string;
}

const [port = '', count = '0'] = process.argv.slice(2);
const total = Number(count);
const atOnce = 50;
/** Packets of the underlying protocol: connect, ping, pong, event. */
const frames = { connect: '40', ping: '2', pong: '3', event: '42' };
const [isText, isMasked] = [0x81, 0x80];
const asking = [
  `GET ${socketPath}/?EIO=4&transport=websocket HTTP/1.1`,
  `host: 127.0.0.1:${port}`,
  'upgrade: websocket',
  'connection: upgrade',
  'sec-websocket-version: 13',
  `sec-websocket-key: ${Buffer.from('a listener here!').toString('base64')}`,
  '\r\n',
].join('\r\n');

let at = new Float64Array(total);
let heard = 0;

for (let opened = 0; opened < total; opened += atOnce) {
  await Promise.all(Array.from({ length: Math.min(atOnce, total - opened) }, listen));
}
process.send?.('ready');

function listen(): Promise<void> {
  const welcomed = Promise.withResolvers<void>();
  const socket = connect(Number(port), '127.0.0.1', () => socket.write(asking));
  let rest: Buffer = Buffer.alloc(0);
  let isOpen = false;
  socket.setNoDelay();
  socket.on('error', welcomed.reject);
  socket.on('close', () => welcomed.reject(new Error('a listener was not let in')));
  socket.on('data', (chunk) => {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    if (!isOpen) {
      const headEnd = rest.indexOf('\r\n\r\n');
      if (headEnd < 0) return;
      isOpen = true;
      rest = rest.subarray(headEnd + 4);
      say(socket, frames.connect);
    }
    for (let frame = frameOf(rest); frame; frame = frameOf(rest)) {
      rest = rest.subarray(frame.end);
      take(socket, frame.text, welcomed.resolve);
    }
  });
  return welcomed.promise;
}

/** The server's frames are unmasked and shorter than 64 KB. */
function frameOf(bytes: Buffer): { text: Buffer; end: number } | undefined {
  const short = (bytes[1] ?? 0) & 0x7f;
  const start = short === 126 ? 4 : 2;
  if (bytes.length < start) return undefined;
  const end = start + (short === 126 ? bytes.readUInt16BE(2) : short);
  return bytes.length < end ? undefined : { text: bytes.subarray(start, end), end };
}

function say(socket: Socket, text: string): void {
  socket.write(Buffer.concat([Buffer.from([isText, isMasked | text.length, 0, 0, 0, 0]), Buffer.from(text)]));
}

function take(socket: Socket, text: Buffer, welcome: () => void): void {
  const begin = text.toString('latin1', 0, 11);
  if (begin === frames.ping) say(socket, frames.pong);
  else if (begin.startsWith(`${frames.event}["welcome`)) welcome();
  else if (begin.startsWith(`${frames.event}["event"`)) countOne(text);
}

function countOne(text: Buffer): void {
  at[heard] = Number(process.hrtime.bigint()) / 1e6;
  heard += 1;
  if (heard < total) return;
  process.send?.({ at, text: text.toString() } satisfies Heard);
  at = new Float64Array(total);
  heard = 0;
}
