import type { CountedValue } from '../../index/catalogue-index.ts';
import type { CountedValues } from '../../index/packed-counts.ts';
import { slotsCounted } from './kernels.ts';
import type { ColumnName } from '../segments/lot-facts.ts';

const free = new Map<ColumnName, Uint32Array>();
let counted = new Uint32Array();

/**
 * A table of zeros, of at least so many slots and a multiple of four: to make one of all sessions takes longer than to count
 * what few lots have.
 */
export function takeTable(column: ColumnName, slots: number): Uint32Array {
  const known = free.get(column);
  free.delete(column);
  return known && known.length >= slots ? known : new Uint32Array(Math.ceil(slots / 4) * 4);
}

/** Lots by value, added up over segments, each of which has slots of its own. */
export class SummedValues implements CountedValues {
  readonly values: CountedValue[] = [];
  readonly lots: number[] = [];

  /** What was counted in a table, which is free again. Nothing, which is 0, is nobody's choice. */
  add(column: ColumnName, table: Uint32Array, slots: number, valueOf: (slot: number) => CountedValue): void {
    if (counted.length <= table.length) counted = new Uint32Array(table.length + 1);
    const found = slotsCounted(table, slots, counted);
    const former = this.values.length > 0 && found > 0 ? new Map(this.values.map((one, at) => [one, at])) : undefined;
    for (let place = 0; place < found; place += 1) {
      const slot = counted[place] as number;
      const lots = table[slot] as number;
      table[slot] = 0;
      if (slot === 0) continue;
      const value = valueOf(slot);
      const at = former?.get(value);
      if (at === undefined) {
        this.values.push(value);
        this.lots.push(lots);
      } else this.lots[at] = (this.lots[at] as number) + lots;
    }
    free.set(column, table);
  }
}
