import { sql } from 'kysely';

/** What is told of a lot that has changed. */
export const changedLot = sql`lot.id, lot.kind, lot.status, lot.sold_price, lot.runs_at, lot.held_on`;
