import type { JapanDay } from '../time/japan-time.ts';
import { type LotHome, type LotKind, maySeeLot, type PlacedLot, viewFlag } from '../lots/lot-kinds.ts';
import type { Flag, Permissions } from '../people/permissions.ts';

/** R36: the listings of the portal: lots of one kind where they stand, live or in statistics. */
export const pageTypes = [
  'car-auction',
  'stock',
  'stats',
  'bikes',
  'bike-stats',
  'machinery',
  'machinery-stats',
] as const;
export type PageType = (typeof pageTypes)[number];

/** The shapes a lot has on the wire: a stock car is a car. */
export type LotShape = 'car' | 'bike' | 'machine';

interface PageTypeData {
  kind: LotKind;
  home: LotHome;
  shape: LotShape;
  /** Its address; a lot's own is below it. */
  path: string;
}

export const pageTypeData = {
  'car-auction': { kind: 'car', home: 'live', shape: 'car', path: '/car-auctions' },
  stock: { kind: 'stock', home: 'live', shape: 'car', path: '/oneprice' },
  stats: { kind: 'car', home: 'statistics', shape: 'car', path: '/car-statistics' },
  bikes: { kind: 'bike', home: 'live', shape: 'bike', path: '/bike-auctions' },
  'bike-stats': { kind: 'bike', home: 'statistics', shape: 'bike', path: '/bike-statistics' },
  machinery: { kind: 'machine', home: 'live', shape: 'machine', path: '/machinery' },
  'machinery-stats': { kind: 'machine', home: 'statistics', shape: 'machine', path: '/machinery-statistics' },
} as const satisfies Record<PageType, PageTypeData>;

export type ShapeOf<Type extends PageType> = (typeof pageTypeData)[Type]['shape'];

export function pageFlag(pageType: PageType): Flag {
  const { kind, home } = pageTypeData[pageType];
  return viewFlag(kind, home);
}

export function isStatistics(pageType: PageType): boolean {
  return pageTypeData[pageType].home === 'statistics';
}

/**
 * R36: a lot is found under the page types of its kind, a stock car also where sold cars stand, by the flag that opens it
 * where it stands today.
 */
export function maySeeAs(pageType: PageType, permissions: Permissions, lot: PlacedLot, today: JapanDay): boolean {
  const isFound = lot.kind === pageTypeData[pageType].kind || pageType === soldPageType(lot.kind);
  return isFound && maySeeLot(permissions, lot, today);
}

/** Where a lot stands now. */
export function pageTypeOf(kind: LotKind, home: LotHome): PageType {
  const found = pageTypes.find((type) => pageTypeData[type].kind === kind && pageTypeData[type].home === home);
  return found ?? 'stock';
}

/** R46: where the sold lots stand that those of a kind are compared with: a stock car with cars of auctions. */
export function soldPageType(kind: LotKind): PageType {
  return pageTypeOf(kind === 'stock' ? 'car' : kind, 'statistics');
}

/** What a kind is called where a lot is named by its type: in favourites and bids. */
export const lotTypes = { car: 'auction', stock: 'stock', bike: 'bike', machine: 'mech' } as const satisfies Record<
  LotKind,
  string
>;
export type LotType = (typeof lotTypes)[LotKind];

const typedKinds = Object.entries(lotTypes) as [LotKind, LotType][];

/** The address of a lot that is named by its type; one that stands in statistics by now is found there too. */
export function lotPath(type: LotType, lotId: number): string {
  const [kind] = typedKinds.find(([, named]) => named === type) ?? (['car'] as const);
  return `${pageTypeData[pageTypeOf(kind, 'live')].path}/${lotId}`;
}
