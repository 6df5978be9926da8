import { socketPath } from '@seri/contract/headers';
import type { Random } from '@seri/drawings/random';
import type { SignedInPerson } from './people.ts';

/** Pages that people have open, with their live connections: always as many, and some of them replaced all the time. */
export class LiveScreens {
  readonly #url: string;
  readonly #people: readonly SignedInPerson[];
  readonly #random: Random;
  readonly #open: WebSocket[] = [];
  opened = 0;
  heard = 0;

  constructor(url: string, people: readonly SignedInPerson[], random: Random) {
    this.#url = url;
    this.#people = people;
    this.#random = random;
  }

  /** Closes the oldest ones, and opens as many as it takes to have so many. */
  async replace(count: number, wanted: number): Promise<void> {
    for (const socket of this.#open.splice(0, count)) await closed(socket);
    while (this.#open.length < wanted) this.#open.push(await this.#welcome());
  }

  async closeAll(): Promise<void> {
    await this.replace(this.#open.length, 0);
  }

  #welcome(): Promise<WebSocket> {
    const { promise, resolve, reject } = Promise.withResolvers<WebSocket>();
    const { cookie } = this.#random.pick(this.#people);
    const url = `${this.#url.replace('http', 'ws')}${socketPath}/?EIO=4&transport=websocket`;
    const socket = new WebSocket(url, { headers: { cookie, origin: this.#url } });
    socket.addEventListener('open', () => socket.send('40'));
    socket.addEventListener('error', () => reject(new Error('a screen was not let in')));
    socket.addEventListener('message', ({ data }) => {
      const frame = String(data);
      // Engine.IO: a ping wants its pong.
      if (frame === '2') socket.send('3');
      else if (frame.startsWith('42["welcome"')) resolve(socket);
      else this.heard += 1;
    });
    this.opened += 1;
    return promise;
  }
}

function closed(socket: WebSocket): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  socket.addEventListener('close', () => resolve());
  socket.close();
  return promise;
}
