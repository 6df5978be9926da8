import type { PageType } from '@seri/domain/catalogue/page-types';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';
import type { CountedBy, Counts, FacetCounts, Question } from '../index/catalogue-index.ts';
import { countedBy } from './counted-by.ts';
import { type Dimension, dimensions } from './dimensions.data.ts';
import { conditionsOf, fits, keptFilters, type LotConditions } from '../listing/lot-conditions.ts';
import { everyLot, lotSource } from '../listing/lot-source.ts';

interface CountRow {
  /** The place of the dimension; the total has that behind the last. */
  place: number;
  value: string | null;
  lots: number;
}

/**
 * Counts by every dimension in one statement: those without a filter of their own in one pass over the lots that fit,
 * each of the others in a pass of its own, over the lots that fit all filters but its own.
 */
export async function countFacets(db: Db, question: Question): Promise<FacetCounts> {
  const conditions = conditionsOf(question);
  const asked = dimensionsOf(question);
  const hasOwn = ({ ignores }: Dimension) => ignores.some((name) => conditions.filters[name]);
  const alone = asked.filter(hasOwn);
  const together = asked.filter((dimension) => !hasOwn(dimension));
  const passes = [
    countTogether(conditions, together, asked),
    ...alone.map((dimension) => countAlone(question.pageType, conditions, dimension, asked.indexOf(dimension))),
  ];
  const { rows } = await sql<CountRow>`${sql.join(passes, sql` union all `)}`.execute(db);
  return {
    counts: new Map(asked.map(({ name }, place) => [name, countsOf(rows, name, place)])),
    total: rows.find(({ place }) => place === asked.length)?.lots ?? 0,
  };
}

function dimensionsOf(question: Question): Dimension[] {
  const names = countedBy(question);
  return dimensions.filter(({ name }) => names.includes(name));
}

/** A lot has no value, or many; a row says by its grouping which column it counts. */
function countTogether(
  conditions: LotConditions,
  together: readonly Dimension[],
  asked: readonly Dimension[],
): RawBuilder<CountRow> {
  const columns = together.map((dimension) => sql.ref(`c${asked.indexOf(dimension)}`));
  const named = together.map(({ column }, index) => sql`${column} as ${columns[index]}`);
  const places = together.map(
    (dimension, index) => sql`case when grouping(${columns[index]}) = 0 then ${sql.lit(asked.indexOf(dimension))} end`,
  );
  return sql`
    select coalesce(${sql.join([...places, sql.lit(asked.length)])}) as place,
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
  const { from, lots } = name === 'session' ? lotSource(pageType, keptFilters(conditions, ignores)) : everyLot;
  return sql`
    select ${sql.lit(place)}, (${column})::text, ${lots} from ${from} where ${fits(conditions, ignores)} group by ${column}`;
}

const ofWords: ReadonlySet<CountedBy> = new Set(['color', 'condition', 'gearbox', 'steering']);

function countsOf(rows: readonly CountRow[], name: CountedBy, place: number): Counts {
  const own = rows.filter((row) => row.place === place && row.value !== null && row.value !== '');
  return new Map(own.map(({ value, lots }) => [ofWords.has(name) ? String(value) : Number(value), lots]));
}
