import type { FeedRow, ParsedRowOf } from '@seri/contract/intake/feed.schema';
import type { LotKind } from '@seri/domain/lots/lot-kinds';
import { sql } from 'kysely';

/** A parsed row with its line, which is sent back if the row cannot be taken. */
export type ParsedLine<Type extends FeedRow['type'] = FeedRow['type']> = {
  [Each in Type]: {
    row: ParsedRowOf<Each>;
    line: number;
    text: string;
    fingerprint: string;
    /** The lot was not in the database when the chunk was read. */
    isNew: boolean;
  };
}[Type];

/** Keeps the last of several rows about one subject; the former ones would leave no trace. */
export function lastOfEach<Line extends ParsedLine>(lines: readonly Line[], idOf: (line: Line) => string): Line[] {
  return [...new Map(lines.map((line) => [idOf(line), line])).values()];
}

export interface Reject {
  line: number;
  reason: string;
  text: string;
}

export function rejectOf({ line, text }: Pick<ParsedLine, 'line' | 'text'>, reason: string): Reject {
  return { line, text, reason };
}

/**
 * A lot whose status, price or time has changed. These figures are public, so everybody who watches the lot receives
 * them.
 */
export interface ChangedLot {
  id: number;
  kind: LotKind;
  status: number;
  sold_price: number | null;
  runs_at: Date;
  held_on: string;
  session_id: number | null;
  /** Its session got another time. */
  is_moved?: boolean;
}

export const changedLot = sql`lot.id, lot.kind, lot.status, lot.sold_price, lot.runs_at, lot.held_on,
  lot.session_id`;

export interface TakeResult {
  added: number;
  changed: number;
  unchanged: number;
  rejects: readonly Reject[];
  lots: readonly ChangedLot[];
}

export const nothingTaken: TakeResult = { added: 0, changed: 0, unchanged: 0, rejects: [], lots: [] };

export function sumResults(parts: readonly TakeResult[]): TakeResult {
  return {
    added: total(parts, 'added'),
    changed: total(parts, 'changed'),
    unchanged: total(parts, 'unchanged'),
    rejects: parts.flatMap(({ rejects }) => rejects),
    lots: parts.flatMap(({ lots }) => lots),
  };
}

function total(parts: readonly TakeResult[], figure: 'added' | 'changed' | 'unchanged'): number {
  return parts.reduce((sum, part) => sum + part[figure], 0);
}

export function takeResultOf(rows: number, { added, changed }: { added: number; changed: number }): TakeResult {
  return { ...nothingTaken, added, changed, unchanged: rows - added - changed };
}
