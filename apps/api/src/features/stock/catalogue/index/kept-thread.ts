import type { MessagePort } from 'node:worker_threads';
import type { Log } from '../../../../platform/log.ts';

/** The pause before a broken thread is restarted; it doubles while the thread keeps breaking. */
const pauses = { first: 5_000, longest: 300_000 };

/** The part of `Worker` that is used here. */
export interface Thread {
  postMessage(message: unknown, transferred: readonly MessagePort[]): void;
  on(event: string, listener: (...args: never[]) => void): unknown;
  terminate(): Promise<number>;
}

interface ThreadParts<Received> {
  name: string;
  log: Log;
  start: () => Thread;
  onMessage: (message: Received) => void;
  onLost: (reason: string) => void;
  onStart: () => void;
}

/** A worker thread that is restarted whenever it ends, seen from the thread that started it. */
export class RestartingThread<Sent, Received> {
  readonly #parts: ThreadParts<Received>;
  #thread: Thread | undefined;
  #isStopped = false;
  #pause: number = pauses.first;

  constructor(parts: ThreadParts<Received>) {
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
    // An ended thread may still deliver messages; they are ignored.
    thread.on('message', (message: Received) => thread === this.#thread && onMessage(message));
    thread.on('error', (error: Error) => (reason = error.message));
    thread.on('exit', () => this.#handleEnd(thread, reason));
    this.#thread = thread;
    onStart();
  }

  send(message: Sent, transferred: readonly MessagePort[] = []): void {
    this.#thread?.postMessage(message, transferred);
  }

  /** The thread works, so a later break has another reason and the pause starts short again. */
  resetPause(): void {
    this.#pause = pauses.first;
  }

  /** Terminates a thread that hangs; a new one is started. */
  end(reason: string): void {
    const thread = this.#thread;
    if (!thread) return;
    void thread.terminate();
    this.#handleEnd(thread, reason);
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#thread?.terminate();
  }

  #handleEnd(thread: Thread, reason: string): void {
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
