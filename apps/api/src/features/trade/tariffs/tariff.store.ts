import type { Tariff, TariffDraft } from '@seri/domain/tariffs/tariff';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import { tariffFrom } from './tariffs.query.ts';

/** The table is written by one transaction at a time, so that each sees the rows of the one before and refuses an overlap. */
export async function holdTariffTable(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('tariffs'))`.execute(tx);
}

/** Locks a row against charges that are booked by it. Refuses another version than the one that was seen. */
export async function lockTariff(tx: Tx, id: number, version: number): Promise<Tariff> {
  const row = await tx.selectFrom('tariff').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw refusal('NOT_FOUND');
  if (row.version !== version) throw refusal('STATE_CHANGED');
  return tariffFrom(row);
}

export function insertTariff(tx: Tx, draft: TariffDraft, changedBy: number): Promise<{ id: number; version: number }> {
  return tx
    .insertInto('tariff')
    .values({ ...valuesOf(draft), changed_by: changedBy })
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow();
}

/** A tariff that staff have changed stops being demonstration data. */
export function updateTariff(
  tx: Tx,
  id: number,
  draft: TariffDraft,
  changedBy: number,
): Promise<{ id: number; version: number }> {
  return tx
    .updateTable('tariff')
    .set({
      ...valuesOf(draft),
      is_demo: false,
      version: sql<number>`version + 1`,
      changed_by: changedBy,
      changed_at: sql<Date>`app_now()`,
    })
    .where('id', '=', id)
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow();
}

export function valuesOf(draft: TariffDraft) {
  return {
    kind: draft.kind,
    valid_from: draft.validFrom,
    valid_to: draft.validTo,
    account_id: draft.accountId,
    client_tier: draft.clientTier,
    house_id: draft.houseId,
    method: draft.method,
    yard: draft.yard,
    discharge_port: draft.dischargePort,
    load_port: draft.loadPort,
    line: draft.line,
    region: draft.region,
    size_class: draft.sizeClass,
    price_from: draft.priceFrom,
    price_to: draft.priceTo,
    how: draft.how,
    value: draft.value,
    least: draft.least,
    most: draft.most,
    free_days: draft.freeDays,
    books_at: draft.booksAt,
    note: draft.note,
    source_url: draft.sourceUrl,
    source_date: draft.sourceDate,
  };
}
