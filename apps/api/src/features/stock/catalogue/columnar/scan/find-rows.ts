import { countSpans } from './count-spans.ts';
import type { Scan } from './plan-scan.ts';
import { type KeepPlaces, scan } from './scan.ts';
import type { Segment, Span } from '../segments/segment.ts';
import { firstNotBelow } from './sort-rows.ts';

export interface FoundRows {
  total: number;
  /** The rows that can be on the page. */
  rows: Uint32Array;
}

export function countRows(plan: Scan, extraFilters: readonly KeepPlaces[] = []): number {
  if (plan.tests.length === 0 && extraFilters.length === 0) return countSpans(plan, []);
  let total = 0;
  scan(plan, (_selected, count) => (total += count), extraFilters);
  return total;
}

export function findRows(plan: Scan): FoundRows {
  const found = new RowList();
  scan(plan, (selected, count) => found.add(selected, count, plan.ordering.rows));
  return { total: found.size, rows: found.rows };
}

const firstPiece = 256;

/** Finds as many rows as wanted from the start or the end of the order by time; the others are only counted. */
export function findFirstRows(plan: Scan, wanted: number, isFromLast: boolean): FoundRows {
  const found = new RowList();
  let left: readonly Span[] = plan.spans;
  for (let size = firstPiece; left.length > 0 && found.size < wanted; size *= 2) {
    const { piece, others } = isFromLast ? cutLast(plan.segment, left, size) : cutFirst(left, size);
    scan({ ...plan, spans: [piece] }, (selected, count) => found.add(selected, count, null));
    left = others;
  }
  const total = found.size + countRows({ ...plan, spans: left });
  // Backwards, lots of one moment are not sorted yet, so the caller picks the page from all of them.
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

/** Cuts before a whole moment: in descending order too, lots without a number come last within their moment. */
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

class RowList {
  size = 0;
  #rows = new Uint32Array(firstPiece);

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
