import type { ModelsFound } from '@seri/contract/stock/catalogue.schema';
import { nearness, type Reading, readingsOf } from '@seri/domain/catalogue/name-search';
import type { Db } from '../../../../platform/database/database.ts';
import type { CatalogueIndex, CataloguePage } from '../index/catalogue-index.ts';

const mostFound = 20;
type Model = ModelsFound[number];

/** Uses the first reading of the typed text that finds models: nearest first, then most lots first. */
export async function findModels(
  db: Db,
  index: CatalogueIndex,
  page: CataloguePage,
  typed: string,
): Promise<ModelsFound> {
  const models = await readModelsWithLots(db, index, page);
  for (const reading of readingsOf(typed)) {
    const found = nearestTo(reading, models);
    if (found.length > 0) return found.slice(0, mostFound);
  }
  return [];
}

function nearestTo(reading: Reading, models: readonly Model[]): Model[] {
  const near = models.flatMap((model) => {
    const distance = distanceOf(reading, model);
    return distance === null ? [] : [{ model, distance }];
  });
  return near.toSorted((a, b) => a.distance - b.distance || b.model.count - a.model.count).map(({ model }) => model);
}

/** A match of the model's own name is nearer than one that includes the maker. */
function distanceOf(reading: Reading, { maker, label }: Model): number | null {
  const own = reading(label);
  if (own !== null) return own;
  const withMaker = reading(`${maker} ${label}`);
  return withMaker === null ? null : nearness.middle + 1 + withMaker;
}

/** Reads all of some thousand models: no database index matches by sound. */
async function readModelsWithLots(db: Db, index: CatalogueIndex, page: CataloguePage): Promise<Model[]> {
  const counts = await index.models({ ...page, filters: {} });
  if (counts.size === 0) return [];
  const rows = await db
    .selectFrom('model')
    .innerJoin('maker', 'maker.id', 'model.maker_id')
    .select(['model.id as value', 'model.name as label', 'maker.id as makerId', 'maker.name as maker'])
    .where('model.id', 'in', [...counts.keys()] as number[])
    .orderBy('model.name')
    .execute();
  return rows.map((row) => ({ ...row, count: counts.get(row.value) ?? 0 }));
}
