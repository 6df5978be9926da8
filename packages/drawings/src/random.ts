/** A seeded generator: the same seed gives the same demo on every machine. */
export interface Random {
  /** At least 0, less than 1. */
  fraction(): number;
  between(low: number, high: number): number;
  /** Both ends included. */
  integer(low: number, high: number): number;
  chance(share: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
  /** Draws by weight. */
  draw<Item>(table: Weighted<Item>): Item;
}

/** Items with their running sums of weights, computed once for many draws. */
export interface Weighted<Item> {
  items: readonly Item[];
  sums: Float64Array;
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
    draw: (table) => drawAt(table, fraction()),
  };
}

/** One number for one seed, where a whole generator would be too much. */
export function fractionOf(...seed: readonly Seed[]): number {
  return uniform(hash(seed.join('/')))();
}

export function weighted<Item>(items: readonly Item[], weightOf: (item: Item) => number): Weighted<Item> {
  let sum = 0;
  return { items, sums: Float64Array.from(items, (item) => (sum += weightOf(item))) };
}

/** Binary search for the first item whose sum exceeds the fraction: tables have thousands of entries. */
export function drawAt<Item>({ items, sums }: Weighted<Item>, fraction: number): Item {
  const mark = fraction * (sums.at(-1) ?? 0);
  let low = 0;
  let high = items.length - 1;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sums[middle] ?? 0) > mark) high = middle;
    else low = middle + 1;
  }
  return at(items, low);
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

/** Mulberry32: 32 bits of state are plenty, as each lot has its own generator. */
function uniform(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
