import type { Flag } from '@seri/domain/people/permissions';
import { may, type OwnProfile } from '../../features/identity/model/session-state.ts';

/** What there is to look at: menu and palette are for whoever may see any of it. */
export const listingFlags: readonly Flag[] = [
  'carAuctionsView',
  'bikeView',
  'onepriceView',
  'salesStatisticsView',
  'machineryView',
];

export function hasListings(profile: OwnProfile | null): boolean {
  return listingFlags.some((flag) => may(profile, flag));
}
