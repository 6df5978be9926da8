/** One whole number per lot; 0 means the lot has no value. */
export type Column = Uint8Array | Uint16Array | Uint32Array | Float64Array;
/** The greatest number that a `Uint32Array` holds, so the greatest id. */
export const mostWhole = 2 ** 32 - 1;

/** Threads share a `SharedArrayBuffer`. The garbage collector does not count its size, so merges call `collectGarbage`. */
export type Memory = typeof ArrayBuffer | typeof SharedArrayBuffer;

export function makeColumn(size: number, greatest: number, memory: Memory): Column {
  if (greatest < 2 ** 8) return new Uint8Array(new memory(size));
  if (greatest < 2 ** 16) return new Uint16Array(new memory(size * 2));
  return greatest <= mostWhole ? makeRows(size, memory) : makeNumbers(size, memory);
}

export function makeRows(size: number, memory: Memory): Uint32Array {
  return new Uint32Array(new memory(size * Uint32Array.BYTES_PER_ELEMENT));
}

export function makeNumbers(size: number, memory: Memory): Float64Array {
  return new Float64Array(new memory(size * Float64Array.BYTES_PER_ELEMENT));
}

export function filled<Of extends Column>(column: Of, values: Column): Of {
  column.set(values);
  return column;
}

export function inOrder(values: Column, order: Uint32Array, memory: Memory): Column {
  const column = makeColumn(order.length, greatestOf(values), memory);
  for (let place = 0; place < order.length; place += 1) column[place] = values[order[place] as number] as number;
  return column;
}

export function leastOf(values: Column): number {
  let least = Infinity;
  for (let row = 0; row < values.length; row += 1) least = Math.min(least, values[row] as number);
  return least;
}

export function greatestOf(values: Column): number {
  let greatest = 0;
  for (let row = 0; row < values.length; row += 1) greatest = Math.max(greatest, values[row] as number);
  return greatest;
}

export class GrowingColumn {
  #size = 0;
  #values: Uint32Array | Float64Array = new Uint32Array(1_024);

  push(value: number): void {
    if (!Number.isInteger(value) || value < 0) throw new RangeError(`A column holds no ${value}.`);
    if (this.#size === this.#values.length) this.#values = grown(this.#values);
    if (value > mostWhole && this.#values instanceof Uint32Array) this.#values = new Float64Array(this.#values);
    this.#values[this.#size] = value;
    this.#size += 1;
  }

  get values(): Uint32Array | Float64Array {
    return this.#values.subarray(0, this.#size);
  }
}

function grown(values: Uint32Array | Float64Array): Uint32Array | Float64Array {
  const larger =
    values instanceof Uint32Array ? new Uint32Array(values.length * 2) : new Float64Array(values.length * 2);
  larger.set(values);
  return larger;
}

export type Value = string | number | null;

/** Assigns each distinct value a code, in order of first appearance; an empty text has code 0, as null has. */
export class Dictionary {
  readonly values: Value[] = [null];
  readonly #codes = new Map<Value, number>([
    [null, 0],
    ['', 0],
  ]);

  codeOf(value: Value): number {
    const known = this.#codes.get(value);
    if (known !== undefined) return known;
    const code = this.values.push(value) - 1;
    this.#codes.set(value, code);
    return code;
  }
}
