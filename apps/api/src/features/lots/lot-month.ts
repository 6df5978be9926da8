import { type RawBuilder, sql } from 'kysely';

/** The part of all lots that holds those of a day, as `open_lot_month` names it. */
export function monthOfLots(day: string): RawBuilder<unknown> {
  const [year, month] = day.split('-');
  return sql.table(`lot_${year}_${month}`);
}
