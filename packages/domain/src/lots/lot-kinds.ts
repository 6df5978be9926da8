import type { JapanDay } from '../time/japan-time.ts';
import type { Flag, Permissions } from '../people/permissions.ts';

export const lotKinds = ['car', 'bike', 'machine', 'stock'] as const;
export type LotKind = (typeof lotKinds)[number];

/** A lot is live until the end of its day in Japan, afterwards in statistics. */
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

/** The flag that allows an account to see the lots of a kind in one home. */
export function viewFlag(kind: LotKind, home: LotHome): Flag {
  return viewFlags[kind][home];
}

/** The facts of a lot that decide who may see it. */
export interface PlacedLot {
  kind: LotKind;
  day: JapanDay;
}

/** R36: a lot is visible with the flag of its home today. */
export function maySeeLot(permissions: Permissions, { kind, day }: PlacedLot, today: JapanDay): boolean {
  return permissions[viewFlag(kind, homeOf(kind, day, today))];
}

/** Only the first photos of a lot are shown. */
export const mostPhotos: Readonly<Record<LotHome, number>> = { live: Infinity, statistics: 2 };
