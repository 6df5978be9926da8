import type { Blobs } from '../../../platform/blobs/blobs.ts';
import { Turns } from '../../../platform/turns.ts';

type Image = Uint8Array | null;

/** Answers what is kept under the key, or makes and keeps it; of nothing it keeps nothing. */
export type MakeOnce = (key: string, make: () => Promise<Image>) => Promise<Image>;

/** The last of so many would come after half a minute. */
const longestQueue = 300;

/** Several visitors at once share the making; others wait for their turn. */
export function openMaking(blobs: Pick<Blobs, 'get' | 'put'>, atOnce: number): MakeOnce {
  const turns = new Turns(atOnce, longestQueue);
  const making = new Map<string, Promise<Image>>();
  const makeAndKeep = async (key: string, make: () => Promise<Image>) => {
    const image = await make();
    if (image) await blobs.put(key, image);
    return image;
  };
  return async (key, make) => {
    const kept = await blobs.get(key);
    if (kept) return kept;
    const started = making.get(key) ?? turns.take(() => makeAndKeep(key, make)).finally(() => making.delete(key));
    making.set(key, started);
    return started;
  };
}
