import { EventEmitter } from 'node:events';
import type { MessagePort } from 'node:worker_threads';
import type { FromKeeper, FromReader } from './catalogue-messages.ts';
import type { Thread } from './kept-thread.ts';

/** A fake thread: records the messages it receives; tests post its messages and end it. */
export class PlainThread<Received> implements Thread {
  readonly received: Received[] = [];
  isEnded = false;
  readonly #listeners = new EventEmitter();

  on(event: string, listener: (...args: never[]) => void): void {
    this.#listeners.on(event, listener as (...args: unknown[]) => void);
  }

  postMessage(message: unknown, transferred: readonly MessagePort[]): void {
    for (const port of transferred) port.close();
    this.received.push(message as Received);
  }

  async terminate(): Promise<number> {
    this.break();
    return 1;
  }

  post(message: FromKeeper | FromReader): void {
    this.#listeners.emit('message', message);
  }

  break(reason?: string): void {
    this.isEnded = true;
    if (reason) this.#listeners.emit('error', new Error(reason));
    this.#listeners.emit('exit');
  }
}
