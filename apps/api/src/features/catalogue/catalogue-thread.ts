import { Worker } from 'node:worker_threads';
import type { Settings } from '../../platform/config/settings.ts';
import type { Log } from '../../platform/log.ts';
import type { CatalogueIndex } from './catalogue-index.ts';

export type Asked = keyof CatalogueIndex;
export type ThreadData = Pick<Settings, 'databaseUrl' | 'logLevel'>;

export interface ToThread {
  id: number;
  name: Asked;
  given: unknown[];
}

export type FromThread = { isReady: boolean } | { id: number; answer: unknown } | { id: number; failure: string };

/** Before a thread that broke is started again: it loads the whole catalogue. Longer, if it breaks again and again. */
const pauses = { first: 5_000, longest: 300_000 };

/** What is used of a worker. */
interface Thread {
  postMessage(message: ToThread, transferred: readonly []): void;
  on(event: string, listener: (...given: never[]) => void): unknown;
  terminate(): Promise<number>;
}

interface Waiting {
  resolve: (answer: unknown) => void;
  reject: (error: Error) => void;
}

/** A thread that has the catalogue in memory, seen from the one that asks it; started again whenever it breaks. */
export class CatalogueThread {
  readonly #start: () => Thread;
  readonly #log: Log;
  readonly #waiting = new Map<number, Waiting>();
  #thread: Thread;
  #isReady = false;
  #isStopped = false;
  #asked = 0;
  #pause: number = pauses.first;

  constructor(log: Log, start: () => Thread) {
    this.#log = log;
    this.#start = start;
    this.#thread = this.#open();
  }

  /** Not while it loads, or is busy for seconds. */
  get isReady(): boolean {
    return this.#isReady;
  }

  ask(name: Asked, given: unknown[]): Promise<unknown> {
    this.#asked += 1;
    const message: ToThread = { id: this.#asked, name, given };
    return new Promise((resolve, reject) => {
      this.#waiting.set(message.id, { resolve, reject });
      this.#thread.postMessage(message, []);
    });
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#thread.terminate();
  }

  #open(): Thread {
    const thread = this.#start();
    let reason = 'it ended';
    thread.on('message', (message: FromThread) => this.#hear(message));
    thread.on('error', (error: Error) => (reason = error.message));
    thread.on('exit', () => this.#lose(reason));
    return thread;
  }

  #hear(message: FromThread): void {
    if ('isReady' in message) {
      this.#isReady = message.isReady;
      if (message.isReady) this.#pause = pauses.first;
      return;
    }
    const waiting = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if ('failure' in message) waiting?.reject(new Error(message.failure));
    else waiting?.resolve(message.answer);
  }

  #lose(reason: string): void {
    this.#isReady = false;
    for (const { reject } of this.#waiting.values()) reject(new Error(`The catalogue's thread is gone: ${reason}.`));
    this.#waiting.clear();
    if (this.#isStopped) return;
    this.#log.error({ reason }, 'the catalogue in memory is lost, and loaded again');
    setTimeout(() => {
      if (!this.#isStopped) this.#thread = this.#open();
    }, this.#pause).unref();
    this.#pause = Math.min(this.#pause * 2, pauses.longest);
  }
}

/** It keeps no process from ending. */
export function startCatalogueThread({ databaseUrl, logLevel }: ThreadData): Worker {
  const workerData: ThreadData = { databaseUrl, logLevel };
  const worker = new Worker(new URL('columnar-thread.ts', import.meta.url), { workerData });
  worker.unref();
  return worker;
}
