import type { PageType } from '@seri/domain/catalogue/page-types';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';
import type { DimensionName, LotCounts, FacetCounts, Question } from '../index/catalogue-index.ts';
import { dimensionNamesOf } from './counted-by.ts';
import { type Dimension, dimensions } from './dimensions.data.ts';
import { conditionsOf, fits, activeFilters, type LotConditions } from '../listing/lot-conditions.ts';
import { everyLot, lotSource } from '../listing/lot-source.ts';

interface CountRow {
  /** The index of the dimension; the total has the index after the last. */
  place: number;
  value: string | null;
  lots: number;
}

/**
 * Counts by every dimension in one statement. Dimensions without an active filter of their own share one pass over the
 * fitting lots; each of the others takes a pass over the lots that fit all filters but its own.
 */
export async function countFacets(db: Db, question: Question): Promise<FacetCounts> {
  const conditions = conditionsOf(question);
  const wanted = dimensionsOf(question);
  const hasOwn = ({ ignores }: Dimension) => ignores.some((name) => conditions.filters[name]);
  const alone = wanted.filter(hasOwn);
  const together = wanted.filter((dimension) => !hasOwn(dimension));
  const passes = [
    countTogether(conditions, together, wanted),
    ...alone.map((dimension) => countAlone(question.pageType, conditions, dimension, wanted.indexOf(dimension))),
  ];
  const { rows } = await sql<CountRow>`${sql.join(passes, sql` union all `)}`.execute(db);
  return {
    counts: new Map(wanted.map(({ name }, place) => [name, countsOf(rows, name, place)])),
    total: rows.find(({ place }) => place === wanted.length)?.lots ?? 0,
  };
}

function dimensionsOf(question: Question): Dimension[] {
  const names = dimensionNamesOf(question);
  return dimensions.filter(({ name }) => names.includes(name));
}

/** One pass with grouping sets; `grouping()` tells which column a result row counts. */
function countTogether(
  conditions: LotConditions,
  together: readonly Dimension[],
  wanted: readonly Dimension[],
): RawBuilder<CountRow> {
  const columns = together.map((dimension) => sql.ref(`c${wanted.indexOf(dimension)}`));
  const named = together.map(({ column }, index) => sql`${column} as ${columns[index]}`);
  const places = together.map(
    (dimension, index) => sql`case when grouping(${columns[index]}) = 0 then ${sql.lit(wanted.indexOf(dimension))} end`,
  );
  return sql`
    select coalesce(${sql.join([...places, sql.lit(wanted.length)])}) as place,
      coalesce(${sql.join([...columns.map((column) => sql`${column}::text`), sql`null::text`])}) as value,
      count(*) as lots
    from (select ${sql.join(named)} from lot where ${fits(conditions)}) as fitting
    group by grouping sets (${sql.join([...columns.map((column) => sql`(${column})`), sql`()`])})`;
}

function countAlone(
  pageType: PageType,
  conditions: LotConditions,
  { name, column, ignores }: Dimension,
  place: number,
): RawBuilder<CountRow> {
  const { from, lots } = name === 'session' ? lotSource(pageType, activeFilters(conditions, ignores)) : everyLot;
  return sql`
    select ${sql.lit(place)}, (${column})::text, ${lots} from ${from} where ${fits(conditions, ignores)} group by ${column}`;
}

const ofWords: ReadonlySet<DimensionName> = new Set(['color', 'condition', 'gearbox', 'steering']);

function countsOf(rows: readonly CountRow[], name: DimensionName, place: number): LotCounts {
  const own = rows.filter((row) => row.place === place && row.value !== null && row.value !== '');
  return new Map(own.map(({ value, lots }) => [ofWords.has(name) ? String(value) : Number(value), lots]));
}
