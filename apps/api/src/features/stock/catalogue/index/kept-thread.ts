import type { MessagePort } from 'node:worker_threads';
import type { Log } from '../../../../platform/log.ts';

/** Before a thread that broke is started again. Longer, if it breaks again and again. */
const pauses = { first: 5_000, longest: 300_000 };

/** What is used of a worker. */
export interface Thread {
  postMessage(message: unknown, transferred: readonly MessagePort[]): void;
  on(event: string, listener: (...given: never[]) => void): unknown;
  terminate(): Promise<number>;
}

interface ThreadParts<Heard> {
  /** What is lost with it, for the log. */
  name: string;
  log: Log;
  start: () => Thread;
  onMessage: (message: Heard) => void;
  onLost: (reason: string) => void;
  /** At the start, and at every start after it was lost. */
  onStart: () => void;
}

/** A thread that is started again whenever it ends, seen from the one that started it. */
export class KeptThread<Told, Heard> {
  readonly #parts: ThreadParts<Heard>;
  #thread: Thread | undefined;
  #isStopped = false;
  #pause: number = pauses.first;

  constructor(parts: ThreadParts<Heard>) {
    this.#parts = parts;
  }

  get isRunning(): boolean {
    return this.#thread !== undefined;
  }

  start(): void {
    if (this.#isStopped) return;
    const { start, onMessage, onStart } = this.#parts;
    const thread = start();
    let reason = 'it ended';
    // One that was given up may still have something to say.
    thread.on('message', (message: Heard) => thread === this.#thread && onMessage(message));
    thread.on('error', (error: Error) => (reason = error.message));
    thread.on('exit', () => this.#lose(thread, reason));
    this.#thread = thread;
    onStart();
  }

  tell(message: Told, transferred: readonly MessagePort[] = []): void {
    this.#thread?.postMessage(message, transferred);
  }

  /** It works: if it breaks now, it is not for the same reason as before. */
  trust(): void {
    this.#pause = pauses.first;
  }

  /** One that hangs; another takes its place. */
  end(reason: string): void {
    const thread = this.#thread;
    if (!thread) return;
    void thread.terminate();
    this.#lose(thread, reason);
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#thread?.terminate();
  }

  #lose(thread: Thread, reason: string): void {
    if (thread !== this.#thread) return;
    this.#thread = undefined;
    const { name, log, onLost } = this.#parts;
    onLost(reason);
    if (this.#isStopped) return;
    log.error({ thread: name, reason }, 'a thread of the catalogue in memory is lost, and started again');
    setTimeout(() => this.start(), this.#pause).unref();
    this.#pause = Math.min(this.#pause * 2, pauses.longest);
  }
}
