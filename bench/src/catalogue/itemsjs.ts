import type { Question, Slice } from '../../../apps/api/src/features/stock/catalogue/index/catalogue-index.ts';
import { facetOf } from '../../../packages/domain/src/catalogue/filter-names.data.ts';
import type { Range } from '../../../packages/domain/src/catalogue/filters.ts';
import type { JapanDay } from '../../../packages/domain/src/time/japan-time.ts';
import { type ContestantAnswer, type Contestant, memoryGrowthOf } from './contestant.ts';
import { type FlatLot, readFlatLots } from './flat-lots.ts';
import { importRival } from './rival.ts';

interface ItemsJsItem {
  id: number;
  [facet: string]: string | number | null;
}
interface ItemsJsResult {
  pagination: { total: number };
  data: { items: ItemsJsItem[]; aggregations: Record<string, { buckets: { key: string; doc_count: number }[] }> };
}
interface Engine {
  search(request: object): ItemsJsResult;
}
type ItemsJs = (items: ItemsJsItem[], options: object) => Engine;

const counted = ['chassis', 'session', 'color', 'condition', 'gearbox', 'status', 'steering'] as const;
const all = [...counted, 'maker', 'model', 'auction', 'day', 'year'] as const;
const most = 2_000;

/**
 * itemsjs over the live cars, which is as many as it can hold. They are stored in the listing's order, so it need
 * not sort.
 */
export async function itemsjs(file: string, today: JapanDay): Promise<Contestant> {
  const { default: create } = await importRival<{ default: ItemsJs }>('itemsjs');
  const aggregations = Object.fromEntries(all.map((name) => [name, { size: most, conjunction: false }]));
  const sortings = { startPrice: { field: 'startPrice', order: 'desc' } };
  const { opened: engine, bytes } = await memoryGrowthOf(async () => {
    const items: ItemsJsItem[] = [];
    for await (const lot of readFlatLots(file)) if (lot.held_on >= today) items.push(itemOf(lot));
    return create(items, { aggregations, sortings });
  });
  return {
    name: 'itemsjs',
    isSlow: true,
    memory: { bytes, of: 'of this process, live cars alone' },
    holds: (pageType) => pageType === 'car-auction',
    listing: async (question, slice) => list(engine, question, slice),
    facets: async (question) => count(engine, question),
    models: async (question) => countModels(engine, question),
    close: async () => undefined,
  };
}

function itemOf(lot: FlatLot): ItemsJsItem {
  return {
    id: lot.id,
    maker: String(lot.maker_id),
    model: String(lot.model_id),
    chassis: String(lot.chassis_id ?? ''),
    session: String(lot.session_id),
    auction: `${lot.house_id}:${lot.held_on}`,
    day: lot.held_on,
    color: lot.color,
    condition: lot.condition,
    gearbox: lot.gearbox,
    status: String(lot.status),
    steering: lot.steering,
    year: String(lot.year ?? ''),
    lotNumber: lot.lot_number,
    startPrice: lot.start_price,
  };
}

function list(engine: Engine, question: Question, { sorting, offset, limit }: Slice): ContestantAnswer {
  const page = { per_page: limit, page: offset / limit + 1, ...(sorting && { sort: sorting.sort }) };
  const { pagination, data } = engine.search({ ...searchOf(question), ...page, facets: [] });
  // The order of equal prices is its own.
  const places = sorting ? {} : { places: data.items };
  return { total: pagination.total, ...places };
}

/** To itemsjs fields are filters that narrow each other: no count ignores the filter of another field. */
function count(engine: Engine, question: Question): ContestantAnswer {
  const { auction, auctionDate } = question.filters;
  const { pagination, data } = engine.search({ ...searchOf(question), per_page: 0 });
  const alike = counted.filter((name) => name !== 'session' || !(auction ?? auctionDate));
  return { total: pagination.total, counts: new Map(alike.map((name) => [name, countsOf(data, name)])) };
}

function countModels(engine: Engine, question: Question): ContestantAnswer {
  const { data } = engine.search({ ...searchOf(question), per_page: 0 });
  return { counts: new Map([['model', countsOf(data, 'model')]]) };
}

function countsOf({ aggregations }: ItemsJsResult['data'], name: string): Map<string, number> {
  const buckets = aggregations[name]?.buckets.filter(({ key, doc_count: lots }) => key !== '' && lots > 0);
  return new Map(buckets?.map(({ key, doc_count: lots }) => [key, lots]));
}

function searchOf({ filters }: Question): object {
  const chosen: Record<string, string[]> = {};
  let filter: ((item: ItemsJsItem) => boolean) | undefined;
  for (const [name, value] of Object.entries(filters)) {
    const facet = facetOf[name as keyof typeof facetOf];
    if (name === 'auctionDate') chosen['day'] = value as string[];
    else if (name === 'year') chosen['year'] = yearsOf(value as Range);
    else if (name === 'lotNo') filter = isAmong(value as { from: number; to: number }[]);
    else if (facet) chosen[facet] = value as string[];
    else throw new Error(`itemsjs is not asked for ${name}.`);
  }
  return { filters: chosen, ...(filter && { filter }) };
}

function yearsOf({ from = 1990, to = 2030 }: Range): string[] {
  return Array.from({ length: to - from + 1 }, (_, more) => String(from + more));
}

function isAmong(ranges: readonly { from: number; to: number }[]) {
  return ({ lotNumber }: ItemsJsItem) =>
    lotNumber !== null && ranges.some(({ from, to }) => Number(lotNumber) >= from && Number(lotNumber) <= to);
}
