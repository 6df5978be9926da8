import { EventEmitter } from 'node:events';
import type { MessagePort } from 'node:worker_threads';
import type { FromKeeper, FromReader } from './catalogue-messages.ts';
import type { Thread } from './kept-thread.ts';

/** Stands where a thread does: keeps what it is told, and says and does what a test tells it to. */
export class PlainThread<Told> implements Thread {
  readonly told: Told[] = [];
  isEnded = false;
  readonly #listeners = new EventEmitter();

  on(event: string, listener: (...given: never[]) => void): void {
    this.#listeners.on(event, listener as (...given: unknown[]) => void);
  }

  postMessage(message: unknown, transferred: readonly MessagePort[]): void {
    for (const port of transferred) port.close();
    this.told.push(message as Told);
  }

  async terminate(): Promise<number> {
    this.break();
    return 1;
  }

  say(message: FromKeeper | FromReader): void {
    this.#listeners.emit('message', message);
  }

  break(reason?: string): void {
    this.isEnded = true;
    if (reason) this.#listeners.emit('error', new Error(reason));
    this.#listeners.emit('exit');
  }
}
