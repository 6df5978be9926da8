import type { Tx } from '@seri/api/platform/database/database';
import { addDays, japanDay } from '@seri/domain/time/japan-time';
import { demoTariffs, sourceDate } from './tariffs.data.ts';

/** Long enough ago for every purchase of the demonstration. */
const validDays = 400;

/** R88: writes prices for show, once. Rows that staff have changed since are theirs, and stay. */
export async function fillTariffs(tx: Tx, now: Date): Promise<void> {
  const known = await tx
    .selectFrom('tariff')
    .select('id')
    .where('source_date', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  if (known) return;
  const validFrom = addDays(japanDay(now), -validDays);
  const rows = demoTariffs.map((row) => ({
    kind: row.kind,
    how: row.how,
    value: row.value,
    books_at: row.booksAt,
    valid_from: validFrom,
    method: row.method ?? null,
    region: row.region ?? null,
    load_port: row.loadPort ?? null,
    discharge_port: row.dischargePort ?? null,
    price_from: row.priceFrom ?? null,
    price_to: row.priceTo ?? null,
    free_days: row.freeDays ?? null,
    note: row.note ?? '',
    source_url: row.sourceUrl ?? '',
    source_date: sourceDate,
    is_demo: true,
  }));
  await tx.insertInto('tariff').values(rows).execute();
}
