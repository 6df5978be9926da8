import { menuKind } from '@seri/domain/people/roles';
import { may, mayUnlessDenied, type OwnProfile } from '../../features/identity/session/session-state.ts';
import { hasListings } from './listing-flags.ts';
import { listingEntries, menuByKind, type MenuEntryData } from './menu.data.ts';

/** The menu of an account, block by block. */
export function menuOf(profile: OwnProfile | null): readonly MenuEntryData[][] {
  const kind = profile && menuKind(profile.detail.roleId);
  if (!kind) return [];
  const isShown = ({ view, unless, can }: MenuEntryData) =>
    (!view || may(profile, view)) && (!unless || mayUnlessDenied(profile, unless)) && (!can || profile.can[can]);
  const blocks = [menuByKind[kind], hasListings(profile) ? listingEntries : []];
  return blocks.map((entries) => entries.filter(isShown)).filter((entries) => entries.length > 0);
}

export const hrefOf = ({ page, href = page }: MenuEntryData): string => href;

/** Whether an address belongs to an entry: its page, what lies below it, or the page under another name. */
export function isCurrent({ page, also = [] }: MenuEntryData, pathname: string): boolean {
  const root = page.replace(/\/\$.*/, '');
  return pathname === root || pathname.startsWith(`${root}/`) || also.includes(pathname);
}
