import type { JapanDay } from '@seri/domain/time/japan-time';
import { homeOf, maySeeLot, mostPhotos } from '@seri/domain/lots/lot-kinds';
import type { Permissions } from '@seri/domain/people/permissions';
import type { Photo } from './photo.read.ts';

type Seen = Pick<Photo, 'kind' | 'day' | 'place'>;

/** R33: who sees a lot where it stands sees its sheet, and those of its photos that are shown there. */
export function maySeePhoto(permissions: Permissions, photo: Seen, today: JapanDay): boolean {
  return maySeeLot(permissions, photo, today) && isShown(photo, today);
}

/** The sheet always, of the photos those that are shown where the lot stands. */
export function isShown({ kind, day, place }: Seen, today: JapanDay): boolean {
  return place === null || place <= mostPhotos[homeOf(kind, day, today)];
}
