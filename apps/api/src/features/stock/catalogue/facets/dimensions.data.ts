import { type FilterName, type RangeName, rangeSteps } from '@seri/domain/catalogue/filter-names.data';
import { type RawBuilder, sql } from 'kysely';
import type { DimensionName } from '../index/catalogue-index.ts';
import { rangeColumns } from '../listing/lot-conditions.ts';

/** A facet's column, and the facet's own filters, which its count ignores. */
export interface Dimension {
  name: DimensionName;
  column: RawBuilder<unknown>;
  ignores: readonly FilterName[];
}

const part = (name: RangeName): Dimension => ({
  name,
  column: sql`${rangeColumns[name]} / ${sql.lit(rangeSteps[name])}`,
  ignores: [name],
});

/** Machine groups are counted by category, auctions by session. Models are not here: `countModels` counts them. */
export const dimensions: readonly Dimension[] = [
  { name: 'chassis', column: sql`lot.chassis_id`, ignores: ['chassisId'] },
  { name: 'session', column: sql`lot.session_id`, ignores: ['auction'] },
  { name: 'category', column: sql`lot.category_id`, ignores: ['category'] },
  { name: 'color', column: sql`lot.color`, ignores: ['color'] },
  { name: 'condition', column: sql`lot.condition`, ignores: ['condition'] },
  { name: 'gearbox', column: sql`lot.gearbox`, ignores: ['gearbox'] },
  { name: 'status', column: sql`lot.status`, ignores: ['status'] },
  { name: 'steering', column: sql`lot.steering`, ignores: ['steering'] },
  part('engine'),
  part('mileage'),
  part('year'),
  part('hour'),
  part('startPrice'),
  part('finishPrice'),
];
