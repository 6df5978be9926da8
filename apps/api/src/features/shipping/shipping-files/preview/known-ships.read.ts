import type { KnownShip } from '@seri/domain/shipping-files/preview-ships';
import type { JapanDay } from '@seri/domain/time/japan-time';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/database/database.ts';
import { readOpenVoyages } from '../../voyages/voyages.query.ts';

/** R102: the ships that a list may mean, with the days on which staff wrote them by hand. */
export async function readKnownShips(db: Db | Tx): Promise<KnownShip[]> {
  const voyages = await readOpenVoyages(db);
  const written = await readWrittenShips(
    db,
    voyages.map(({ id }) => id),
  );
  return voyages.map((voyage) => ({ ...voyage, writtenOn: written.get(voyage.id) ?? null }));
}

async function readWrittenShips(db: Db | Tx, ids: readonly number[]): Promise<Map<number, JapanDay>> {
  const rows = await db
    .selectFrom('action_log')
    .select(sql<number>`split_part(subject, ':', 2)::bigint`.as('id'))
    .select(sql<JapanDay>`max((done_at at time zone 'Asia/Tokyo')::date)`.as('day'))
    .where(sql<boolean>`subject = any(${ids.map((id) => `voyage:${id}`)}::text[])`)
    .where('action', 'in', ['voyage.added', 'voyage.changed'])
    .where(sql<boolean>`not detail ? 'fileId'`)
    .groupBy('id')
    .execute();
  return new Map(rows.map(({ id, day }) => [id, day]));
}
