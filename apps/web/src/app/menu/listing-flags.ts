import type { Flag } from '@seri/domain/people/permissions';
import { may, type OwnProfile } from '../../features/identity/session/session-state.ts';

/** Menu and palette are shown to readers who have one of these flags. */
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
