import { socketPath } from '../../packages/contract/src/headers.ts';

/** Many pages that listen: says when all are welcomed, and each time when all have heard what was said. */
const [port = '', count = '0'] = process.argv.slice(2);
const total = Number(count);
const atOnce = 50;
/** Of the protocol beneath: connect, ping and pong, an event. */
const frames = { connect: '40', ping: '2', pong: '3', event: '42' };
let heard = 0;

for (let opened = 0; opened < total; opened += atOnce) {
  await Promise.all(Array.from({ length: Math.min(atOnce, total - opened) }, listen));
}
process.send?.('ready');

function listen(): Promise<void> {
  const welcomed = Promise.withResolvers<void>();
  const socket = new WebSocket(`ws://127.0.0.1:${port}${socketPath}/?EIO=4&transport=websocket`);
  socket.addEventListener('open', () => socket.send(frames.connect));
  socket.addEventListener('error', () => welcomed.reject(new Error('a listener was not let in')));
  socket.addEventListener('message', ({ data }) => {
    const frame = String(data);
    if (frame === frames.ping) socket.send(frames.pong);
    if (frame.startsWith(`${frames.event}["welcome"`)) welcomed.resolve();
    if (frame.startsWith(`${frames.event}["event"`)) countOne();
  });
  return welcomed.promise;
}

function countOne(): void {
  heard += 1;
  if (heard % total === 0) process.send?.('heard');
}
