import type { Flag } from '@seri/domain/people/permissions';
import { may, type OwnProfile } from '../../features/identity/model/session-state.ts';

/** Menu and palette are for accounts with at least one of these listings. */
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
