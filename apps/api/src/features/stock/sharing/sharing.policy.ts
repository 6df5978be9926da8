import type { JapanDay } from '@seri/domain/time/japan-time';
import type { PlacedLot } from '@seri/domain/lots/lot-kinds';
import { maySeeAs, type PageType, pageTypeData } from '@seri/domain/catalogue/page-types';
import { maySignIn, type Overrides, permissionsOf } from '@seri/domain/people/roles';
import type { Actor } from '../../../platform/actor.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import type { Sharer } from './share.store.ts';

/** R44: one shares what one may see where it stands, under its own kind; any other lot is missing. */
export function assertMayShare(
  { permissions }: Pick<Actor, 'permissions'>,
  lot: PlacedLot,
  pageType: PageType,
  today: JapanDay,
): void {
  if (!maySeeAs(pageType, permissions, lot, today)) throw refusal('NOT_FOUND');
}

/** R44: what was shared stays open while its sharer might share it. */
export function maySharePresently({ roleId, overrides, roleOverrides }: Omit<Sharer, 'accountId'>): boolean {
  return maySignIn(roleId) && permissionsOf(roleId, overrides as Overrides, roleOverrides).shareCar;
}

/** R44: machines are shown to everybody who has their address. */
export function isPublic(pageType: PageType): boolean {
  return pageTypeData[pageType].kind === 'machine';
}
