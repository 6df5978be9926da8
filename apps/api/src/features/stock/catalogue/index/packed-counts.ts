import type {
  CatalogueIndex,
  DimensionName,
  CountedValue,
  LotCounts,
  FacetCounts,
  Question,
  Slice,
} from './catalogue-index.ts';
import type { PackedPlaces } from './packed-places.ts';

export interface ValueCounts {
  values: readonly CountedValue[];
  lots: readonly number[];
}

/** Counts in the form that threads exchange: a typed array is copied at once, a map entry by entry. */
export interface PackedCounts {
  /** For each facet the number of values, and whether they are words. */
  counts: readonly { size: number; areWords: boolean }[];
  /** All values that are words, facet after facet. */
  words: readonly string[];
  /** For each facet its values (unused if they are words), then its numbers of lots. */
  numbers: Float64Array;
}

export interface PackedFacets extends PackedCounts {
  names: readonly DimensionName[];
  total: number;
}

export interface PackedIndex extends Omit<CatalogueIndex, 'listing' | 'facets' | 'models'> {
  listing(question: Question, slice: Slice): Promise<PackedPlaces>;
  facets(question: Question): Promise<PackedFacets>;
  models(question: Question): Promise<PackedCounts>;
}

export function packCounts(all: readonly ValueCounts[]): PackedCounts {
  const counts: { size: number; areWords: boolean }[] = [];
  const words: string[] = [];
  const numbers = new Float64Array(all.reduce((sum, { values }) => sum + 2 * values.length, 0));
  let end = 0;
  for (const { values, lots } of all) {
    const size = values.length;
    const areWords = typeof values[0] === 'string';
    counts.push({ size, areWords });
    // A loop, because `set` with a plain array takes several times as long.
    for (let at = 0; at < size; at += 1) {
      if (areWords) words.push(values[at] as string);
      else numbers[end + at] = values[at] as number;
      numbers[end + size + at] = lots[at] as number;
    }
    end += 2 * size;
  }
  return { counts, words, numbers };
}

export function unpackCounts({ counts, words, numbers }: PackedCounts): LotCounts[] {
  let [word, number] = [0, 0];
  return counts.map(({ size, areWords }) => {
    const lots = new Map<CountedValue, number>();
    for (let at = number; at < number + size; at += 1) {
      lots.set((areWords ? words[word++] : numbers[at]) as CountedValue, numbers[at + size] as number);
    }
    number += 2 * size;
    return lots;
  });
}

export function unpackFacets({ names, total, ...packed }: PackedFacets): FacetCounts {
  const counts = unpackCounts(packed);
  return { total, counts: new Map(names.map((name, at) => [name, counts[at] ?? new Map()])) };
}

export function unpackModels(packed: PackedCounts): LotCounts {
  return unpackCounts(packed)[0] ?? new Map();
}
