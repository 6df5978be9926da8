import type { JapanDay } from '@seri/domain/time/japan-time';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';

/** Before lots of that day are written. It holds up who writes sessions until it commits, so it is no part of more. */
export async function openMonth(db: Db, day: JapanDay): Promise<void> {
  await sql`select open_lot_month(${day}::date)`.execute(db);
}
