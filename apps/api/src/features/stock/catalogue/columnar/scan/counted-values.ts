import type { CountedValue } from '../../index/catalogue-index.ts';
import type { ValueCounts } from '../../index/packed-counts.ts';
import { slotsCounted } from './kernels.ts';
import type { ColumnName } from '../segments/lot-facts.ts';

const free = new Map<ColumnName, Uint32Array>();
let counted = new Uint32Array();

/**
 * Takes a zeroed table with at least so many slots, rounded up to a multiple of four. Tables are reused, because allocating
 * one for all sessions takes longer than counting a few lots.
 */
export function takeTable(column: ColumnName, slots: number): Uint32Array {
  const table = free.get(column);
  free.delete(column);
  return table && table.length >= slots ? table : new Uint32Array(Math.ceil(slots / 4) * 4);
}

/** Lots by value, added up over segments. Each segment numbers its slots differently. */
export class SummedValues implements ValueCounts {
  readonly values: CountedValue[] = [];
  readonly lots: number[] = [];

  /** Adds a table's counts, then zeroes and frees the table. Slot 0, no value, is not a choice and is skipped. */
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
