import { type ChildProcess, fork } from 'node:child_process';
import type { FromStudio, ToStudio } from './studio-task.ts';

/** A picture that could not be made, or whose makers were lost one after another. */
export class PictureError extends Error {}

/** The process ended with the picture in its hands; another one may well make it. */
export class LostStudioError extends PictureError {}

export interface StudioProgram {
  file: string;
  args: readonly string[];
  /** Its environment in place of that of this process. */
  env?: NodeJS.ProcessEnv;
  execArgv?: readonly string[];
}

/** One process that makes pictures. It dies with this one, and can be killed at any time. */
export class StudioProcess {
  readonly #child: ChildProcess;
  readonly #longest: number;
  readonly #onPicture: () => void;
  readonly #inHand = new Map<number, PromiseWithResolvers<unknown>>();
  /** How many it has made. */
  pictures = 0;
  /** Its memory, as it said with its last picture. */
  bytes = 0;
  #nextId = 1;
  #isRetired = false;
  readonly ready: Promise<void>;
  readonly ended: Promise<string>;

  constructor(
    { file, args, env: own = process.env, execArgv = [] }: StudioProgram,
    longest: number,
    onPicture: () => void,
  ) {
    this.#longest = longest;
    this.#onPicture = onPicture;
    // Threads that encode would each keep an arena of their own, which glibc hardly ever gives back.
    const env = { ...own, MALLOC_ARENA_MAX: '2' };
    const stdio = ['ignore', 'inherit', 'inherit', 'ipc'] as const;
    this.#child = fork(file, args, { serialization: 'advanced', execArgv: [...execArgv], env, stdio: [...stdio] });
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    this.ready = promise;
    this.#child.on('message', (message: FromStudio) => {
      if ('isReady' in message) resolve();
      else this.#take(message);
    });
    this.ended = this.#untilEnd();
    void this.ended.then((reason) => {
      reject(new LostStudioError(`The studio did not start (${reason}).`));
      for (const { reject: lose } of this.#inHand.values()) lose(new LostStudioError(`The studio ended (${reason}).`));
      this.#inHand.clear();
    });
    promise.catch(() => undefined);
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  /** Kills a process that takes longer than any picture does: it hangs. */
  async make(name: string, args: readonly unknown[]): Promise<unknown> {
    const made = Promise.withResolvers<unknown>();
    const order: ToStudio = { id: this.#nextId++, name, args };
    this.#inHand.set(order.id, made);
    const timer = setTimeout(() => this.#child.kill('SIGKILL'), this.#longest);
    // A channel that is closed already is told by the end of the process.
    this.#child.send(order, () => undefined);
    try {
      return await made.promise;
    } finally {
      clearTimeout(timer);
      this.#endIfDone();
    }
  }

  /** Ends the process as soon as nothing is in its hands. */
  retire(): void {
    this.#isRetired = true;
    this.#endIfDone();
  }

  #take(message: Exclude<FromStudio, { isReady: true }>): void {
    const made = this.#inHand.get(message.id);
    this.#inHand.delete(message.id);
    this.pictures += 1;
    this.bytes = message.bytes;
    this.#onPicture();
    if ('failure' in message) made?.reject(new PictureError(message.failure));
    else made?.resolve(message.made);
  }

  #endIfDone(): void {
    if (this.#isRetired && this.#inHand.size === 0 && this.#child.connected) this.#child.disconnect();
  }

  #untilEnd(): Promise<string> {
    return new Promise((resolve) => {
      this.#child.once('error', (error) => resolve(error.message));
      this.#child.once('exit', (code, signal) => resolve(signal ?? `code ${code}`));
    });
  }
}
