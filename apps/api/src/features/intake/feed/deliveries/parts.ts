import type { FeedRow } from '@seri/contract/intake/feed.schema';
import type { ParsedLine } from '../take/taken.ts';

/** Rows by type. Within a part they are taken type by type, whatever their order in the file. */
export type Rows = { readonly [Type in FeedRow['type']]: ParsedLine<Type>[] };

export const noRows: Rows = { house: [], session: [], lot: [], photos: [], result: [] };

/** A part under construction, and the ids that force a later row into a new part. */
interface GrowingPart {
  rows: Rows;
  sessions: Set<string>;
  housesOfSessions: Set<string>;
  lots: Set<string>;
}

/**
 * Splits rows into parts so that taking each part type by type gives the same result as taking row after row. A new
 * part begins at a session after its lots, at a lot for the second time or after its photos. A feed in the usual order
 * is one part.
 */
export function partsOf(lines: readonly ParsedLine[]): Rows[] {
  const parts: Rows[] = [];
  let growing = newPart();
  for (const parsed of lines) {
    if (parts.length === 0 || needsNewPart(parsed, growing)) {
      growing = newPart();
      parts.push(growing.rows);
    }
    add(parsed, growing);
  }
  return parts;
}

function newPart(): GrowingPart {
  const rows: Rows = { house: [], session: [], lot: [], photos: [], result: [] };
  return { rows, sessions: new Set(), housesOfSessions: new Set(), lots: new Set() };
}

function needsNewPart({ row }: ParsedLine, { sessions, housesOfSessions, lots }: GrowingPart): boolean {
  if (row.type === 'house') return housesOfSessions.has(row.id);
  if (row.type === 'session') return sessions.has(row.id) || lots.size > 0;
  return row.type === 'lot' && lots.has(row.id);
}

function add(parsed: ParsedLine, { rows, sessions, housesOfSessions, lots }: GrowingPart): void {
  const { row } = parsed;
  (rows[row.type] as ParsedLine[]).push(parsed);
  if (row.type === 'session') {
    sessions.add(row.id);
    housesOfSessions.add(row.house);
  } else if (row.type !== 'house') lots.add(row.type === 'lot' ? row.id : row.lot);
}
