import { createHash } from 'node:crypto';
import type { JapanDay } from '@seri/domain/time/japan-time';
import type { Platform } from '../../../platform/platform.ts';
import type { Album } from './album.read.ts';
import { openMaking } from '../../../platform/blobs/make-once.ts';
import { isShown } from './photos.policy.ts';
import { previewTask } from './photos.tasks.ts';
import { isAvailable, photoKey, type Photos } from './photos.ts';

export type Previews = (album: Album, today: JapanDay, signal?: AbortSignal) => Promise<Uint8Array | null>;

/** One at a time, so that the studio stays free for the photos that previews need. */
const atOnce = 1;

/** R44: the image that messengers show with a shared link: first photo, plate and grade. Made once and stored. */
export function openPreviews({ blobs, studio }: Pick<Platform, 'blobs' | 'studio'>, photos: Photos): Previews {
  const once = openMaking(blobs, atOnce);
  return (album, today, signal) => {
    const first = album.photos.find((photo) => isShown(photo, today) && isAvailable(photo));
    const marks = { lotNo: album.lotNo, grade: album.condition };
    const source = first ? photoKey(first, 1280, 'webp') : '';
    const make = async (unwanted: AbortSignal) => {
      const photo = first ? await photos(first, 1280, 'webp', unwanted) : null;
      return studio.make(previewTask, [photo, marks], unwanted);
    };
    return once(previewKey([source, marks.lotNo, marks.grade]), make, signal);
  };
}

function previewKey(facts: readonly string[]): string {
  return `previews/${createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 32)}.jpeg`;
}
