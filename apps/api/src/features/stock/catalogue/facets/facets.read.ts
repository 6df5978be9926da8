import type { Facets, FiltersQuery, RangeFacet } from '@seri/contract/stock/catalogue.schema';
import { conditionRank } from '@seri/domain/lots/condition-grade';
import { facetsOf, hasFilter, type RangeName, rangesOf, rangeSteps } from '@seri/domain/catalogue/filter-names.data';
import { lotGroups } from '@seri/domain/catalogue/shown-lots';
import type { Db } from '../../../../platform/database/database.ts';
import type { CatalogueIndex, CataloguePage, LotCounts, FacetCounts, Question } from '../index/catalogue-index.ts';
import { readQuestion } from '../listing/read-question.ts';
import { countWithout } from './count-without.ts';
import { readAuctionOptions, readCategoryOptions, readChassisOptions, readModelOptions } from './facet-options.read.ts';

export function readFacetsOfQuery(
  db: Db,
  index: CatalogueIndex,
  page: CataloguePage,
  query: FiltersQuery,
): Promise<Facets> {
  return readFacets(db, index, readQuestion(page, query));
}

/** R6: the lots of each group of a live listing, whichever is shown. */
async function countGroups(index: CatalogueIndex, question: Question): Promise<Facets['groups']> {
  if (!hasFilter(question.pageType, 'show')) return undefined;
  const [open = 0, closed = 0, ended = 0] = await Promise.all(
    lotGroups.map((show) => index.count({ ...question, filters: { ...question.filters, show } })),
  );
  return { open, closed, ended };
}

/** R37: how many lots each value of each filter would leave, beside all other filters. */
export async function readFacets(db: Db, index: CatalogueIndex, question: Question): Promise<Facets> {
  const [{ counts, total }, models, totalResults, groups] = await Promise.all([
    index.facets(question),
    index.models(question),
    index.size(question),
    countGroups(index, question),
  ]);
  const countsOf = (name: Parameters<typeof counts.get>[0]): LotCounts => counts.get(name) ?? new Map();
  const [byModel, chassis, auction, byCategory] = await Promise.all([
    readModelOptions(db, models, question.filters),
    readChassisOptions(db, countsOf('chassis')),
    readAuctionOptions(db, countsOf('session'), question.pageType),
    readCategoryOptions(db, countsOf('category')),
  ]);
  const all = {
    ...byModel,
    chassis,
    auction,
    ...byCategory,
    color: wordOptions(countsOf('color')),
    condition: wordOptions(countsOf('condition')).toSorted(byGrade),
    gearbox: wordOptions(countsOf('gearbox')),
    steering: wordOptions(countsOf('steering')),
    status: wordOptions(countsOf('status')).map((option) => ({ ...option, value: Number(option.value) })),
  };
  const facets = Object.fromEntries(facetsOf(question.pageType).map((name) => [name, all[name]]));
  return {
    ...facets,
    ...(groups && { groups }),
    ranges: rangesFrom(question, counts),
    ...(total === 0 ? await countWithout(index, question) : { without: {} }),
    totalResults,
    totalSearchResults: total,
  };
}

function wordOptions(counts: LotCounts) {
  return [...counts]
    .map(([value, count]) => ({ value: String(value), label: String(value), count }))
    .toSorted((a, b) => b.count - a.count || (a.label < b.label ? -1 : 1));
}

function byGrade(a: { value: string }, b: { value: string }): number {
  return (conditionRank(b.value) ?? -1) - (conditionRank(a.value) ?? -1);
}

function rangesFrom({ pageType }: Question, counts: FacetCounts['counts']): Facets['ranges'] {
  return Object.fromEntries(rangesOf(pageType).map((name) => [name, rangeFrom(name, counts.get(name) ?? new Map())]));
}

const mostBars = 12;

/** Bars of whole steps, as narrow as at most twelve bars allow. */
function rangeFrom(name: RangeName, counts: LotCounts): RangeFacet {
  const step = rangeSteps[name];
  const parts = [...counts].map(([part, lots]) => ({ part: Number(part), lots }));
  if (parts.length === 0) return { min: 0, max: 0, step, bars: [], width: step };
  const first = Math.min(...parts.map(({ part }) => part));
  const last = Math.max(...parts.map(({ part }) => part));
  const width = Math.ceil((last - first + 1) / mostBars);
  const bars = Array.from({ length: Math.ceil((last - first + 1) / width) }, () => 0);
  for (const { part, lots } of parts) {
    const bar = Math.floor((part - first) / width);
    bars[bar] = (bars[bar] ?? 0) + lots;
  }
  // With a step of one, the maximum is the greatest value; otherwise it is the end of the last step.
  return { min: first * step, max: step === 1 ? last : (last + 1) * step, step, bars, width: width * step };
}
