/** A seeded generator: the same seed gives the same demo on every machine. */
export interface Random {
  /** At least 0, less than 1. */
  fraction(): number;
  between(low: number, high: number): number;
  /** Both ends included. */
  integer(low: number, high: number): number;
  chance(share: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
  pickWeighted<Item>(items: readonly Item[], weightOf: (item: Item) => number): Item;
}

export type Seed = string | number;

export function createRandom(...seed: readonly Seed[]): Random {
  const fraction = uniform(hash(seed.join('/')));
  const integer = (low: number, high: number) => low + Math.floor(fraction() * (high - low + 1));
  return {
    fraction,
    integer,
    between: (low, high) => low + fraction() * (high - low),
    chance: (share) => fraction() < share,
    pick: (items) => at(items, integer(0, items.length - 1)),
    pickWeighted: (items, weightOf) => pickWeighted(items, weightOf, fraction()),
  };
}

function pickWeighted<Item>(items: readonly Item[], weightOf: (item: Item) => number, fraction: number): Item {
  const total = items.reduce((sum, item) => sum + weightOf(item), 0);
  let left = fraction * total;
  for (const item of items) {
    left -= weightOf(item);
    if (left < 0) return item;
  }
  return at(items, items.length - 1);
}

function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index];
  if (item === undefined) throw new RangeError('Nothing to pick from');
  return item;
}

/** FNV-1a over the seed's text. */
function hash(text: string): number {
  let value = 0x81_1c_9d_c5;
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01_00_01_93);
  }
  return value >>> 0;
}

/** Mulberry32: 32 bits of state are plenty for a few thousand lots. */
function uniform(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
