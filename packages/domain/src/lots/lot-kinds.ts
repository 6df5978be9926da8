import type { JapanDay } from '../time/japan-time.ts';
import type { Flag, Permissions } from '../people/permissions.ts';

export const lotKinds = ['car', 'bike', 'machine', 'stock'] as const;
export type LotKind = (typeof lotKinds)[number];

/** Where a lot stands: live up to the end of its day in Japan, in statistics later. */
export type LotHome = 'live' | 'statistics';

const viewFlags: Readonly<Record<LotKind, Readonly<Record<LotHome, Flag>>>> = {
  car: { live: 'carAuctionsView', statistics: 'salesStatisticsView' },
  bike: { live: 'bikeView', statistics: 'bikeView' },
  machine: { live: 'machineryView', statistics: 'machineryView' },
  stock: { live: 'onepriceView', statistics: 'onepriceView' },
};

/** R6: a stock car has no day that could end. */
export function homeOf(kind: LotKind, day: JapanDay, today: JapanDay): LotHome {
  return kind === 'stock' || day >= today ? 'live' : 'statistics';
}

/** The flag that opens lots of a kind where they stand. */
export function viewFlag(kind: LotKind, home: LotHome): Flag {
  return viewFlags[kind][home];
}

/** What a lot is and its day, as far as its visibility hangs on it. */
export interface PlacedLot {
  kind: LotKind;
  day: JapanDay;
}

/** R36: a lot is seen by the flag that opens it where it stands today. */
export function maySeeLot(permissions: Permissions, { kind, day }: PlacedLot, today: JapanDay): boolean {
  return permissions[viewFlag(kind, homeOf(kind, day, today))];
}

/** How many photos of a lot are shown, the first ones. */
export const mostPhotos: Readonly<Record<LotHome, number>> = { live: Infinity, statistics: 2 };
