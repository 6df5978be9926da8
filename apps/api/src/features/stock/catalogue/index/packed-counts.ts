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
  const counts: { size: number; areWords: boolean }[] = [];
  const words: string[] = [];
  const numbers = new Float64Array(all.reduce((sum, { values }) => sum + 2 * values.length, 0));
  let end = 0;
  for (const { values, lots } of all) {
    const size = values.length;
    const areWords = typeof values[0] === 'string';
    counts.push({ size, areWords });
    // One by one: `set` takes several times as long with a plain array.
    for (let at = 0; at < size; at += 1) {
      if (areWords) words.push(values[at] as string);
      else numbers[end + at] = values[at] as number;
      numbers[end + size + at] = lots[at] as number;
    }
    end += 2 * size;
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
