import type { MessagePort } from 'node:worker_threads';
import type { Log } from '../../../../platform/log.ts';
import { monotonicNow } from '../../../../platform/monotonic-now.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import {
  type FromReader,
  type IndexMethod,
  type PackedAnswers,
  type QuestionArgs,
  timeLimit,
  type ToReader,
} from './catalogue-messages.ts';
import { RestartingThread, type Thread } from './kept-thread.ts';
import { unpackFacets, unpackModels } from './packed-counts.ts';
import { unpackPlaces } from './packed-places.ts';

interface PendingQuestion {
  resolve: (answer: PackedAnswers[IndexMethod]) => void;
  reject: (error: Error) => void;
  timer: NodeJS.Timeout;
}

/** A reader thread, seen from the request thread. It answers one question after the other. */
export class CatalogueReader {
  readonly index: CatalogueIndex = {
    listing: async (...args) => unpackPlaces(await this.#ask('listing', args)),
    count: (...args) => this.#ask('count', args),
    size: (...args) => this.#ask('size', args),
    facets: async (...args) => unpackFacets(await this.#ask('facets', args)),
    models: async (...args) => unpackModels(await this.#ask('models', args)),
    schedule: (...args) => this.#ask('schedule', args),
    fairPrices: (...args) => this.#ask('fairPrices', args),
    newest: (...args) => this.#ask('newest', args),
  };
  readonly #thread: RestartingThread<ToReader, FromReader>;
  readonly #pending = new Map<number, PendingQuestion>();
  #isReady = false;
  #lastId = 0;
  #received = 0;

  constructor(log: Log, start: () => Thread, onStart: (reader: CatalogueReader) => void) {
    this.#thread = new RestartingThread({
      name: 'reader',
      log,
      start,
      onStart: () => onStart(this),
      onMessage: (message) => this.#receive(message),
      onLost: (reason) => this.#failAll(reason),
    });
    this.#thread.start();
  }

  /** Whether it has received the full set of lots. */
  get isReady(): boolean {
    return this.#isReady;
  }

  get isRunning(): boolean {
    return this.#thread.isRunning;
  }

  get pendingCount(): number {
    return this.#pending.size;
  }

  /** Connects it to a keeper, which sends the full set again; it is not ready until then. */
  listenTo(updates: MessagePort): void {
    this.#isReady = false;
    this.#thread.send({ updates }, [updates]);
  }

  stop(): Promise<void> {
    return this.#thread.stop();
  }

  async #ask<Name extends IndexMethod>(name: Name, args: QuestionArgs[Name]): Promise<PackedAnswers[Name]> {
    this.#lastId += 1;
    const id = this.#lastId;
    const receivedBefore = this.#received;
    const answer = await new Promise<PackedAnswers[IndexMethod]>((resolve, reject) => {
      // `setImmediate` lets messages that have arrived be handled first: a busy process can be late for both.
      const timer = setTimeout(() => setImmediate(() => this.#timeOut(id, receivedBefore)), timeLimit);
      this.#pending.set(id, { resolve, reject, timer });
      this.#thread.send({ id, name, args, askedAt: monotonicNow() });
    });
    // The id of the answer is that of the question, so it answers this method.
    return answer as PackedAnswers[Name];
  }

  #receive(message: FromReader): void {
    this.#received += 1;
    if ('isReady' in message) {
      this.#isReady = true;
      return;
    }
    this.#thread.resetPause();
    const question = this.#remove(message.id);
    if ('failure' in message) question?.reject(new Error(message.failure));
    else question?.resolve(message.answer);
  }

  /** A thread that has sent nothing since the question hangs and is ended; one that has is only busy. */
  #timeOut(id: number, receivedBefore: number): void {
    const question = this.#remove(id);
    question?.reject(new Error(`no answer within ${timeLimit} ms`));
    if (question && this.#received === receivedBefore) this.#thread.end('it hangs');
  }

  #remove(id: number): PendingQuestion | undefined {
    const question = this.#pending.get(id);
    clearTimeout(question?.timer);
    this.#pending.delete(id);
    return question;
  }

  #failAll(reason: string): void {
    this.#isReady = false;
    for (const id of this.#pending.keys()) this.#remove(id)?.reject(new Error(`the thread is gone: ${reason}`));
  }
}
