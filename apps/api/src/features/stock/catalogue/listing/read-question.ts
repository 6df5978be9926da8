import { type FilterQuery, readFilters } from '@seri/domain/catalogue/filters';
import { assertFaultless } from '../../../../platform/http/validation.ts';
import type { CataloguePage, Question } from '../index/catalogue-index.ts';

/** R37: refuses invalid filters. `names` are those of the call, where they differ from the filters'. */
export function readQuestion(
  page: CataloguePage,
  query: FilterQuery,
  names: Readonly<Record<string, string>> = {},
): Question {
  const { filters, faults } = readFilters(page.pageType, query);
  assertFaultless(faults, names);
  const { show, ...others } = filters;
  return { ...page, filters: show === 'all' ? others : filters };
}
