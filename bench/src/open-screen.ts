import { socketPath } from '../../packages/contract/src/headers.ts';
import type { BenchAccount } from './admit.ts';
import type { Trial } from './trial.ts';

/** `bid.changed` updates a row, `client-notification` shows a toast. */
type ScreenEvent = 'bid.changed' | 'client-notification';

export interface ListeningScreen {
  /** The time of the last such event for a bid. */
  heardAt: (event: ScreenEvent, bidId: number) => number | undefined;
  close: () => void;
}

/** The live connection of an account's browser. */
export async function openScreen(
  { baseUrl }: Trial,
  { cookie }: Pick<BenchAccount, 'cookie'>,
): Promise<ListeningScreen> {
  const heard = new Map<string, number>();
  const welcomed = Promise.withResolvers<void>();
  const url = `${baseUrl.replace('http', 'ws')}${socketPath}/?EIO=4&transport=websocket`;
  const socket = new WebSocket(url, { headers: { cookie, origin: baseUrl } });
  socket.addEventListener('open', () => socket.send('40'));
  socket.addEventListener('error', () => welcomed.reject(new Error('a screen was not let in')));
  socket.addEventListener('message', ({ data }) => {
    const frame = String(data);
    // Engine.IO: a ping wants its pong.
    if (frame === '2') socket.send('3');
    if (frame.startsWith('42["welcome"')) welcomed.resolve();
    const [, event] = /"name":"(bid\.changed|client-notification)"/.exec(frame) ?? [];
    const [, bidId] = /"bidId":(\d+)/.exec(frame) ?? [];
    if (event && bidId) heard.set(`${event} ${bidId}`, performance.now());
  });
  await welcomed.promise;
  return { heardAt: (event, bidId) => heard.get(`${event} ${bidId}`), close: () => socket.close() };
}
