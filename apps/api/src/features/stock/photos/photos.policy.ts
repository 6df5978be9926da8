import type { JapanDay } from '@seri/domain/time/japan-time';
import { homeOf, maySeeLot, mostPhotos } from '@seri/domain/lots/lot-kinds';
import type { Permissions } from '@seri/domain/people/permissions';
import type { Photo } from './photo.read.ts';

type PlacedPhoto = Pick<Photo, 'kind' | 'day' | 'place'>;

/** R33: a reader who may see the lot may see its sheet and the photos that are shown. */
export function maySeePhoto(permissions: Permissions, photo: PlacedPhoto, today: JapanDay): boolean {
  return maySeeLot(permissions, photo, today) && isShown(photo, today);
}

/** The sheet is always shown; photos up to a limit that is lower in statistics than live. */
export function isShown({ kind, day, place }: PlacedPhoto, today: JapanDay): boolean {
  return place === null || place <= mostPhotos[homeOf(kind, day, today)];
}
