import type { LotKind } from '@seri/domain/lots/lot-kinds';
import {
  type Column,
  Dictionary,
  filled,
  greatestOf,
  GrowingColumn,
  inOrder,
  leastOf,
  makeNumbers,
  makeRows,
  type Memory,
  mostWhole,
} from './columns.ts';
import { codedNames, type ColumnName, type IndexedLot, measuredNames } from './lot-facts.ts';
import { runToEnd, orderByModel } from '../scan/order-by-model.ts';
import type { Segment } from './segment.ts';
import { rowsInOrder, sortRows } from '../scan/sort-rows.ts';

type GrowingColumns<Name extends string> = Readonly<Record<Name, GrowingColumn>>;

export class SegmentBuilder {
  readonly #kind: LotKind;
  readonly #dictionaries = recordOf(codedNames, () => new Dictionary());
  readonly #columns: GrowingColumns<ColumnName> = recordOf(
    [...codedNames, ...measuredNames],
    () => new GrowingColumn(),
  );
  readonly #own: GrowingColumns<'id' | 'day' | 'runsAt' | 'conditionRank'> = recordOf(
    ['id', 'day', 'runsAt', 'conditionRank'],
    () => new GrowingColumn(),
  );

  constructor(kind: LotKind) {
    this.#kind = kind;
  }

  add(lot: IndexedLot): void {
    if (lot.id > mostWhole) throw new RangeError(`A lot has no id ${lot.id}.`);
    this.#own.id.push(lot.id);
    this.#own.day.push(lot.day);
    this.#own.runsAt.push(lot.runsAt);
    this.#own.conditionRank.push(measured(lot.conditionRank));
    for (const name of codedNames) this.#columns[name].push(this.#dictionaries[name].codeOf(lot[name]));
    for (const name of measuredNames) this.#columns[name].push(measured(lot[name]));
  }

  build(memory: Memory = SharedArrayBuffer): Segment {
    const size = this.#own.id.values.length;
    const ids = Uint32Array.from(this.#own.id.values);
    const byId = sortRows(rowsInOrder(size), ids);
    const order = this.#sortByTime(byId);
    const rowOf = new Uint32Array(size);
    for (let row = 0; row < size; row += 1) rowOf[order[row] as number] = row;
    const names = [...codedNames, ...measuredNames];
    const columns = recordOf(names, (name) => inOrder(this.#columns[name].values, order, memory));
    return {
      kind: this.#kind,
      size,
      byTime: { columns, rows: null },
      ...runToEnd(orderByModel(columns, this.#dictionaries.model.values.length, memory)),
      ids: inOrderOf(ids, order, memory),
      rowsById: inOrderOf(rowOf, byId, memory),
      ...this.#momentsOf(order, memory),
      conditionRanks: inOrder(this.#own.conditionRank.values, order, memory),
      values: recordOf(codedNames, (name) => this.#dictionaries[name].values),
      greatest: recordOf(measuredNames, (name) => greatestOf(columns[name])),
    };
  }

  /** R8: by day, time, lot number and id; lots without a number come last. */
  #sortByTime(byId: Uint32Array): Uint32Array {
    const days = this.#own.day.values;
    const times = this.#own.runsAt.values;
    const earliest = leastOf(times);
    const keys = [
      // No number, which is 0, wraps around to the greatest value.
      Uint32Array.from(this.#columns.lotNumber.values, (number) => number - 1),
      Uint32Array.from(times, (time) => (time - earliest) % 2 ** 32),
      Uint32Array.from(times, (time) => (time - earliest) / 2 ** 32),
      Uint32Array.from(days),
    ];
    return keys.reduce(sortRows, byId);
  }

  #momentsOf(order: Uint32Array, memory: Memory): Pick<Segment, 'moments' | 'days' | 'times'> {
    const [days, times] = [this.#own.day.values, this.#own.runsAt.values];
    const firsts: number[] = [];
    const moments = new Uint32Array(order.length);
    for (const [row, from] of order.entries()) {
      const last = firsts.at(-1);
      const isSame = last !== undefined && days[from] === days[last] && times[from] === times[last];
      if (!isSame) firsts.push(from);
      moments[row] = firsts.length - 1;
    }
    const valuesAt = (values: Column) =>
      filled(
        makeNumbers(firsts.length, memory),
        Float64Array.from(firsts, (row) => values[row] as number),
      );
    return {
      moments: inOrder(moments, rowsInOrder(order.length), memory),
      days: valuesAt(days),
      times: valuesAt(times),
    };
  }
}

/** Stores a value plus one, since 0 means no value. */
function measured(value: number | null): number {
  if (value === null) return 0;
  if (value < 0) throw new RangeError(`A column holds no ${value}.`);
  return value + 1;
}

function inOrderOf(values: Uint32Array, order: Uint32Array, memory: Memory): Uint32Array {
  return filled(
    makeRows(values.length, memory),
    order.map((row) => values[row] as number),
  );
}

function recordOf<Name extends string, Of>(names: readonly Name[], make: (name: Name) => Of): Record<Name, Of> {
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, Of>;
}
