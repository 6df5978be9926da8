import type { JapanDay } from '@seri/domain/japan-time';
import { homeOf, mostPhotos, viewFlag } from '@seri/domain/lot-kinds';
import type { Permissions } from '@seri/domain/permissions';
import type { Photo } from './photo.read.ts';

type Seen = Pick<Photo, 'kind' | 'day' | 'place'>;

/** R33: who sees a lot where it stands sees its sheet, and those of its photos that are shown there. */
export function maySeePhoto(permissions: Permissions, { kind, day, place }: Seen, today: JapanDay): boolean {
  const home = homeOf(kind, day, today);
  return permissions[viewFlag(kind, home)] && (place === null || place <= mostPhotos[home]);
}
