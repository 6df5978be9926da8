import type {
  DimensionName,
  Question,
  Slice,
} from '../../../apps/api/src/features/stock/catalogue/index/catalogue-index.ts';
import { type FilterName, rangeNames, rangeSteps } from '../../../packages/domain/src/catalogue/filter-names.data.ts';
import { type Filters, isChoice, parseAuction, type Range } from '../../../packages/domain/src/catalogue/filters.ts';
import { isStatistics } from '../../../packages/domain/src/catalogue/page-types.ts';
import { type ContestantAnswer, type Contestant, memoryGrowthOf } from './contestant.ts';
import { importRival } from './rival.ts';

type DuckDbRows = (string | number | bigint | null)[][];
interface Connection {
  run(sql: string): Promise<{ getRows(): Promise<DuckDbRows> }>;
  closeSync(): void;
}
interface Instance {
  connect(): Promise<Connection>;
  closeSync(): void;
}
interface DuckDb {
  DuckDBInstance: { create(file: string): Promise<Instance> };
}

const columns: Partial<Record<string, string>> = {
  makerId: 'maker_id',
  modelId: 'model_id',
  chassisId: 'chassis_id',
  color: 'color',
  condition: 'condition',
  gearbox: 'gearbox',
  status: 'status',
  steering: 'steering',
  year: 'year',
  engine: 'engine_cc',
  mileage: 'mileage_km',
  startPrice: 'start_price',
  finishPrice: 'sold_price',
  soldPrice: 'sold_price',
};

interface DuckDbDimension {
  name: DimensionName;
  value: string;
  /** The dimension's own filters, which its counts ignore. */
  own: readonly FilterName[];
}
const part = (name: 'engine' | 'mileage' | 'year' | 'startPrice' | 'finishPrice'): DuckDbDimension => ({
  name,
  value: `${columns[name]} // ${rangeSteps[name]}`,
  own: [name],
});
const dimensions: readonly DuckDbDimension[] = [
  { name: 'chassis', value: 'chassis_id', own: ['chassisId'] },
  { name: 'session', value: 'session_id', own: ['auction', 'auctionDate'] },
  ...(['color', 'condition', 'gearbox', 'status', 'steering'] as const).map((name) => ({
    name,
    value: name,
    own: [name],
  })),
  part('engine'),
  part('mileage'),
  part('year'),
  part('startPrice'),
  part('finishPrice'),
];

/** DuckDB over its own table of cars, sorted like the listing. */
export async function duckdb(file: string): Promise<Contestant> {
  const { DuckDBInstance } = await importRival<DuckDb>('@duckdb/node-api');
  const instance = await DuckDBInstance.create(':memory:');
  const maker = await instance.connect();
  const { bytes } = await memoryGrowthOf(() =>
    maker.run(`create table lot as select * exclude (runs_at, held_on), runs_at::timestamptz as runs_at,
      held_on::date as held_on from read_json('${file}', format = 'newline_delimited')`),
  );
  const idle: Connection[] = [maker];
  const ask = async (sql: string) => {
    const connection = idle.pop() ?? (await instance.connect());
    const rows = await (await connection.run(sql)).getRows();
    idle.push(connection);
    return rows;
  };
  return {
    name: 'DuckDB',
    memory: { bytes, of: 'of this process, cars alone' },
    holds: (pageType) => pageType === 'car-auction' || pageType === 'stats',
    listing: async (question, slice) => {
      const [counted, rows] = await Promise.all([
        ask(`select count(*) from lot where ${whereOf(question)}`),
        ask(`select id from lot where ${whereOf(question)} order by ${orderOf(question, slice)}
          limit ${slice.limit} offset ${slice.offset}`),
      ]);
      return { total: Number(counted[0]?.[0]), places: rows.map(([id]) => ({ id: Number(id) })) };
    },
    facets: (question) => countFacets(question, ask),
    models: async (question) => {
      const rows = await ask(`select model_id, count(*) from lot where ${whereOf(question)} group by 1`);
      return { counts: new Map([['model', new Map(rows.map(([model, lots]) => [String(model), Number(lots)]))]]) };
    },
    close: async () => {
      for (const connection of idle) connection.closeSync();
      instance.closeSync();
    },
  };
}

