import type { AttributesQuery, Facets } from '@seri/contract/stock/catalogue.schema';
import type { Db } from '../../../../platform/database/database.ts';
import type { CatalogueIndex, CataloguePage } from '../index/catalogue-index.ts';
import { readQuestion } from '../listing/read-question.ts';
import { readFacets } from './facets.read.ts';
import { findModels } from './find-models.ts';

/** Facets of the lots of a model, which is given by id, by part of its name or by part of a chassis code. */
export async function readAttributes(
  db: Db,
  index: CatalogueIndex,
  page: CataloguePage,
  { modelId, quick_search_model: model, quick_search_chassis: chassis }: AttributesQuery,
): Promise<Facets> {
  const question = readQuestion(page, { modelId, chassis }, { chassis: 'quick_search_chassis' });
  if (modelId || !model) return readFacets(db, index, question);
  const found = await findModels(db, index, page, model);
  // -1 is the id of no model.
  const named = found.length === 0 ? ['-1'] : found.map(({ value }) => String(value));
  return readFacets(db, index, { ...page, filters: { ...question.filters, modelId: named } });
}
