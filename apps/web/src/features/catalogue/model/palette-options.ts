import { type Filters, hasFilters } from '@seri/domain/catalogue/filters';
import { nearness, readingsOf, spellingsOf } from '@seri/domain/catalogue/name-search';
import type { PageType } from '@seri/domain/catalogue/page-types';
import { readQuickPhrase } from '@seri/domain/catalogue/quick-phrase';
import { listingHref } from './listing-search.ts';
import { lotPathIn } from './filter-lot-link.ts';

/** A page of the portal, by the name that the menu gives it. */
export interface PalettePage {
  href: string;
  label: string;
}

export interface FoundModel {
  value: number;
  label: string;
  makerId: number;
  maker: string;
}

/** What Enter would do. Those that list lots say which. */
export type PaletteOption =
  | { kind: 'link'; key: string; href: string; label: string }
  | { kind: 'page'; key: string; href: string; label: string }
  | { kind: 'maker' | 'model' | 'lots' | 'chassis'; key: string; href: string; label: string; filters: Filters };

interface PaletteSetting {
  pageType: PageType;
  /** Of the listing that is narrowed. */
  path: string;
  pages: readonly PalettePage[];
  origin: string;
}

const mostModels = 6;
const mostPages = 4;

/** In the order of how likely each is meant: a pasted link, what narrows the list, pages by their name. */
export function paletteOptions(
  typed: string,
  found: readonly FoundModel[],
  { pageType, path, pages, origin }: PaletteSetting,
): PaletteOption[] {
  const linked = lotPathIn(typed, origin);
  if (linked) return [{ kind: 'link', key: linked, href: linked, label: linked }];
  const { filters, model } = readQuickPhrase(typed, pageType);
  const lots = (kind: 'maker' | 'model' | 'lots' | 'chassis', label: string, more: Filters): PaletteOption => {
    const asked = { ...filters, ...more };
    const href = listingHref(path, { filters: asked, sorting: undefined, page: 1, pageSize: undefined });
    return { kind, key: `${kind} ${label}`, href, label, filters: asked };
  };
  const isOnlyFilters = model === '' && hasFilters(filters);
  return [
    ...(isOnlyFilters ? [lots('lots', '', {})] : []),
    ...makersIn(model, found).map(({ makerId, maker }) => lots('maker', maker, { makerId: [String(makerId)] })),
    ...found
      .slice(0, mostModels)
      .map(({ value, maker, label }) => lots('model', `${maker} ${label}`, { modelId: [String(value)] })),
    ...(isChassis(model, pageType) && found.length === 0 ? [lots('chassis', model, { chassis: model })] : []),
    ...pagesNamed(typed, pages),
  ];
}

/** Whose name begins with what was typed, in whatever layout. */
function makersIn(model: string, found: readonly FoundModel[]): FoundModel[] {
  const readings = model === '' ? [] : readingsOf(model);
  const isNamed = ({ maker }: FoundModel) => readings.some((reading) => reading(maker) === nearness.start);
  return [...new Map(found.filter(isNamed).map((one) => [one.makerId, one])).values()].slice(0, 2);
}

/** Letters and digits in one word, such as ZVW50. */
function isChassis(model: string, pageType: PageType): boolean {
  const isOfCars = pageType === 'car-auction' || pageType === 'stock' || pageType === 'stats';
  return isOfCars && /^(?=.*\d)(?=.*[a-z])[\da-z-]{3,20}$/i.test(model);
}

/** A word of its name begins so, in whatever layout; by their sound too many pages would be meant. */
function pagesNamed(typed: string, pages: readonly PalettePage[]): PaletteOption[] {
  const text = typed.trim();
  const spelt = text.length < 2 ? [] : spellingsOf(text).map((spelling) => spelling.toLowerCase());
  const isNamed = ({ label }: PalettePage) =>
    spelt.some((spelling) => ` ${label.toLowerCase()}`.includes(` ${spelling}`));
  const named = text === '' ? pages : pages.filter(isNamed).slice(0, mostPages);
  return named.map(({ href, label }) => ({ kind: 'page', key: href, href, label }));
}
