import type { FilterName } from '@seri/domain/catalogue/filter-names.data';
import { longestTitle } from '@seri/domain/catalogue/saved-searches';

/** The label of an applied filter, such as "2018–2020". */
export interface TitlePart {
  name: FilterName;
  label: string;
}

/** The order in which people name a car; all other filters follow in that of the panel. */
const leading: readonly FilterName[] = [
  'makerId',
  'modelId',
  'chassisId',
  'chassis',
  'category',
  'subCategory',
  'year',
];

const placeOf = ({ name }: TitlePart) => (leading.includes(name) ? leading.indexOf(name) : leading.length);

/** R40: "Prius 2018–2020, White". A model makes its maker needless, and only whole labels are taken. */
export function searchTitle(parts: readonly TitlePart[]): string {
  const hasModel = parts.some(({ name }) => name === 'modelId');
  const named = parts.filter(({ name }) => name !== 'makerId' || !hasModel);
  let title = '';
  for (const part of named.toSorted((one, other) => placeOf(one) - placeOf(other))) {
    const separator = title === '' ? '' : placeOf(part) < leading.length ? ' ' : ', ';
    const longer = title + separator + part.label;
    if (longer.length <= longestTitle) title = longer;
  }
  return title;
}
