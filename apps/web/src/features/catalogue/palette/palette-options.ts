import { type ChoiceName, hasFilter } from '@seri/domain/catalogue/filter-names.data';
import { type Filters, hasFilters } from '@seri/domain/catalogue/filters';
import { spellingsOf } from '@seri/domain/catalogue/name-search';
import type { PageType } from '@seri/domain/catalogue/page-types';
import { listingHref } from '../list/listing-search.ts';
import { lotHref } from '../../lots/visited/lot-href.ts';
import type { Lot } from '../list/lots.ts';
import { lotPathIn } from '../filters/filter-lot-link.ts';
import { onlyLot } from './palette-lots.ts';
import { isNearStart, type PalettePhrase } from './palette-phrase.ts';

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
  | { kind: 'lot'; key: string; href: string; label: string; lot: Lot }
  | {
      kind: FilterKind;
      key: string;
      href: string;
      label: string;
      filters: Filters;
      /** Labels of values that no answer may have brought yet. */
      names: readonly FilterLabel[];
    };

type FilterKind = 'maker' | 'model' | 'lots' | 'chassis' | 'house';
type FilterLabel = readonly [name: ChoiceName, value: string, label: string];

/** The answers of the server to the phrase. */
interface PaletteFound {
  models: readonly FoundModel[];
  /** The lots that the phrase may mean, the likeliest first. */
  lots: readonly Lot[];
}

interface PaletteSetting {
  pageType: PageType;
  /** The path of the listing that the filters apply to. */
  path: string;
  pages: readonly PalettePage[];
  origin: string;
}

const maxModels = 6;
const maxPages = 4;
const maxHouses = 4;

/** Sorted by likelihood: a pasted link, the one lot meant, filters of the list, pages by name. */
export function paletteOptions(
  typed: string,
  phrase: PalettePhrase,
  { models, lots: meant }: PaletteFound,
  { pageType, path, pages, origin }: PaletteSetting,
): PaletteOption[] {
  const lotPath = lotPathIn(typed, origin);
  if (lotPath) return [{ kind: 'link', key: lotPath, href: lotPath, label: lotPath }];
  const { filters, name, houses, isWhole } = phrase;
  // R6: a lot that is asked for by its number is found in whichever group it is.
  const shown: Filters = hasFilter(pageType, 'show') && !filters.lotNo ? { show: 'open' } : {};
  const lots = (kind: FilterKind, label: string, more: Filters, names: readonly FilterLabel[] = []): PaletteOption => {
    const narrowed = { ...shown, ...filters, ...more };
    const href = listingHref(path, { filters: narrowed, sorting: undefined, page: 1, pageSize: undefined });
    return { kind, key: `${kind} ${label}`, href, label, filters: narrowed, names };
  };
  // A house that is named in part does not narrow the models that the name may mean instead.
  const inHouse = isWhole ? { auction: houses.flatMap(({ auctions }) => auctions) } : {};
  const only = onlyLot(meant);
  const others = meant.filter((lot) => lot !== only);
  const isOnlyFilters = name === '' && houses.length === 0 && hasFilters(filters);
  return [
    ...(only ? [lotOption(only)] : []),
    ...(isOnlyFilters ? [lots('lots', '', {})] : []),
    ...others.map(lotOption),
    ...makersIn(name, models).map((found) =>
      lots('maker', found.maker, { ...inHouse, ...makerOf(found) }, [labelOf(found)]),
    ),
    ...models.slice(0, maxModels).map((found) => {
      const { value, label, maker } = found;
      const id = String(value);
      // The maker is chosen too, as the filter column does it, so that its tick shows there.
      const chosen = { ...inHouse, ...makerOf(found), modelId: [id] };
      return lots('model', `${maker} ${label}`, chosen, [labelOf(found), ['modelId', id, label]]);
    }),
    ...(name === '' || !isWhole
      ? houses.slice(0, maxHouses).map((house) => lots('house', house.name, { auction: house.auctions }))
      : []),
    ...(isChassis(name, pageType) && models.length === 0 ? [lots('chassis', name, { ...inHouse, chassis: name })] : []),
    ...pagesNamed(typed, pages),
  ];
}

function lotOption(lot: Lot): PaletteOption {
  return { kind: 'lot', key: `lot ${lot.id}`, href: lotHref(lot), label: lot.lotNo, lot };
}

const makerOf = ({ makerId }: FoundModel) => ({ makerId: [String(makerId)] });
const labelOf = ({ makerId, maker }: FoundModel): FilterLabel => ['makerId', String(makerId), maker];

/** Makers whose name begins with the text, also typed in the wrong keyboard layout. */
function makersIn(model: string, found: readonly FoundModel[]): FoundModel[] {
  const isNamed = ({ maker }: FoundModel) => model !== '' && isNearStart(model, maker);
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
