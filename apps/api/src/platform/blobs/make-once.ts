import type { Blobs } from './blobs.ts';
import { Turns } from '../turns.ts';

type Image = Uint8Array | null;

/** Makes an image; the signal says that nobody waits for it any more. */
type MakeImage = (unwanted: AbortSignal) => Promise<Image>;

/** Returns the image stored under the key, or makes and stores it; null is not stored. The signal ends the waiting. */
export type MakeOnce = (key: string, make: MakeImage, signal?: AbortSignal) => Promise<Image>;

/** The last in such a queue would wait half a minute. */
const longestQueue = 300;

/** Concurrent requests for one key share the work; different keys queue for `atOnce` slots. */
export function openMaking(blobs: Pick<Blobs, 'get' | 'put'>, atOnce: number): MakeOnce {
  const turns = new Turns(atOnce, longestQueue);
  const making = new Map<string, SharedImage>();

  return async (key, make, signal) => {
    const stored = await blobs.get(key);
    if (stored) return stored;
    const shared = making.get(key) ?? begin(key, make);
    return shared.await(signal);
  };

  function begin(key: string, make: MakeImage): SharedImage {
    const shared = new SharedImage(
      (unwanted) => turns.take(() => makeAndKeep(key, make, unwanted), unwanted),
      () => making.get(key) === shared && making.delete(key),
    );
    making.set(key, shared);
    return shared;
  }

  async function makeAndKeep(key: string, make: MakeImage, unwanted: AbortSignal): Promise<Image> {
    const image = await make(unwanted);
    if (image) await blobs.put(key, image);
    return image;
  }
}

/** An image under way, and how many wait for it. When the last one leaves, it is given up. */
class SharedImage {
  readonly #unwanted = new AbortController();
  readonly #image: Promise<Image>;
  readonly #forget: () => void;
  #waiting = 0;

  constructor(make: MakeImage, forget: () => void) {
    this.#forget = forget;
    this.#image = make(this.#unwanted.signal).finally(forget);
  }

  async await(signal?: AbortSignal): Promise<Image> {
    this.#waiting += 1;
    const leave = () => {
      this.#waiting -= 1;
      if (this.#waiting > 0) return;
      // Forgotten first: somebody who comes now begins anew.
      this.#forget();
      this.#unwanted.abort(signal?.reason);
    };
    if (signal?.aborted) leave();
    else signal?.addEventListener('abort', leave);
    return this.#image.finally(() => signal?.removeEventListener('abort', leave));
  }
}
