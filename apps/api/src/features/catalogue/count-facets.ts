import {
  type FacetName,
  facetOf,
  facetsOf,
  type FilterName,
  type RangeName,
  rangesOf,
  rangeSteps,
} from '@seri/domain/filter-names.data';
import { isStatistics } from '@seri/domain/page-types';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { FacetCounts, Question, RangeCounts } from './catalogue-index.ts';
import { conditionsOf, rangeColumns } from './lot-conditions.ts';

const facetColumns = {
  maker: sql`model_id`,
  model: sql`model_id`,
  chassis: sql`chassis_id`,
  auction: sql`session_id`,
  color: sql`color`,
  condition: sql`condition`,
  gearbox: sql`gearbox`,
  status: sql`status`,
  steering: sql`steering`,
  category: sql`category_id`,
  subcategory: sql`category_id`,
} as const satisfies Record<FacetName, RawBuilder<unknown>>;

void facetColumns;
void facetOf;
void facetsOf;
void rangesOf;
void rangeSteps;
void isStatistics;
void conditionsOf;
void rangeColumns;

export async function countFacets(_db: Db, _question: Question): Promise<FacetCounts> {
  const ranges: Partial<Record<RangeName, RangeCounts>> = {};
  const without: Partial<Record<FilterName, number>> = {};
  return { facets: {}, ranges, without, total: 0 };
}
