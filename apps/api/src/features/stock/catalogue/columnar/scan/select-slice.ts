/** A sort key, ascending: an array with the value of each match, or a function that reads it. */
export type Key = Float64Array | ((match: number) => number);

function keyOf(key: Key, match: number): number {
  return typeof key === 'function' ? key(match) : (key[match] as number);
}

const few = 512;
const bucketCount = 2_048;

/**
 * Returns the matches from `from` up to `to` in the order of the keys; later keys break ties of earlier ones. It is a bucket
 * select: matches are split into buckets by key and only the buckets that contain the slice are kept, repeatedly. So only
 * some hundred matches are ever sorted, however deep the page is.
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

/** The remaining matches, and where the slice lies among them in sorted order. */
interface Left {
  matches: Uint32Array;
  from: number;
  to: number;
}

/** Narrows by one key; the next key may go on only if all remaining matches are equal by this one. */
function narrow(start: Left, key: Key): Left & { isEqual: boolean } {
  let left = start;
  while (left.matches.length > few) {
    const values = valuesOf(left.matches, key);
    const bucketOf = bucketFunctionOf(values);
    if (!bucketOf) return { ...left, isEqual: true };
    const narrower = takeBuckets(left, values, bucketOf);
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

type BucketFunction = (value: number) => number;

/**
 * Splits the values evenly into buckets between least and greatest, with a last one for no value; undefined if all values
 * are equal.
 */
function bucketFunctionOf(values: Float64Array): BucketFunction | undefined {
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
  const scale = least === greatest ? 0 : (bucketCount - 1) / (greatest - least);
  return (value) => (value === Infinity ? bucketCount : ((value - least) * scale) | 0);
}

function takeBuckets({ matches, from, to }: Left, values: Float64Array, bucketOf: BucketFunction): Left {
  const sizes = new Uint32Array(bucketCount + 1);
  const bucketOfMatch = new Uint16Array(values.length);
  for (let at = 0; at < values.length; at += 1) {
    const bucket = bucketOf(values[at] as number);
    bucketOfMatch[at] = bucket;
    sizes[bucket] = (sizes[bucket] as number) + 1;
  }
  const { first, last, before, upto } = bucketsAround(sizes, from, to);
  const taken = new Uint32Array(upto - before);
  let count = 0;
  for (let at = 0; at < bucketOfMatch.length; at += 1) {
    const bucket = bucketOfMatch[at] as number;
    if (bucket >= first && bucket <= last) taken[count++] = matches[at] as number;
  }
  return { matches: taken, from: from - before, to: to - before };
}

/** The buckets that contain the slice, with the number of matches before the first and up to the end of the last. */
function bucketsAround(sizes: Uint32Array, from: number, to: number) {
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
