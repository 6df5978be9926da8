import {
  facetsOf,
  type FilterName,
  type RangeName,
  rangesOf,
  rangeSteps,
} from '@seri/domain/catalogue/filter-names.data';
import { type Filters, lacksModelOrDate, parseAuction } from '@seri/domain/catalogue/filters';
import { type FairPrice, fairPriceOf } from '@seri/domain/prices/fair-price';
import {
  type ClosedRange,
  enoughSales,
  type Likeness,
  likenessAfter,
  looseningNames,
} from '@seri/domain/prices/likeness';
import { quartilesOf } from '@seri/domain/prices/price-sense';
import { type JapanDay, monthsBefore } from '@seri/domain/time/japan-time';
import { isByDeadline, type Sort } from '@seri/domain/catalogue/listing';
import { groupOf } from '@seri/domain/catalogue/lot-group';
import { lotStatusCodes } from '@seri/domain/lots/lot-status';
import type { LotKind } from '@seri/domain/lots/lot-kinds';
import { isStatistics, type PageType, pageTypeData, soldKind } from '@seri/domain/catalogue/page-types';
import type {
  CatalogueIndex,
  CataloguePage,
  DimensionName,
  LotCounts,
  PricedLot,
  Question,
  Slice,
} from './catalogue-index.ts';

export interface PlainLot {
  id: number;
  kind: LotKind;
  heldOn: JapanDay;
  runsAt: Date;
  session: { id: number; house: number; closesAt: number } | null;
  lotNo: string;
  maker: number;
  model: number;
  chassis: { id: number; name: string } | null;
  category: { id: number; parent: number } | null;
  year: number | null;
  engine: number | null;
  mileage: number | null;
  hours: number | null;
  color: string;
  gearbox: string;
  steering: string;
  equipment: string;
  trim: string;
  condition: string;
  conditionRank: number | null;
  startPrice: number | null;
  soldPrice: number | null;
  status: number;
}

/** A reference implementation that tests each lot by the rules: slow but evidently correct, for a few lots in tests. */
export function plainIndex(lots: readonly PlainLot[]): CatalogueIndex {
  const found = (question: Question, ignored: readonly FilterName[] = []) =>
    lots.filter((lot) => isOfPage(lot, question) && fits(lot, question, ignored));
  return {
    async listing(question, slice) {
      const all = found(question).toSorted(orderOf(question, slice));
      const places = all.slice(slice.offset, slice.offset + slice.limit);
      return { total: all.length, places: places.map(({ id, heldOn }) => ({ id, heldOn })) };
    },
    count: async (question, { afterId, since } = {}) =>
      found(question).filter(
        ({ id, heldOn }) => (afterId === undefined || id > afterId) && (since === undefined || heldOn >= since),
      ).length,
    async facets(question) {
      const counts = dimensionsOf(question).map(
        (name) => [name, countBy(found(question, ignoredBy(name)), name)] as const,
      );
      return { counts: new Map(counts), total: found(question).length };
    },
    models: async (question) => tally(found(question, ['makerId', 'modelId', 'chassisId']).map(({ model }) => model)),
    size: async (page) => lots.filter((lot) => isOfPage(lot, page)).length,
    async schedule({ pageType, today }) {
      const held = found({ pageType, today, filters: {} }, ['modelId']);
      const auctions = tally(held.flatMap(({ session, heldOn }) => (session ? [`${session.house}:${heldOn}`] : [])));
      return [...auctions].map(([auction, count]) => {
        const { house = 0, day } = parseAuction(auction) ?? {};
        return { house, day: day ?? today, lots: count };
      });
    },
    fairPrices: async (priced) => priced.map((lot) => fairPrice(lots, lot)),
    newest: async () => Math.max(0, ...lots.map(({ id }) => id)),
  };
}

function isOfPage({ kind, heldOn, status }: PlainLot, { pageType, today }: CataloguePage): boolean {
  if (kind !== pageTypeData[pageType].kind) return false;
  if (kind === 'stock') return status === lotStatusCodes.upcoming || status === lotStatusCodes.ongoing;
  return isStatistics(pageType) ? heldOn < today : heldOn >= today;
}

type Test = (lot: PlainLot, filters: Filters) => boolean;
const isOneOf = (values: readonly string[] | undefined, value: string | number | undefined) =>
  values === undefined || values.includes(String(value));
const holds = (text: string, part: string | undefined) =>
  part === undefined || text.toLowerCase().includes(part.toLowerCase());

