import type { FeedRow } from '@seri/contract/intake/feed.schema';
import type { Told } from '../take/taken.ts';

/** Rows by what they are, taken in this order; how they stood among each other makes no difference. */
export type Rows = { readonly [Type in FeedRow['type']]: Told<Type>[] };

export const noRows: Rows = { house: [], session: [], lot: [], photos: [], result: [] };

/** A part that still grows, and what of it a later row could not come after. */
interface Growing {
  rows: Rows;
  sessions: Set<string>;
  housesOfSessions: Set<string>;
  lots: Set<string>;
}

/**
 * Cuts rows at those that change what an earlier one has done, so that chunks of every size leave what row after row
 * would: a session after its lots, a lot for the second time or after its photos. A feed in the usual order is one part.
 */
export function partsOf(told: readonly Told[]): Rows[] {
  const parts: Rows[] = [];
  let growing = newPart();
  for (const one of told) {
    if (parts.length === 0 || comesBack(one, growing)) {
      growing = newPart();
      parts.push(growing.rows);
    }
    add(one, growing);
  }
  return parts;
}

function newPart(): Growing {
  const rows: Rows = { house: [], session: [], lot: [], photos: [], result: [] };
  return { rows, sessions: new Set(), housesOfSessions: new Set(), lots: new Set() };
}

function comesBack({ row }: Told, { sessions, housesOfSessions, lots }: Growing): boolean {
  if (row.type === 'house') return housesOfSessions.has(row.id);
  if (row.type === 'session') return sessions.has(row.id) || lots.size > 0;
  return row.type === 'lot' && lots.has(row.id);
}

function add(one: Told, { rows, sessions, housesOfSessions, lots }: Growing): void {
  const { row } = one;
  (rows[row.type] as Told[]).push(one);
  if (row.type === 'session') {
    sessions.add(row.id);
    housesOfSessions.add(row.house);
  } else if (row.type !== 'house') lots.add(row.type === 'lot' ? row.id : row.lot);
}
