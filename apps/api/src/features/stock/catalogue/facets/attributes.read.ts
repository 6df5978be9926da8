import type { AttributesQuery, Facets } from '@seri/contract/stock/catalogue.schema';
import { readFilters } from '@seri/domain/catalogue/filters';
import type { Db } from '../../../../platform/database/database.ts';
import { assertFaultless } from '../../../../platform/http/validation.ts';
import type { CatalogueIndex, CataloguePage } from '../index/catalogue-index.ts';
import { readFacets } from './facets.read.ts';
import { findModels } from './find-models.ts';

/** Facets of the lots of a model, which is given by id, by part of its name or by part of a chassis code. */
export async function readAttributes(
  db: Db,
  index: CatalogueIndex,
  page: CataloguePage,
  { modelId, quick_search_model: model, quick_search_chassis: chassis }: AttributesQuery,
): Promise<Facets> {
  const { filters, faults } = readFilters(page.pageType, { modelId, chassis });
  assertFaultless(faults, { chassis: 'quick_search_chassis' });
  if (modelId || !model) return readFacets(db, index, { ...page, filters });
  const found = await findModels(db, index, page, model);
  // -1 is the id of no model.
  const named = found.length === 0 ? ['-1'] : found.map(({ value }) => String(value));
  return readFacets(db, index, { ...page, filters: { ...filters, modelId: named } });
}
