import { type Column, filled, inOrder, makeRows, type Memory } from '../segments/columns.ts';
import { codedNames, type ColumnName, measuredNames } from '../segments/lot-facts.ts';
import type { Ordering, Segment } from '../segments/segment.ts';
import { rowsInOrder, sortRows } from './sort-rows.ts';

/** Copies the columns from the order by time into the order by model, one per step. */
export function* orderByModel(
  byTime: Ordering['columns'],
  models: number,
  memory: Memory,
): Generator<void, Pick<Segment, 'byModel' | 'modelStarts'>> {
  const codes = new Uint32Array(byTime.model);
  const rows = filled(makeRows(codes.length, memory), sortRows(rowsInOrder(codes.length), codes));
  yield;
  const modelStarts = makeRows(models + 1, memory);
  for (let row = 0; row < codes.length; row += 1) {
    const next = (codes[row] as number) + 1;
    modelStarts[next] = (modelStarts[next] as number) + 1;
  }
  for (let code = 1; code <= models; code += 1) {
    modelStarts[code] = (modelStarts[code] as number) + (modelStarts[code - 1] as number);
  }
  yield;
  const columns = {} as Record<ColumnName, Column>;
  for (const name of [...codedNames, ...measuredNames]) {
    columns[name] = inOrder(byTime[name], rows, memory);
    yield;
  }
  return { byModel: { columns, rows }, modelStarts };
}

/** Runs all steps without a pause and returns the result. */
export function runToEnd<Result>(steps: Generator<void, Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
