import type { Filters } from '@seri/domain/catalogue/filters';
import { type PageType, pageTypeData } from '@seri/domain/catalogue/page-types';
import { useEffect } from 'react';
import { storage } from '../../../lib/browser/browser-storage.ts';
import type { FilterFacets } from './filter-facets.ts';
import { addModels, type LastModel, parseLastModels } from './model-list.ts';

/** Auctions, stock and statistics of cars share their models. */
export function readLastModels(pageType: PageType): readonly LastModel[] {
  return parseLastModels(storage.read('models'))[pageTypeData[pageType].shape] ?? [];
}

function noteModels(pageType: PageType, models: readonly LastModel[]): void {
  const all = parseLastModels(storage.read('models'));
  const { shape } = pageTypeData[pageType];
  storage.write('models', JSON.stringify({ ...all, [shape]: addModels(all[shape] ?? [], models) }));
}

/** R38: keeps the chosen models in this browser once an answer has brought their names. */
export function useNotedModels(pageType: PageType, { modelId = [] }: Filters, facets: FilterFacets | undefined): void {
  const models = (facets?.model ?? [])
    .filter(({ value }) => modelId.includes(String(value)))
    .map(({ value, makerId, label }) => {
      const maker = facets?.maker?.find((option) => option.value === makerId)?.label;
      return { id: String(value), makerId: String(makerId), label: [maker, label].filter(Boolean).join(' ') };
    });
  const noted = JSON.stringify(models);
  useEffect(() => {
    const chosen = JSON.parse(noted) as LastModel[];
    if (chosen.length > 0) noteModels(pageType, chosen);
  }, [pageType, noted]);
}
