import type { LotKind } from '@seri/domain/lot-kinds';
import { Dictionary, greatestOf, GrowingColumn, inOrder, leastOf, makeRows } from './columns.ts';
import { codedNames, type ColumnName, type LotFacts, measuredNames } from './lot-facts.ts';
import type { Ordering, Segment } from './segment.ts';
import { rowsInOrder, sortRows } from './sort-rows.ts';

type Columns<Name extends string> = Readonly<Record<Name, GrowingColumn>>;

/** Gathers lots in the order they come, and makes a segment of them. */
export class SegmentBuilder {
  readonly #kind: LotKind;
  readonly #dictionaries = recordOf(codedNames, () => new Dictionary());
  readonly #columns: Columns<ColumnName> = recordOf([...codedNames, ...measuredNames], () => new GrowingColumn());
  readonly #own: Columns<'id' | 'day' | 'runsAt' | 'conditionRank'> = recordOf(
    ['id', 'day', 'runsAt', 'conditionRank'],
    () => new GrowingColumn(),
  );

  constructor(kind: LotKind) {
    this.#kind = kind;
  }

  add(lot: LotFacts): void {
    this.#own.id.push(lot.id);
    this.#own.day.push(lot.day);
    this.#own.runsAt.push(lot.runsAt);
    this.#own.conditionRank.push(measured(lot.conditionRank));
    for (const name of codedNames) this.#columns[name].push(this.#dictionaries[name].codeOf(lot[name]));
    for (const name of measuredNames) this.#columns[name].push(measured(lot[name]));
  }

  /** The lots of another segment, but for those that are gone. */
  addSegment(segment: Segment, isGone: (row: number) => boolean): void {
    const rows = rowsInOrder(segment.size).filter((row) => !isGone(row));
    const copy = (to: GrowingColumn, valueOf: (row: number) => number) => {
      for (const row of rows) to.push(valueOf(row));
    };
    const { columns } = segment.byTime;
    for (const name of codedNames) {
      const codes = segment.values[name].map((value) => this.#dictionaries[name].codeOf(value));
      copy(this.#columns[name], (row) => codes[columns[name][row] as number] as number);
    }
    for (const name of measuredNames) copy(this.#columns[name], (row) => columns[name][row] as number);
    copy(this.#own.id, (row) => segment.ids[row] as number);
    copy(this.#own.day, (row) => segment.days[segment.moments[row] as number] as number);
    copy(this.#own.runsAt, (row) => segment.times[segment.moments[row] as number] as number);
    copy(this.#own.conditionRank, (row) => segment.conditionRanks[row] as number);
  }

  build(): Segment {
    const size = this.#own.id.values.length;
    const ids = Uint32Array.from(this.#own.id.values);
    const given = sortRows(rowsInOrder(size), ids);
    const order = this.#sortByTime(given);
    const rowOf = new Uint32Array(size);
    for (let row = 0; row < size; row += 1) rowOf[order[row] as number] = row;
    const columns = recordOf([...codedNames, ...measuredNames], (name) => inOrder(this.#columns[name].values, order));
    const models = this.#dictionaries.model.values.length;
    return {
      kind: this.#kind,
      size,
      byTime: { columns, rows: null },
      ...orderByModel(columns, models, size),
      ids: shared(ids, order),
      rowsById: shared(rowOf, given),
      ...this.#momentsOf(order),
      conditionRanks: inOrder(this.#own.conditionRank.values, order),
      values: recordOf(codedNames, (name) => this.#dictionaries[name].values),
      greatest: recordOf(measuredNames, (name) => greatestOf(columns[name])),
    };
  }

  /** R8: by day, time, lot number and id; without a number behind those with one. */
  #sortByTime(byId: Uint32Array): Uint32Array {
    const days = this.#own.day.values;
    const times = this.#own.runsAt.values;
    const earliest = leastOf(times);
    const keys = [
      // Nothing, which is 0, becomes the greatest.
      Uint32Array.from(this.#columns.lotNumber.values, (number) => number - 1),
      Uint32Array.from(times, (time) => (time - earliest) % 2 ** 32),
      Uint32Array.from(times, (time) => (time - earliest) / 2 ** 32),
      Uint32Array.from(days),
    ];
    return keys.reduce(sortRows, byId);
  }

  #momentsOf(order: Uint32Array): Pick<Segment, 'moments' | 'days' | 'times'> {
    const [days, times] = [this.#own.day.values, this.#own.runsAt.values];
    const firsts: number[] = [];
    const moments = new Uint32Array(order.length);
    for (const [row, from] of order.entries()) {
      const last = firsts.at(-1);
      const isSame = last !== undefined && days[from] === days[last] && times[from] === times[last];
      if (!isSame) firsts.push(from);
      moments[row] = firsts.length - 1;
    }
    return {
      moments: inOrder(moments, rowsInOrder(order.length)),
      days: sharedNumbers(firsts.map((row) => days[row] as number)),
      times: sharedNumbers(firsts.map((row) => times[row] as number)),
    };
  }
}

/** 0 is nothing. */
function measured(value: number | null): number {
  if (value === null) return 0;
  if (value < 0) throw new RangeError(`A column holds no ${value}.`);
  return value + 1;
}

function orderByModel(
  byTime: Ordering['columns'],
  models: number,
  size: number,
): Pick<Segment, 'byModel' | 'modelStarts'> {
  const codes = Uint32Array.from(byTime.model);
  const rows = shared(sortRows(rowsInOrder(size), codes));
  const modelStarts = makeRows(models + 1);
  for (const code of codes) modelStarts[code + 1] = (modelStarts[code + 1] as number) + 1;
  for (let code = 1; code <= models; code += 1) {
    modelStarts[code] = (modelStarts[code] as number) + (modelStarts[code - 1] as number);
  }
  const columns = recordOf([...codedNames, ...measuredNames], (name) => inOrder(byTime[name], rows));
  return { byModel: { columns, rows }, modelStarts };
}

function shared(values: Uint32Array, order?: Uint32Array): Uint32Array {
  const rows = makeRows(values.length);
  rows.set(order ? order.map((row) => values[row] as number) : values);
  return rows;
}

function sharedNumbers(values: readonly number[]): Float64Array {
  const numbers = new Float64Array(new SharedArrayBuffer(values.length * Float64Array.BYTES_PER_ELEMENT));
  numbers.set(values);
  return numbers;
}

function recordOf<Name extends string, Of>(names: readonly Name[], make: (name: Name) => Of): Record<Name, Of> {
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, Of>;
}
