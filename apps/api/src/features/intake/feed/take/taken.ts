import type { FeedRow, ParsedRowOf } from '@seri/contract/intake/feed.schema';
import type { LotKind } from '@seri/domain/lots/lot-kinds';
import { sql } from 'kysely';

/** A row, and where it stood: what is sent back when it cannot be taken. */
export type Told<Type extends FeedRow['type'] = FeedRow['type']> = {
  [Each in Type]: {
    row: ParsedRowOf<Each>;
    line: number;
    text: string;
    fingerprint: string;
    /** Nothing was known of its lot when the chunk was read. */
    isNew: boolean;
  };
}[Type];

/** Of several rows about one thing the last one, where the others leave nothing behind. */
export function lastOfEach<One extends Told>(told: readonly One[], thingOf: (one: One) => string): One[] {
  return [...new Map(told.map((one) => [thingOf(one), one])).values()];
}

export interface Reject {
  line: number;
  reason: string;
  text: string;
}

export function rejectOf({ line, text }: Pick<Told, 'line' | 'text'>, reason: string): Reject {
  return { line, text, reason };
}

/** A lot whose state, price or time is another than before: public figures, told to whoever looks at it. */
export interface ChangedLot {
  id: number;
  kind: LotKind;
  status: number;
  sold_price: number | null;
  runs_at: Date;
  held_on: string;
  session_id: number | null;
  /** Its session was told another time. */
  is_moved?: boolean;
}

export const changedLot = sql`lot.id, lot.kind, lot.status, lot.sold_price, lot.runs_at, lot.held_on,
  lot.session_id`;

/** What became of some rows. */
export interface Taken {
  added: number;
  changed: number;
  unchanged: number;
  rejects: readonly Reject[];
  lots: readonly ChangedLot[];
}

export const nothingTaken: Taken = { added: 0, changed: 0, unchanged: 0, rejects: [], lots: [] };

export function sumOf(parts: readonly Taken[]): Taken {
  return {
    added: total(parts, 'added'),
    changed: total(parts, 'changed'),
    unchanged: total(parts, 'unchanged'),
    rejects: parts.flatMap(({ rejects }) => rejects),
    lots: parts.flatMap(({ lots }) => lots),
  };
}

function total(parts: readonly Taken[], figure: 'added' | 'changed' | 'unchanged'): number {
  return parts.reduce((sum, part) => sum + part[figure], 0);
}

/** Of so many rows some were written, the others stood as they are. */
export function takenOf(rows: number, { added, changed }: { added: number; changed: number }): Taken {
  return { ...nothingTaken, added, changed, unchanged: rows - added - changed };
}
