/** Every set of that many of the values, in their order. */
export function setsOf<Value>(values: readonly Value[], size: number): Value[][] {
  if (size === 0) return [[]];
  return values.flatMap((value, at) => setsOf(values.slice(at + 1), size - 1).map((set) => [value, ...set]));
}