function whereOf({ today, pageType, filters }: Question, without: readonly string[] = []): string {
  const base = `held_on ${isStatistics(pageType) ? '<' : '>='} date '${today}'`;
  const conditions = Object.entries(filters).flatMap(([name, value]) =>
    value === undefined || without.includes(name) ? [] : [conditionOf(name, value)],
  );
  return [base, ...conditions].join(' and ');
}

function conditionOf(name: string, value: Filters[keyof Filters]): string {
  const column = columns[name] ?? '';
  if (name === 'auction') {
    const auctions = (value as string[]).map(parseAuction).map((one) => `(${one?.house}, date '${one?.day}')`);
    return `(house_id, held_on) in (${auctions.join(', ')})`;
  }
  if (name === 'auctionDate') return `held_on in (${(value as string[]).map((date) => `date '${date}'`).join(', ')})`;
  if (name === 'auctionDateFrom') return `held_on >= date '${value as string}'`;
  if (name === 'lotNo') {
    const parts = (value as Range[]).map(({ from, to }) => `lot_number between ${from} and ${to}`);
    return `(${parts.join(' or ')})`;
  }
  if (isChoice(name)) return `${column} in (${(value as string[]).map((one) => `'${one}'`).join(', ')})`;
  if (!(rangeNames as readonly string[]).includes(name)) throw new Error(`DuckDB is not asked for ${name}.`);
  const { from, to } = value as Range;
  return `${column} between ${from ?? 0} and ${to ?? 1e12}`;
}

function orderOf({ pageType }: Question, { sorting }: Slice): string {
  const own = isStatistics(pageType)
    ? 'held_on desc, runs_at desc, lot_number desc nulls last, id desc'
    : 'held_on, runs_at, lot_number nulls last, id';
  return sorting ? `${columns[sorting.sort]} ${sorting.order} nulls last, ${own}` : own;
}

/**
 * Dimensions without a filter of their own share one scan of the matching lots if those are few; if most lots match,
 * scanning again for each count is faster. All other dimensions are counted separately.
 */
async function countFacets(question: Question, ask: (sql: string) => Promise<DuckDbRows>): Promise<ContestantAnswer> {
  const { filters, pageType } = question;
  const hasNarrower = filters.makerId ?? filters.modelId ?? filters.chassisId;
  const countable = dimensions.filter(({ name }) => {
    if (name === 'chassis') return hasNarrower !== undefined;
    return name !== 'finishPrice' || isStatistics(pageType);
  });
  const hasOwn = ({ own }: DuckDbDimension) => own.some((name) => filters[name] !== undefined);
  const together = countable.filter((dimension) => !hasOwn(dimension));
  const pieces = await Promise.all([
    ask(hasNarrower ? countFitting(question, together) : countEach(question, together)),
    ...countable
      .filter(hasOwn)
      .map((dimension) => ask(count(dimension, `lot where ${whereOf(question, dimension.own)}`))),
  ]);
  const counts = new Map<string, Map<string, number>>(countable.map(({ name }) => [name, new Map<string, number>()]));
  const rows = pieces.flat();
  for (const [name, value, lots] of rows) {
    if (value !== null && value !== '') counts.get(String(name))?.set(String(value), Number(lots));
  }
  return { total: Number(rows.find(([name]) => name === 'total')?.[2]), counts };
}

function countFitting(question: Question, together: readonly DuckDbDimension[]): string {
  const named = together.map(({ name, value }) => `${value} as "${name}"`);
  const counts = together.map((dimension) => count({ ...dimension, value: `"${dimension.name}"` }, 'fitting'));
  return `with fitting as materialized (select ${named.join(', ')} from lot where ${whereOf(question)})
    ${[...counts, total('fitting')].join(' union all ')}`;
}

function countEach(question: Question, together: readonly DuckDbDimension[]): string {
  const from = `lot where ${whereOf(question)}`;
  return [...together.map((dimension) => count(dimension, from)), total(from)].join(' union all ');
}

function count({ name, value }: DuckDbDimension, from: string): string {
  return `select '${name}', value::varchar, lots from (select ${value} as value, count(*) as lots from ${from} group by 1)`;
}

function total(from: string): string {
  return `select 'total', '', count(*) from ${from}`;
}
