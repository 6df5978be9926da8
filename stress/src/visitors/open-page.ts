import { liveChannels, type LiveEcho, type LiveWelcome } from '@seri/contract/events';
import { socketPath } from '@seri/contract/headers';
import { io, type Socket } from 'socket.io-client';
import { createSequences } from '../../../apps/web/src/lib/live/sequences.ts';
import type { PatientVisitor } from './visitor.ts';

/** An open page: hears live events as the web does, and reads anew when it finds that it has missed one. */
export class OpenPage {
  readonly #visitor: PatientVisitor;
  readonly #sequences = createSequences();
  readonly #heard = new Set<number>();
  readonly #socket: Socket;
  /** The highest number it has been told, and that up to which its data holds every event. */
  #toldUpTo = 0;
  #holdsUpTo = 0;
  audiences: string[] = [];

  constructor(visitor: PatientVisitor, url: string) {
    this.#visitor = visitor;
    this.#socket = io(url, {
      path: socketPath,
      transports: ['websocket'],
      reconnectionDelayMax: 4000,
      extraHeaders: { cookie: visitor.cookie },
    });
    this.#socket.on(liveChannels.welcome, ({ audiences }: LiveWelcome) => {
      this.audiences = Object.keys(audiences);
      this.#toldUpTo = Math.max(this.#toldUpTo, ...Object.values(audiences));
      if (this.#sequences.welcome(audiences)) void this.#readAnew();
    });
    for (const channel of [liveChannels.event, liveChannels.echo]) {
      this.#socket.on(channel, (event: LiveEcho) => {
        this.#toldUpTo = Math.max(this.#toldUpTo, event.sequence);
        const step = this.#sequences.take(event);
        if (step !== 'repeat') this.#heard.add(event.sequence);
        if (step === 'gap') void this.#readAnew();
      });
    }
    this.#socket.on('connect_error', () => void this.#renewIfRefused());
    this.#socket.on('disconnect', (reason) => {
      if (reason === 'io server disconnect') this.#socket.connect();
    });
  }

  /** It has been told of the event, or has read everything since. */
  knows(sequence: number): boolean {
    return sequence <= this.#holdsUpTo || this.#heard.has(sequence);
  }

  close(): void {
    this.#socket.close();
  }

  /** An event has its number after its commit, so what is read from now on holds every one that was told. */
  async #readAnew(): Promise<void> {
    const upTo = this.#toldUpTo;
    await this.#visitor.read('/user/view-profile');
    this.#holdsUpTo = Math.max(this.#holdsUpTo, upTo);
  }

  async #renewIfRefused(): Promise<void> {
    if (this.#socket.active) return;
    await this.#visitor.signIn();
    this.#socket.io.opts.extraHeaders = { cookie: this.#visitor.cookie };
    this.#socket.connect();
  }
}
