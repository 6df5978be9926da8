import { facetOf, type ChoiceName } from '@seri/domain/catalogue/filter-names.data';
import type { Language } from '@seri/domain/common/languages';
import { machineText } from '@seri/domain/lots/machine-words';
import type { PageType } from '@seri/domain/catalogue/page-types';
import type { QueryClient } from '@tanstack/react-query';
import { facetsKey } from './facets.query.ts';
import { colorText, steeringText } from '../../lots/facts/feed-words.ts';
import { lotStatusText } from '../../lots/facts/status-text.ts';
import type { Text } from '../../../lib/language/text.ts';
import type { FilterFacets, FilterOption } from './filter-facets.ts';

/** The label of a value; undefined until an answer has brought it. */
export type LabelOf = (name: ChoiceName, value: string) => string | undefined;

const searchLabelsKey = (pageType: PageType) => ['filter-labels', pageType] as const;

/** Keeps the label of a search result until a facet list contains it. */
export function rememberLabel(
  client: QueryClient,
  pageType: PageType,
  ...[name, value, label]: [name: ChoiceName, value: string, label: string]
): void {
  client.setQueryData<Record<string, string>>(searchLabelsKey(pageType), (known) => ({
    ...known,
    [`${name}:${value}`]: label,
  }));
}

/** Choices whose values the web app translates itself. */
const translatedChoices: ReadonlySet<ChoiceName> = new Set(['status', 'color', 'steering']);

const machineChoices: ReadonlySet<ChoiceName> = new Set(['category', 'subCategory']);

interface Labels {
  client: QueryClient;
  pageType: PageType;
  text: Text;
  language: Language;
  facets: FilterFacets | undefined;
}

/** Reads every cached answer, so that a known label does not flicker while the next answer loads. */
export function labelsFrom({ client, pageType, text, language, facets: last }: Labels): LabelOf {
  return (name, value) => {
    if (name === 'status') return lotStatusText(text, Number(value));
    if (name === 'color') return colorText(text, value);
    if (name === 'steering') return steeringText(text, value);
    if (name === 'condition' || name === 'gearbox') return value;
    const cached = client.getQueriesData<FilterFacets>({ queryKey: facetsKey(pageType) });
    for (const facets of [last, ...cached.map(([, answer]) => answer)]) {
      const found = facets && optionsIn(facets, name).find((option) => option.value === value);
      if (found) return machineChoices.has(name) ? machineText(found.label, language) : found.label;
    }
    return client.getQueryData<Record<string, string>>(searchLabelsKey(pageType))?.[`${name}:${value}`];
  };
}

/** The options with translated labels. The empty value has no label and cannot be chosen. */
export function translatedOptions(facets: FilterFacets, name: ChoiceName, labelOf: LabelOf): FilterOption[] {
  const options = optionsIn(facets, name).filter(({ value }) => value !== '');
  if (!translatedChoices.has(name)) return options;
  return options.map((option) => ({ ...option, label: labelOf(name, option.value) ?? option.label }));
}

function optionsIn(facets: FilterFacets, name: ChoiceName): FilterOption[] {
  const facet = name === 'auctionDate' ? undefined : facets[facetOf[name]];
  return (facet ?? []).map(({ value, label, count }) => ({ value: String(value), label, count }));
}

/** Appends chosen values that would leave no lots, so that they can still be deselected. */
export function withChosen(
  options: readonly FilterOption[],
  chosen: readonly string[],
  labelOf: (value: string) => string,
) {
  const missing = chosen.filter((value) => options.every((option) => option.value !== value));
  return [...options, ...missing.map((value) => ({ value, label: labelOf(value), count: 0 }))];
}
