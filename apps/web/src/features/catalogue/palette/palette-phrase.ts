import type { AnswerOf } from '@seri/contract/call';
import type { scheduleCalls } from '@seri/contract/stock/catalogue.calls';
import type { Filters } from '@seri/domain/catalogue/filters';
import { nearness, readingsOf, spellingsOf } from '@seri/domain/catalogue/name-search';
import type { PageType } from '@seri/domain/catalogue/page-types';
import { readQuickPhrase } from '@seri/domain/catalogue/quick-phrase';
import { parseLotNumbers } from '@seri/domain/lots/lot-numbers';

/** An auction house, and its auctions of the coming days as values of the filter. */
export interface PaletteHouse {
  name: string;
  auctions: readonly string[];
}

export interface PalettePhrase {
  filters: Filters;
  /** The remaining words: a model, or a house that is named in part. */
  name: string;
  houses: readonly PaletteHouse[];
  /** The house is named in whole, so that the other words name a model in it. */
  isWhole: boolean;
}

export function housesOf(schedule: AnswerOf<typeof scheduleCalls.auctions> | undefined): PaletteHouse[] {
  const byName = Map.groupBy(Object.values(schedule ?? {}).flat(), ({ label }) => label);
  return [...byName].map(([name, auctions]) => ({ name, auctions: auctions.map(({ value }) => value) }));
}

/** R49: a phrase with the houses that it names, so that "uss tokyo 24358" means one lot. */
export function readPalettePhrase(typed: string, pageType: PageType, houses: readonly PaletteHouse[]): PalettePhrase {
  const { filters, model } = readQuickPhrase(typed, pageType);
  // A number of up to three digits is part of a name, unless the name is that of a house.
  const [, head = '', number = ''] = /^(.+) (\d{1,3})$/.exec(model) ?? [];
  const numbered = head === '' ? undefined : houseIn(head, houses);
  const lotNo = numbered && !filters.lotNo && parseLotNumbers(number);
  const found = lotNo ? numbered : houseIn(model, houses);
  return {
    filters: lotNo ? { ...filters, lotNo } : filters,
    name: found ? found.rest : model,
    houses: found ? found.houses : [],
    isWhole: found?.isWhole ?? false,
  };
}

interface FoundHouse {
  houses: readonly PaletteHouse[];
  rest: string;
  isWhole: boolean;
}

/** A whole name at the start or the end of the text leaves a rest; the start of a name must be the whole text. */
function houseIn(text: string, houses: readonly PaletteHouse[]): FoundHouse | undefined {
  const words = text.split(' ');
  for (const house of houses) {
    const { length } = house.name.split(' ');
    const isNamed = (part: readonly string[]) =>
      part.length === length && spellingsOf(part.join(' ')).some((spelling) => isSame(spelling, house.name));
    if (isNamed(words.slice(0, length))) return { houses: [house], rest: words.slice(length).join(' '), isWhole: true };
    if (isNamed(words.slice(-length)))
      return { houses: [house], rest: words.slice(0, -length).join(' '), isWhole: true };
  }
  const begun = text.length < 2 ? [] : houses.filter(({ name }) => isNearStart(text, name));
  return begun.length > 0 ? { houses: begun, rest: text, isWhole: false } : undefined;
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** True if the name begins with the text, in any reading of it. */
export function isNearStart(text: string, name: string): boolean {
  return readingsOf(text).some((reading) => reading(name) === nearness.start);
}
