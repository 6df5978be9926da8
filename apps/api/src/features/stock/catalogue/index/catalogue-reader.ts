import type { MessagePort } from 'node:worker_threads';
import type { Log } from '../../../../platform/log.ts';
import { type Asked, type FromReader, timeLimit, type ToReader } from './catalogue-messages.ts';
import { monotonicNow } from '../../../../platform/monotonic-now.ts';
import { KeptThread, type Thread } from './kept-thread.ts';

interface Waiting {
  resolve: (answer: unknown) => void;
  reject: (error: Error) => void;
  timer: NodeJS.Timeout;
}

/** A thread that answers, one question after the other. */
export class CatalogueReader {
  readonly #thread: KeptThread<ToReader, FromReader>;
  readonly #waiting = new Map<number, Waiting>();
  #isReady = false;
  #asked = 0;
  #heard = 0;

  constructor(log: Log, start: () => Thread, onStart: (reader: CatalogueReader) => void) {
    this.#thread = new KeptThread({
      name: 'reader',
      log,
      start,
      onStart: () => onStart(this),
      onMessage: (message) => this.#hear(message),
      onLost: (reason) => this.#lose(reason),
    });
    this.#thread.start();
  }

  /** It has lots to answer from. */
  get isReady(): boolean {
    return this.#isReady;
  }

  get isRunning(): boolean {
    return this.#thread.isRunning;
  }

  /** How many questions it has still to answer. */
  get waiting(): number {
    return this.#waiting.size;
  }

  /** What it knew is forgotten: it is told anew. */
  listenTo(updates: MessagePort): void {
    this.#isReady = false;
    this.#thread.tell({ updates }, [updates]);
  }

  ask(name: Asked, given: unknown[]): Promise<unknown> {
    this.#asked += 1;
    const id = this.#asked;
    const heard = this.#heard;
    return new Promise((resolve, reject) => {
      // Not before what has arrived is heard: a busy process can be late for both.
      const timer = setTimeout(() => setImmediate(() => this.#miss(id, heard)), timeLimit);
      this.#waiting.set(id, { resolve, reject, timer });
      this.#thread.tell({ id, name, given, askedAt: monotonicNow() });
    });
  }

  stop(): Promise<void> {
    return this.#thread.stop();
  }

  #hear(message: FromReader): void {
    this.#heard += 1;
    if ('isReady' in message) {
      this.#isReady = true;
      return;
    }
    this.#thread.trust();
    const waiting = this.#take(message.id);
    if ('failure' in message) waiting?.reject(new Error(message.failure));
    else waiting?.resolve(message.answer);
  }

  /** One that has said nothing since hangs; another one has only much to do. */
  #miss(id: number, heard: number): void {
    const waiting = this.#take(id);
    waiting?.reject(new Error(`no answer within ${timeLimit} ms`));
    if (waiting && this.#heard === heard) this.#thread.end('it hangs');
  }

  #take(id: number): Waiting | undefined {
    const waiting = this.#waiting.get(id);
    clearTimeout(waiting?.timer);
    this.#waiting.delete(id);
    return waiting;
  }

  #lose(reason: string): void {
    this.#isReady = false;
    for (const id of this.#waiting.keys()) this.#take(id)?.reject(new Error(`the thread is gone: ${reason}`));
  }
}
