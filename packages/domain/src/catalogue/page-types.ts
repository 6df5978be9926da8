import type { JapanDay } from '../time/japan-time.ts';
import { type LotHome, type LotKind, maySeeLot, type PlacedLot, viewFlag } from '../lots/lot-kinds.ts';
import type { Flag, Permissions } from '../people/permissions.ts';

/** R36: a page type is a listing of one kind of lots, live or in statistics. */
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

/** The shape of a lot on the wire; a stock car has that of a car. */
export type LotShape = 'car' | 'bike' | 'machine';

interface PageTypeData {
  kind: LotKind;
  home: LotHome;
  shape: LotShape;
  /** The path of the listing; a lot's path continues it. */
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
 * R36: a lot can be opened under each page type of its kind, a stock car also under the statistics of cars. The flag it
 * needs is that of its home today.
 */
export function maySeeAs(pageType: PageType, permissions: Permissions, lot: PlacedLot, today: JapanDay): boolean {
  const isFound = lot.kind === pageTypeData[pageType].kind || pageType === soldPageType(lot.kind);
  return isFound && maySeeLot(permissions, lot, today);
}

export function pageTypeOf(kind: LotKind, home: LotHome): PageType {
  const found = pageTypes.find((type) => pageTypeData[type].kind === kind && pageTypeData[type].home === home);
  return found ?? 'stock';
}

/** R46: the kind of the sold lots to compare a kind with; a stock car is compared with cars of auctions. */
export const soldKind = (kind: LotKind): LotKind => (kind === 'stock' ? 'car' : kind);

/** The statistics with the sold lots to compare a kind with. */
export function soldPageType(kind: LotKind): PageType {
  return pageTypeOf(soldKind(kind), 'statistics');
}

/** Names of lot kinds that favourites and bids use on the wire. */
export const lotTypes = { car: 'auction', stock: 'stock', bike: 'bike', machine: 'mech' } as const satisfies Record<
  LotKind,
  string
>;
export type LotType = (typeof lotTypes)[LotKind];

const typedKinds = Object.entries(lotTypes) as [LotKind, LotType][];

/** The path of a lot by its lot type; it stays valid when the lot has moved to statistics. */
export function lotPath(type: LotType, lotId: number): string {
  const [kind] = typedKinds.find(([, named]) => named === type) ?? (['car'] as const);
  return `${pageTypeData[pageTypeOf(kind, 'live')].path}/${lotId}`;
}
