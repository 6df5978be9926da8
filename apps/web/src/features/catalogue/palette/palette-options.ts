import { type Filters, hasFilters } from '@seri/domain/catalogue/filters';
import { nearness, readingsOf, spellingsOf } from '@seri/domain/catalogue/name-search';
import type { PageType } from '@seri/domain/catalogue/page-types';
import { readQuickPhrase } from '@seri/domain/catalogue/quick-phrase';
import { listingHref } from '../list/listing-search.ts';
import { lotPathIn } from '../filters/filter-lot-link.ts';

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

/** An action that Enter can take. The kinds that list lots carry their filters. */
export type PaletteOption =
  | { kind: 'link'; key: string; href: string; label: string }
  | { kind: 'page'; key: string; href: string; label: string }
  | { kind: 'maker' | 'model' | 'lots' | 'chassis'; key: string; href: string; label: string; filters: Filters };

interface PaletteSetting {
  pageType: PageType;
  /** The path of the listing that the filters apply to. */
  path: string;
  pages: readonly PalettePage[];
  origin: string;
}

const maxModels = 6;
const maxPages = 4;

/** Sorted by likelihood: a pasted link, filters of the list, pages by name. */
export function paletteOptions(
  typed: string,
  found: readonly FoundModel[],
  { pageType, path, pages, origin }: PaletteSetting,
): PaletteOption[] {
  const lotPath = lotPathIn(typed, origin);
  if (lotPath) return [{ kind: 'link', key: lotPath, href: lotPath, label: lotPath }];
  const { filters, model } = readQuickPhrase(typed, pageType);
  const lots = (kind: 'maker' | 'model' | 'lots' | 'chassis', label: string, more: Filters): PaletteOption => {
    const narrowed = { ...filters, ...more };
    const href = listingHref(path, { filters: narrowed, sorting: undefined, page: 1, pageSize: undefined });
    return { kind, key: `${kind} ${label}`, href, label, filters: narrowed };
  };
  const isOnlyFilters = model === '' && hasFilters(filters);
  return [
    ...(isOnlyFilters ? [lots('lots', '', {})] : []),
    ...makersIn(model, found).map(({ makerId, maker }) => lots('maker', maker, { makerId: [String(makerId)] })),
    ...found
      .slice(0, maxModels)
      .map(({ value, maker, label }) => lots('model', `${maker} ${label}`, { modelId: [String(value)] })),
    ...(isChassis(model, pageType) && found.length === 0 ? [lots('chassis', model, { chassis: model })] : []),
    ...pagesNamed(typed, pages),
  ];
}

/** Makers whose name begins with the text, also typed in the wrong keyboard layout. */
function makersIn(model: string, found: readonly FoundModel[]): FoundModel[] {
  const readings = model === '' ? [] : readingsOf(model);
  const isNamed = ({ maker }: FoundModel) => readings.some((reading) => reading(maker) === nearness.start);
  return [...new Map(found.filter(isNamed).map((match) => [match.makerId, match])).values()].slice(0, 2);
}

/** One word of letters and digits, such as ZVW50. */
function isChassis(model: string, pageType: PageType): boolean {
  const isOfCars = pageType === 'car-auction' || pageType === 'stock' || pageType === 'stats';
  return isOfCars && /^(?=.*\d)(?=.*[a-z])[\da-z-]{3,20}$/i.test(model);
}

/**
 * Pages with a word in their name that begins with the text, in either keyboard layout. Matching by sound would find
 * too many pages.
 */
function pagesNamed(typed: string, pages: readonly PalettePage[]): PaletteOption[] {
  const text = typed.trim();
  const spelt = text.length < 2 ? [] : spellingsOf(text).map((spelling) => spelling.toLowerCase());
  const isNamed = ({ label }: PalettePage) =>
    spelt.some((spelling) => ` ${label.toLowerCase()}`.includes(` ${spelling}`));
  const named = text === '' ? pages : pages.filter(isNamed).slice(0, maxPages);
  return named.map(({ href, label }) => ({ kind: 'page', key: href, href, label }));
}