const ranged: Readonly<Record<RangeName, (lot: PlainLot) => number | null>> = {
  engine: ({ engine }) => engine,
  mileage: ({ mileage }) => mileage,
  year: ({ year }) => year,
  hour: ({ hours }) => hours,
  startPrice: ({ startPrice }) => startPrice,
  finishPrice: ({ soldPrice }) => soldPrice,
};

function inRange(name: RangeName): Test {
  return (lot, filters) => {
    const { from = -Infinity, to = Infinity } = filters[name] ?? {};
    const value = ranged[name](lot);
    return filters[name] === undefined || (value !== null && value >= from && value <= to);
  };
}

function isAtAuction({ heldOn, session }: PlainLot, { auction, auctionDate }: Filters): boolean {
  if (!auction && !auctionDate) return true;
  const auctions = auction?.map(parseAuction) ?? [];
  const isHeld = auctions.some((one) => one?.house === session?.house && (one?.day ?? heldOn) === heldOn);
  return isHeld || (auctionDate?.includes(heldOn) ?? false);
}

function isOfCategory({ category: own }: PlainLot, { category, subCategory }: Filters): boolean {
  if (!category && !subCategory) return true;
  const chosen = [...(category ?? []), ...(subCategory ?? [])];
  return own !== null && (chosen.includes(String(own.id)) || (category?.includes(String(own.parent)) ?? false));
}

function hasLotNumber({ lotNo }: PlainLot, { lotNo: ranges }: Filters): boolean {
  const number = numberOf(lotNo);
  return ranges === undefined || (number !== null && ranges.some(({ from, to }) => number >= from && number <= to));
}

const tests: Readonly<Record<FilterName, Test>> = {
  makerId: ({ maker }, { makerId }) => isOneOf(makerId, maker),
  modelId: ({ model }, { modelId }) => isOneOf(modelId, model),
  chassisId: ({ chassis }, { chassisId }) => isOneOf(chassisId, chassis?.id),
  auction: isAtAuction,
  auctionDate: () => true,
  auctionDateFrom: ({ heldOn }, { auctionDateFrom: from }) => from === undefined || heldOn >= from,
  auctionDateTo: ({ heldOn }, { auctionDateTo: to }) => to === undefined || heldOn <= to,
  color: ({ color }, filters) => isOneOf(filters.color, color),
  condition: ({ condition }, filters) => isOneOf(filters.condition, condition),
  gearbox: ({ gearbox }, filters) => isOneOf(filters.gearbox, gearbox),
  status: ({ status }, filters) => isOneOf(filters.status, status),
  steering: ({ steering }, filters) => isOneOf(filters.steering, steering),
  category: isOfCategory,
  subCategory: () => true,
  // Tested together with the reader's deadline.
  show: () => true,
  lotNo: hasLotNumber,
  equipement: ({ equipment }, { equipement }) => holds(equipment, equipement),
  chassis: ({ chassis: own }, { chassis }) => chassis === undefined || (own !== null && holds(own.name, chassis)),
  engine: inRange('engine'),
  mileage: inRange('mileage'),
  year: inRange('year'),
  hour: inRange('hour'),
  startPrice: inRange('startPrice'),
  finishPrice: inRange('finishPrice'),
};

const isClosedFor = ({ session }: PlainLot, closedUntil = -Infinity) =>
  session !== null && session.closesAt <= closedUntil;

function fits(lot: PlainLot, { pageType, filters, closedUntil }: Question, ignored: readonly FilterName[]): boolean {
  if (lacksModelOrDate(pageType, filters) && !ignored.includes('modelId')) return false;
  const { show = 'all' } = filters;
  if (show !== 'all' && groupOf(lot.status, isClosedFor(lot, closedUntil)) !== show) return false;
  return Object.entries(tests).every(([name, test]) => ignored.includes(name as FilterName) || test(lot, filters));
}

type LotOrder = (one: PlainLot, other: PlainLot) => number;
type LotValue = (lot: PlainLot) => number | null;

