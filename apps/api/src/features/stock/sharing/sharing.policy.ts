import type { JapanDay } from '@seri/domain/time/japan-time';
import type { PlacedLot } from '@seri/domain/lots/lot-kinds';
import { maySeeAs, type PageType, pageTypeData } from '@seri/domain/catalogue/page-types';
import { maySignIn, type Overrides, permissionsOf } from '@seri/domain/people/roles';
import type { Actor } from '../../../platform/actor.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import type { Sharer } from './share.store.ts';

/** R44: an account may share the lots that it may see, under their own kind; any other answers as missing. */
export function assertMayShare(
  { permissions }: Pick<Actor, 'permissions'>,
  lot: PlacedLot,
  pageType: PageType,
  today: JapanDay,
): void {
  if (!maySeeAs(pageType, permissions, lot, today)) throw refusal('NOT_FOUND');
}

/** R44: a share stays valid only while its sharer may still share lots. */
export function maySharePresently({ roleId, overrides, roleOverrides }: Omit<Sharer, 'accountId'>): boolean {
  return maySignIn(roleId) && permissionsOf(roleId, overrides as Overrides, roleOverrides).shareCar;
}

/** R44: a machine is public to everyone who has its address. */
export function isPublic(pageType: PageType): boolean {
  return pageTypeData[pageType].kind === 'machine';
}
