import { socketPath } from '../../packages/contract/src/headers.ts';
import type { Person } from './admit.ts';
import type { Trial } from './trial.ts';

/** `bid.changed` moves the row, `client-notification` is the toast. */
type Told = 'bid.changed' | 'client-notification';

export interface Screen {
  /** When it was told so of a bid the last time. */
  heardAt: (told: Told, bidId: number) => number | undefined;
  close: () => void;
}

/** A browser of somebody that listens. */
export async function openScreen({ baseUrl }: Trial, { cookie }: Pick<Person, 'cookie'>): Promise<Screen> {
  const heard = new Map<string, number>();
  const welcomed = Promise.withResolvers<void>();
  const url = `${baseUrl.replace('http', 'ws')}${socketPath}/?EIO=4&transport=websocket`;
  const socket = new WebSocket(url, { headers: { cookie, origin: baseUrl } });
  socket.addEventListener('open', () => socket.send('40'));
  socket.addEventListener('error', () => welcomed.reject(new Error('a screen was not let in')));
  socket.addEventListener('message', ({ data }) => {
    const frame = String(data);
    if (frame === '2') socket.send('3');
    if (frame.startsWith('42["welcome"')) welcomed.resolve();
    const [, told] = /"name":"(bid\.changed|client-notification)"/.exec(frame) ?? [];
    const [, bidId] = /"bidId":(\d+)/.exec(frame) ?? [];
    if (told && bidId) heard.set(`${told} ${bidId}`, performance.now());
  });
  await welcomed.promise;
  return { heardAt: (told, bidId) => heard.get(`${told} ${bidId}`), close: () => socket.close() };
}
