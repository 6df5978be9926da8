import type { Categories } from '@seri/contract/stock/catalogue.schema';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';
import type { CataloguePage } from '../index/catalogue-index.ts';
import { isOfPage } from '../listing/lot-conditions.ts';

/** The categories that have lots of a page type, with their parts. Statistics need no model or date here, unlike a listing. */
export async function readCategories(db: Db, page: CataloguePage): Promise<Categories> {
  const { rows } = await sql<Categories[number]>`
    select category_group.id as value, category_group.name as label, sum(lots)::bigint as count,
      jsonb_agg(
        jsonb_build_object('id', category.id, 'name', category.name, 'count', lots) order by lower(category.name)
      ) as subcategories
    from (
      select category_id, count(*) as lots from lot where ${isOfPage(page)} group by category_id
    ) as counted
    join category on category.id = category_id
    join category as category_group on category_group.id = category.parent_id
    group by category_group.id
    order by lower(category_group.name)`.execute(db);
  return rows;
}
