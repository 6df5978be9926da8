import type {
  CatalogueIndex,
  CountedBy,
  CountedValue,
  Counts,
  FacetCounts,
  Question,
  Slice,
} from './catalogue-index.ts';
import type { PackedPlaces } from './packed-places.ts';

/** Values, words or numbers alone, and of each the lots. */
export interface CountedValues {
  values: readonly CountedValue[];
  lots: readonly number[];
}

/** Counts as they go from one thread to another: a thousand entries are copied one by one, an array of numbers is at once. */
export interface PackedCounts {
  /** How many values each of the counts has, and whether they are words. */
  counts: readonly { size: number; areWords: boolean }[];
  /** The values that are words. */
  words: readonly string[];
  /** Of each of the counts its values, unless they are words, and then the lots. */
  numbers: Float64Array;
}

export interface PackedFacets extends PackedCounts {
  names: readonly CountedBy[];
  total: number;
}

/** The index as a thread answers it. */
export interface PackedIndex extends Omit<CatalogueIndex, 'listing' | 'facets' | 'models'> {
  listing(question: Question, slice: Slice): Promise<PackedPlaces>;
  facets(question: Question): Promise<PackedFacets>;
  models(question: Question): Promise<PackedCounts>;
}

export function packCounts(all: readonly CountedValues[]): PackedCounts {
  const counts = all.map(({ values }) => ({ size: values.length, areWords: typeof values[0] === 'string' }));
  const words = all.flatMap(({ values }, at) => (counts[at]?.areWords ? (values as string[]) : []));
  const numbers = new Float64Array(counts.reduce((sum, { size }) => sum + 2 * size, 0));
  let end = 0;
  for (const [at, { values, lots }] of all.entries()) {
    if (!counts[at]?.areWords) numbers.set(values as number[], end);
    numbers.set(lots, end + values.length);
    end += 2 * values.length;
  }
  return { counts, words, numbers };
}

export function unpackCounts({ counts, words, numbers }: PackedCounts): Counts[] {
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

export function unpackModels(packed: PackedCounts): Counts {
  return unpackCounts(packed)[0] ?? new Map();
}
