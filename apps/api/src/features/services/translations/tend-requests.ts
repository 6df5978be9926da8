import { idleMinutes } from '@seri/domain/services/translation-states';
import { type Clock, japanDay } from '@seri/domain/time/japan-time';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { closeRequestsFor } from './close-translations.command.ts';
import { moveRequests, type RequestRow } from './request.store.ts';
import { tellRequestMoved } from './translations.events.ts';

/**
 * R78: gives back what its holder has not touched for twenty minutes, and closes what is open for lots whose day is over.
 * Rows that somebody is changing wait for the next minute.
 */
export async function tendRequests(db: Db, clock: Clock): Promise<void> {
  await inTransaction(db, giveBackIdle);
  await inTransaction(db, (tx) => closePast(tx, clock.now()));
}

async function giveBackIdle(tx: Tx): Promise<void> {
  const idle = await tx
    .selectFrom('translation_request')
    .selectAll()
    .where('state', '=', 'taken')
    .where('held_at', '<=', sql<Date>`app_now() - make_interval(mins => ${idleMinutes})`)
    .orderBy('id')
    .forUpdate()
    .skipLocked()
    .execute();
  await moveRequests(tx, idle as RequestRow[], 'requested', {});
  for (const request of idle) await tellRequestMoved(tx, null, request, 'given-back');
}

async function closePast(tx: Tx, at: Date): Promise<void> {
  const lots = await tx
    .selectFrom('translation_request')
    .innerJoin('lot_key', 'lot_key.id', 'lot_id')
    .select(['lot_key.id', 'held_on'])
    .distinct()
    .where('state', 'in', ['requested', 'taken'])
    .where('held_on', '<', japanDay(at))
    .execute();
  await closeRequestsFor(tx, lots);
}
