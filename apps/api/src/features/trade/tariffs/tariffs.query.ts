import type { Tariff } from '@seri/domain/tariffs/tariff';
import type { JapanDay } from '@seri/domain/time/japan-time';
import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database.ts';
import type { Tariff as TariffTable } from '../../../platform/database/schema.generated.ts';

/** R88: the rows that are valid on one of the days, such as that of the purchase and that of a booking. */
export async function readTariffsFor(db: Db | Tx, ...days: readonly JapanDay[]): Promise<Tariff[]> {
  const rows = await db
    .selectFrom('tariff')
    .selectAll()
    .where(
      sql<boolean>`exists (select from unnest(${days}::date[]) as day where daterange(valid_from, valid_to, '[]') @> day)`,
    )
    .execute();
  return rows.map(tariffFrom);
}

/** All rows: a new one must overlap none of them. */
export async function readTariffs(db: Db | Tx): Promise<Tariff[]> {
  const rows = await db.selectFrom('tariff').selectAll().orderBy('kind').orderBy('valid_from').orderBy('id').execute();
  return rows.map(tariffFrom);
}

export function tariffFrom(row: Selectable<TariffTable>): Tariff {
  return {
    id: row.id,
    version: row.version,
    isUsed: row.is_used,
    isDemo: row.is_demo,
    kind: row.kind as Tariff['kind'],
    validFrom: row.valid_from as JapanDay,
    validTo: row.valid_to as JapanDay | null,
    accountId: row.account_id,
    clientTier: row.client_tier as Tariff['clientTier'],
    houseId: row.house_id,
    method: row.method as Tariff['method'],
    yard: row.yard,
    dischargePort: row.discharge_port,
    loadPort: row.load_port,
    line: row.line,
    region: row.region as Tariff['region'],
    sizeClass: row.size_class as Tariff['sizeClass'],
    priceFrom: row.price_from,
    priceTo: row.price_to,
    how: row.how as Tariff['how'],
    value: row.value,
    least: row.least,
    most: row.most,
    freeDays: row.free_days,
    booksAt: row.books_at as Tariff['booksAt'],
    note: row.note,
    sourceUrl: row.source_url,
    sourceDate: row.source_date as JapanDay | null,
  };
}
