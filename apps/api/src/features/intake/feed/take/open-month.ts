import type { JapanDay } from '@seri/domain/time/japan-time';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';

/**
 * Creates the partition of the month. This blocks writers of sessions until its commit, so it is a transaction of its
 * own.
 */
export async function openMonth(db: Db, day: JapanDay): Promise<void> {
  await sql`select open_lot_month(${day}::date)`.execute(db);
}
