import { createHash } from 'node:crypto';
import { photoWidths } from '@seri/contract/stock/photo';
import { getOutside, OutsideError, type OutsideTarget } from '../../../platform/outside/get-outside.ts';
import type { Platform } from '../../../platform/platform.ts';
import { Turns } from '../../../platform/turns.ts';
import { encodeTask, redrawTask } from './photos.tasks.ts';
import { photoFormats, thumbnailKey } from './picture-files.ts';

const mostBytes = 15 << 20;
const accept = 'image/avif,image/webp,image/jpeg,image/png';
/** At most eight photos are in memory, however many jobs run. Encoding takes a second of processor time, so one at a time. */
const fetchTurns = new Turns(8);
const encodeTurns = new Turns(1);

export type Get = typeof getOutside;

/** Downloads a photo from one of the hosts and stores it. Returns the key of its blob, which its content decides. */
export function fetchAndKeep(
  platform: Pick<Platform, 'blobs' | 'studio'>,
  target: Pick<OutsideTarget, 'address' | 'hosts' | 'signal'>,
  get: Get = getOutside,
): Promise<string> {
  return fetchTurns.take(async () => {
    const bytes = await get({ ...target, mostBytes, accept });
    return encodeTurns.take(() => makePhoto(platform, bytes));
  });
}

/** Stores a photo with all its thumbnails, so that its first visitor does not wait for them. */
async function makePhoto({ blobs, studio }: Pick<Platform, 'blobs' | 'studio'>, bytes: Uint8Array): Promise<string> {
  const photo = await studio.make(redrawTask, [bytes]);
  if ('fault' in photo) {
    throw new OutsideError('It is no whole photo of JPEG, PNG, WebP or AVIF.', true, { cause: photo.fault });
  }
  const key = `photos/${createHash('sha256').update(photo).digest('hex').slice(0, 32)}`;
  await blobs.put(key, photo);
  for (const width of photoWidths) {
    for (const format of photoFormats) {
      const thumbnail = await studio.make(encodeTask, [photo, width, format]);
      if (thumbnail) await blobs.put(thumbnailKey(key, width, format), thumbnail);
    }
  }
  return key;
}
