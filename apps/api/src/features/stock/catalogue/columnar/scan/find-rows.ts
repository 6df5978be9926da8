import { countSpans } from './count-spans.ts';
import type { Scan } from './plan-scan.ts';
import { type Keep, scan } from './scan.ts';
import type { Segment, Span } from '../segments/segment.ts';
import { firstNotBelow } from './sort-rows.ts';

export interface FoundRows {
  /** All that fit. */
  total: number;
  /** Those that can be on the page. */
  rows: Uint32Array;
}

export function countRows(plan: Scan, also: readonly Keep[] = []): number {
  if (plan.tests.length === 0 && also.length === 0) return countSpans(plan, []);
  let total = 0;
  scan(plan, (_selected, count) => (total += count), also);
  return total;
}

export function findRows(plan: Scan): FoundRows {
  const found = new RowList();
  scan(plan, (selected, count) => found.add(selected, count, plan.ordering.rows));
  return { total: found.size, rows: found.rows };
}

const firstPiece = 256;

/** Of what stands in order of time as many as are wanted, from the first or from the last; the others are only counted. */
export function findFirstRows(plan: Scan, wanted: number, isFromLast: boolean): FoundRows {
  const found = new RowList();
  let left: readonly Span[] = plan.spans;
  for (let size = firstPiece; left.length > 0 && found.size < wanted; size *= 2) {
    const { piece, others } = isFromLast ? cutLast(plan.segment, left, size) : cutFirst(left, size);
    scan({ ...plan, spans: [piece] }, (selected, count) => found.add(selected, count, null));
    left = others;
  }
  const total = found.size + countRows({ ...plan, spans: left });
  // Backwards the last moment is not in order yet.
  return { total, rows: isFromLast ? found.rows : found.rows.subarray(0, wanted) };
}

interface Cut {
  piece: Span;
  others: readonly Span[];
}

function cutFirst([first = { from: 0, to: 0 }, ...more]: readonly Span[], size: number): Cut {
  const end = Math.min(first.to, first.from + size);
  return {
    piece: { from: first.from, to: end },
    others: end < first.to ? [{ from: end, to: first.to }, ...more] : more,
  };
}

/** With all lots of its first moment: backwards, those without a number still stand last. */
function cutLast({ moments }: Segment, spans: readonly Span[], size: number): Cut {
  const last = spans.at(-1) ?? { from: 0, to: 0 };
  const more = spans.slice(0, -1);
  const near = Math.max(last.from, last.to - size);
  const start = firstNotBelow((row) => moments[row] as number, moments[near] ?? 0, last.from, near);
  return {
    piece: { from: start, to: last.to },
    others: start > last.from ? [...more, { from: last.from, to: start }] : more,
  };
}

/** Rows as they are found, however many. */
class RowList {
  size = 0;
  #rows = new Uint32Array(firstPiece);

  /** Places, by the rows that stand there. */
  add(selected: Uint32Array, count: number, rowsOf: Uint32Array | null): void {
    while (this.size + count > this.#rows.length) this.#grow();
    for (let at = 0; at < count; at += 1) {
      const place = selected[at] as number;
      this.#rows[this.size + at] = rowsOf ? (rowsOf[place] as number) : place;
    }
    this.size += count;
  }

  get rows(): Uint32Array {
    return this.#rows.subarray(0, this.size);
  }

  #grow(): void {
    const larger = new Uint32Array(this.#rows.length * 2);
    larger.set(this.#rows);
    this.#rows = larger;
  }
}
