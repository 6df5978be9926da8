import type { NumberColumns } from '../../../trade/purchases/stages/shipping-numbers.command.ts';

/** For the log; undefined if nothing differs. */
export function differenceOf(from: NumberColumns, to: NumberColumns) {
  const names = (Object.keys(to) as (keyof NumberColumns)[]).filter((name) => from[name] !== to[name]);
  const pick = (numbers: NumberColumns) => Object.fromEntries(names.map((name) => [name, numbers[name]]));
  return names.length > 0 ? { from: pick(from), to: pick(to) } : undefined;
}