function by(value: LotValue, sign: 1 | -1 = 1): LotOrder {
  return (one, other) => {
    const [a, b] = [value(one), value(other)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return sign * (a - b);
  };
}

const sorted: Readonly<Record<Exclude<Sort, 'price' | 'soldPrice'>, LotValue>> = {
  auctionDate: ({ runsAt }) => runsAt.getTime(),
  year: ({ year }) => year,
  condition: ({ conditionRank }) => conditionRank,
  mileage: ({ mileage }) => mileage,
  hours: ({ hours }) => hours,
  startPrice: ({ startPrice }) => startPrice,
};

function valueOfSort(pageType: PageType, sort: Sort): LotValue {
  if (sort !== 'price' && sort !== 'soldPrice') return sorted[sort];
  return isStatistics(pageType) ? ({ soldPrice }) => soldPrice : sorted.startPrice;
}

function orderOf({ pageType, filters }: Question, { sorting }: Slice): LotOrder {
  const sign = isStatistics(pageType) ? -1 : 1;
  const orders = [
    ...(sorting ? [by(valueOfSort(pageType, sorting.sort), sorting.order === 'DESC' ? -1 : 1)] : []),
    ...(isByDeadline(filters, sorting) ? [by(({ session }) => session?.closesAt ?? null)] : []),
    by(({ heldOn }) => Date.parse(heldOn), sign),
    by(({ runsAt }) => runsAt.getTime(), sign),
    by(({ lotNo }) => numberOf(lotNo), sign),
    by(({ id }) => id, sign),
  ];
  return (one, other) => orders.map((order) => order(one, other)).find((sum) => sum !== 0) ?? 0;
}

function numberOf(lotNo: string): number | null {
  return /^\d{1,9}$/.test(lotNo) ? Number(lotNo) : null;
}

/** Chassis codes are counted only once a maker, model or chassis code is chosen. */
function dimensionsOf({ pageType, filters }: Question): DimensionName[] {
  const isNarrow = Boolean(filters.makerId ?? filters.modelId ?? filters.chassisId);
  const facets = facetsOf(pageType).flatMap((name): DimensionName[] => {
    if (name === 'maker' || name === 'model' || name === 'subcategory') return [];
    if (name === 'chassis') return isNarrow ? [name] : [];
    return [name === 'auction' ? 'session' : name];
  });
  return [...facets, ...rangesOf(pageType)];
}

function ignoredBy(name: DimensionName): readonly FilterName[] {
  if (name === 'session') return ['auction'];
  return [name === 'chassis' ? 'chassisId' : name];
}

function countBy(lots: readonly PlainLot[], name: DimensionName): LotCounts {
  return tally(
    lots.flatMap((lot) => {
      const value = valueOf(lot, name);
      return value === null || value === undefined || value === '' ? [] : [value];
    }),
  );
}

function valueOf(lot: PlainLot, name: DimensionName): string | number | null | undefined {
  switch (name) {
    case 'chassis':
    case 'session':
    case 'category':
      return lot[name]?.id;
    case 'color':
    case 'condition':
    case 'gearbox':
    case 'steering':
    case 'status':
      return lot[name];
    default: {
      const value = ranged[name](lot);
      return value === null ? null : Math.floor(value / rangeSteps[name]);
    }
  }
}

function tally<Of>(values: readonly Of[]): Map<Of, number> {
  const counts = new Map<Of, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

/** R39: one criterion after another is dropped until enough sales are found. */
function fairPrice(lots: readonly PlainLot[], priced: PricedLot, steps = 0): FairPrice {
  const likeness = likenessAfter(priced, steps);
  const prices = lots.flatMap((sale) => (isAlike(sale, priced, likeness) ? (sale.soldPrice ?? []) : []));
  const isDone = prices.length >= enoughSales || steps === looseningNames.length;
  return isDone
    ? fairPriceOf({ quartiles: quartilesOf(prices), count: prices.length, steps })
    : fairPrice(lots, priced, steps + 1);
}

function isAlike(sale: PlainLot, { kind, modelId, chassisId, day, before }: PricedLot, likeness: Likeness): boolean {
  const { months, years, grades, mileage, hours, trim } = likeness;
  return (
    sale.kind === soldKind(kind) &&
    sale.model === modelId &&
    (chassisId === null || sale.chassis?.id === chassisId) &&
    sale.heldOn >= monthsBefore(day, months) &&
    sale.heldOn <= day &&
    (before === null || sale.runsAt.getTime() < before) &&
    isWithin(sale.year, years) &&
    (grades.length === 0 || grades.includes(sale.condition)) &&
    isWithin(sale.mileage, mileage) &&
    isWithin(sale.hours, hours) &&
    (trim === null || sale.trim.toLowerCase() === trim)
  );
}

const isWithin = (value: number | null, range: ClosedRange | null) =>
  range === null || (value !== null && value >= range.from && value <= range.to);
