/** What matches are put in order by, the smaller first: of each, or told when it is asked for. */
export type Key = Float64Array | ((match: number) => number);

function keyOf(key: Key, match: number): number {
  return typeof key === 'function' ? key(match) : (key[match] as number);
}

const few = 512;
const heaps = 2_048;

/**
 * Of matches, put in order by keys of which each decides between those that are equal by the former ones, the ones from
 * `from` to before `to`. They are dealt into heaps by their key and all but the heaps asked for are left out, again and
 * again, so that only some hundred are ever sorted, however deep the page lies.
 */
export function selectSlice(matches: Uint32Array, keys: readonly Key[], from: number, to: number): Uint32Array {
  let left: Left = { matches, from, to: Math.min(to, matches.length) };
  if (left.from >= left.to) return new Uint32Array();
  for (const key of keys) {
    const narrowed = narrow(left, key);
    left = narrowed;
    if (!narrowed.isEqual) break;
  }
  const sorted = left.matches.toSorted((one, other) => compare(keys, one, other));
  return sorted.subarray(left.from, left.to);
}

function compare(keys: readonly Key[], one: number, other: number): number {
  for (const key of keys) {
    const [a, b] = [keyOf(key, one), keyOf(key, other)];
    if (a !== b) return a < b ? -1 : 1;
  }
  return 0;
}

/** Those among which the slice is, which is now so many from their first. */
interface Left {
  matches: Uint32Array;
  from: number;
  to: number;
}

/** As far as one key leads; the next one can go on only where all that are left have an equal one. */
function narrow(given: Left, key: Key): Left & { isEqual: boolean } {
  let left = given;
  while (left.matches.length > few) {
    const values = valuesOf(left.matches, key);
    const heapOf = dealerOf(values);
    if (!heapOf) return { ...left, isEqual: true };
    const narrower = takeHeaps(left, values, heapOf);
    if (narrower.matches.length === left.matches.length) break;
    left = narrower;
  }
  return { ...left, isEqual: false };
}

function valuesOf(matches: Uint32Array, key: Key): Float64Array {
  const values = new Float64Array(matches.length);
  for (let at = 0; at < matches.length; at += 1) values[at] = keyOf(key, matches[at] as number);
  return values;
}

type Deal = (value: number) => number;

/** Even heaps between the least and the greatest value, the last for those without one; nothing where all are equal. */
function dealerOf(values: Float64Array): Deal | undefined {
  let [least, greatest] = [Infinity, -Infinity];
  let endless = 0;
  for (let at = 0; at < values.length; at += 1) {
    const value = values[at] as number;
    if (value === Infinity) endless += 1;
    else {
      if (value < least) least = value;
      if (value > greatest) greatest = value;
    }
  }
  if (endless === values.length || (endless === 0 && least === greatest)) return undefined;
  const scale = least === greatest ? 0 : (heaps - 1) / (greatest - least);
  return (value) => (value === Infinity ? heaps : ((value - least) * scale) | 0);
}

function takeHeaps({ matches, from, to }: Left, values: Float64Array, heapOf: Deal): Left {
  const sizes = new Uint32Array(heaps + 1);
  const dealt = new Uint16Array(values.length);
  for (let at = 0; at < values.length; at += 1) {
    const heap = heapOf(values[at] as number);
    dealt[at] = heap;
    sizes[heap] = (sizes[heap] as number) + 1;
  }
  const { first, last, before, upto } = heapsAround(sizes, from, to);
  const taken = new Uint32Array(upto - before);
  let count = 0;
  for (let at = 0; at < dealt.length; at += 1) {
    const heap = dealt[at] as number;
    if (heap >= first && heap <= last) taken[count++] = matches[at] as number;
  }
  return { matches: taken, from: from - before, to: to - before };
}

/** The heaps that the slice lies in, how many lie before them, and up to the end of the last. */
function heapsAround(sizes: Uint32Array, from: number, to: number) {
  let [first, before] = [0, 0];
  while (before + (sizes[first] as number) <= from) {
    before += sizes[first] as number;
    first += 1;
  }
  let [last, upto] = [first, before + (sizes[first] as number)];
  while (upto < to) {
    last += 1;
    upto += sizes[last] as number;
  }
  return { first, last, before, upto };
}
