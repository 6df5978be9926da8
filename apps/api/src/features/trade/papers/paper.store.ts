import type { LineKind } from '@seri/domain/charges/charge-kinds.data';
import { documentNumber, type NumberSeries, yearOf } from '@seri/domain/invoices/invoice-numbers';
import type { SalePaper } from '@seri/domain/invoices/paper-snapshot';
import type { JapanDay } from '@seri/domain/time/japan-time';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database.ts';
import type { Invoice } from '../../../platform/database/schema.generated.ts';

// Callers of the writing functions hold the lock of the account.

export interface TakenNumber {
  number: string;
  issuedOn: JapanDay;
}

/**
 * R90: the next number of a series. It locks the series until the end of the transaction, so it is taken last. The day is
 * never before that of the number before it, whatever the clock says.
 */
export async function takeNumber(tx: Tx, series: NumberSeries, today: JapanDay): Promise<TakenNumber> {
  const { rows } = await sql<{ year: number; last: number; issued_on: JapanDay }>`
    insert into number_series as series (series, year, last, issued_on)
    values (${series}, ${yearOf(today)}, 1, ${today})
    on conflict (series) do update set
      issued_on = greatest(series.issued_on, excluded.issued_on),
      year = greatest(series.year, excluded.year),
      last = case when excluded.year > series.year then 1 else series.last + 1 end
    returning year, last, issued_on`.execute(tx);
  const [taken] = rows;
  if (!taken) throw new Error(`The series ${series} gave no number.`);
  return { number: documentNumber(series, taken.year, taken.last), issuedOn: taken.issued_on };
}

/** A line with its place on the paper. */
export interface PaperLineRow {
  place: number;
  purchase_id: number | null;
  charge_id: number | null;
  kind: LineKind | 'deposit';
  note: string;
  amount: number;
}

export async function insertPaper(tx: Tx, paper: Insertable<Invoice>, lines: readonly PaperLineRow[]): Promise<number> {
  const { id } = await tx.insertInto('invoice').values(paper).returning('id').executeTakeFirstOrThrow();
  await tx
    .insertInto('invoice_line')
    .values(lines.map((line) => ({ ...line, invoice_id: id })))
    .execute();
  return id;
}

export type PaperRow = Selectable<Invoice> & { kind: SalePaper['kind']; snapshot: SalePaper; issued_on: JapanDay };

export function findPaper(db: Db | Tx, id: number): Promise<PaperRow | undefined> {
  return db.selectFrom('invoice').selectAll().where('id', '=', id).$castTo<PaperRow>().executeTakeFirst();
}

export interface CreditableLine extends PaperLineRow {
  /** The sum that the credit notes of the paper have given back. */
  credited: number;
}

export function readPaperLines(db: Db | Tx, invoiceId: number): Promise<CreditableLine[]> {
  return db
    .selectFrom('invoice_line')
    .select(['place', 'purchase_id', 'charge_id', 'kind', 'note', 'amount', creditedOfLine.as('credited')])
    .where('invoice_id', '=', invoiceId)
    .orderBy('place')
    .$castTo<CreditableLine>()
    .execute();
}

/** A credit note has its lines at the places of the invoice. */
export const creditedOfLine = sql<number>`coalesce((
  select sum(credit.amount)::bigint from invoice as note join invoice_line as credit on credit.invoice_id = note.id
  where note.cancels_id = invoice_line.invoice_id and credit.place = invoice_line.place), 0)`;
