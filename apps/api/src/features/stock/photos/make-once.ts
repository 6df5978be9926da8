import type { Blobs } from '../../../platform/blobs/blobs.ts';
import { Turns } from '../../../platform/turns.ts';

type Image = Uint8Array | null;

/** Returns the image stored under the key, or makes and stores it; null is not stored. */
export type MakeOnce = (key: string, make: () => Promise<Image>) => Promise<Image>;

/** The last in such a queue would wait half a minute. */
const longestQueue = 300;

/** Concurrent requests for one key share the work; different keys queue for `atOnce` slots. */
export function openMaking(blobs: Pick<Blobs, 'get' | 'put'>, atOnce: number): MakeOnce {
  const turns = new Turns(atOnce, longestQueue);
  const making = new Map<string, Promise<Image>>();
  const makeAndKeep = async (key: string, make: () => Promise<Image>) => {
    const image = await make();
    if (image) await blobs.put(key, image);
    return image;
  };
  return async (key, make) => {
    const stored = await blobs.get(key);
    if (stored) return stored;
    const started = making.get(key) ?? turns.take(() => makeAndKeep(key, make)).finally(() => making.delete(key));
    making.set(key, started);
    return started;
  };
}
