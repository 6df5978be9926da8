import { createHash } from 'node:crypto';
import type { JapanDay } from '@seri/domain/time/japan-time';
import type { Platform } from '../../../platform/platform.ts';
import type { Album } from './album.read.ts';
import { drawPreview } from './draw-preview.ts';
import { openMaking } from './make-once.ts';
import { isShown } from './photos.policy.ts';
import { canBeHad, photoKey, type Photos } from './photos.ts';

export type Previews = (album: Album, today: JapanDay) => Promise<Uint8Array | null>;

/** One leaves the others of the pool for photos, which it takes of them. */
const atOnce = 1;

/** R44: what messengers show beside the link of a lot: its first photo with the plate and the grade, made once. */
export function openPreviews({ blobs }: Pick<Platform, 'blobs'>, photos: Photos): Previews {
  const once = openMaking(blobs, atOnce);
  return (album, today) => {
    const first = album.photos.find((photo) => isShown(photo, today) && canBeHad(photo));
    const marks = { lotNo: album.lotNo, grade: album.condition };
    const source = first ? photoKey(first, 1280, 'webp') : '';
    return once(previewKey([source, marks.lotNo, marks.grade]), async () =>
      drawPreview(first ? await photos(first, 1280, 'webp') : null, marks),
    );
  };
}

/** By all that is on it. */
function previewKey(facts: readonly string[]): string {
  return `previews/${createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 32)}.jpeg`;
}
