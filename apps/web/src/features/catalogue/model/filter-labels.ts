import { facetOf, type ChoiceName } from '@seri/domain/catalogue/filter-names.data';
import type { PageType } from '@seri/domain/catalogue/page-types';
import type { QueryClient } from '@tanstack/react-query';
import { facetsKey } from '../api/facets.query.ts';
import { colorText, steeringText } from '../../lots/model/feed-words.ts';
import { lotStatusText } from '../../lots/model/status-text.ts';
import type { Text } from '../../../lib/text.ts';
import type { Facets, Option } from './filter-facets.ts';

/** By choice and value, what it is called; undefined where nobody has said it yet. */
export type LabelOf = (name: ChoiceName, value: string) => string | undefined;

const foundKey = (pageType: PageType) => ['filter-labels', pageType] as const;

/** What a search found is called so before any list holds it. */
export function rememberLabel(
  client: QueryClient,
  pageType: PageType,
  ...[name, value, label]: [name: ChoiceName, value: string, label: string]
): void {
  client.setQueryData<Record<string, string>>(foundKey(pageType), (known) => ({
    ...known,
    [`${name}:${value}`]: label,
  }));
}

/** Named by the screen, not by the answer. */
const spoken: ReadonlySet<ChoiceName> = new Set(['status', 'color', 'steering']);

interface Labels {
  client: QueryClient;
  pageType: PageType;
  text: Text;
  /** The last answer. */
  facets: Facets | undefined;
}

/** Every answer that is still held is read: a label once seen does not flicker while the next answer is on its way. */
export function labelsFrom({ client, pageType, text, facets: last }: Labels): LabelOf {
  return (name, value) => {
    if (name === 'status') return lotStatusText(text, Number(value));
    if (name === 'color') return colorText(text, value);
    if (name === 'steering') return steeringText(text, value);
    if (name === 'condition' || name === 'gearbox') return value;
    const held = client.getQueriesData<Facets>({ queryKey: facetsKey(pageType) });
    for (const facets of [last, ...held.map(([, answer]) => answer)]) {
      const found = facets && optionsIn(facets, name).find((option) => option.value === value);
      if (found) return found.label;
    }
    return client.getQueryData<Record<string, string>>(foundKey(pageType))?.[`${name}:${value}`];
  };
}

/** In the words of the screen; what has no word cannot be chosen. */
export function spokenOptions(facets: Facets, name: ChoiceName, labelOf: LabelOf): Option[] {
  const options = optionsIn(facets, name).filter(({ value }) => value !== '');
  if (!spoken.has(name)) return options;
  return options.map((option) => ({ ...option, label: labelOf(name, option.value) ?? option.label }));
}

/** The list of a choice, with its values as an address writes them. */
function optionsIn(facets: Facets, name: ChoiceName): Option[] {
  const facet = name === 'auctionDate' ? undefined : facets[facetOf[name]];
  return (facet ?? []).map(({ value, label, count }) => ({ value: String(value), label, count }));
}

/** With what is chosen and would leave nothing: it must stand there to be taken back. */
export function withChosen(options: readonly Option[], chosen: readonly string[], labelOf: (value: string) => string) {
  const missing = chosen.filter((value) => options.every((option) => option.value !== value));
  return [...options, ...missing.map((value) => ({ value, label: labelOf(value), count: 0 }))];
}
