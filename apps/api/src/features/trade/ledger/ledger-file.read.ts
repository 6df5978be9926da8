import { Readable } from 'node:stream';
import type { LedgerFileQuery } from '@seri/contract/trade/ledger.schema';
import { ledgerFileHead, ledgerFileLine, mostDaysOfFile } from '@seri/domain/money/ledger-file';
import type { EntryKind } from '@seri/domain/money/ledger';
import type { LineKind } from '@seri/domain/charges/charge-kinds.data';
import { daysBetween, type JapanDay, japanDay } from '@seri/domain/time/japan-time';
import type { FastifyReply } from 'fastify';
import { sql } from 'kysely';
import type { Actor } from '../../../platform/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import { assertFaultless } from '../../../platform/http/validation.ts';
import { visibleAccounts } from '../../people/clients/clients.query.ts';
import { readBilling } from '../../people/seller/billing/billing.query.ts';

const linesOfPart = 2_000;

/** R22: the entries of some days as a file for accounting software, each with the mark of its tax (R64). */
export async function streamLedger(
  db: Db,
  actor: Actor,
  { from, to }: LedgerFileQuery,
  reply: FastifyReply,
): Promise<AsyncIterable<Uint8Array>> {
  const days = daysBetween(from as JapanDay, to as JapanDay);
  if (days < 0 || days > mostDaysOfFile) assertFaultless({ to: { problem: 'invalid' } });
  const { taxTable } = (await readBilling(db)).details;
  reply
    .type('text/csv; charset=utf-8')
    .header('cache-control', 'private, no-store')
    .header('content-disposition', `attachment; filename="ledger-${from}-${to}.csv"`)
    .header('x-content-type-options', 'nosniff');
  return Readable.from(parts(), { objectMode: false });

  async function* parts() {
    const encoder = new TextEncoder();
    yield encoder.encode(ledgerFileHead);
    for (let last: Last | undefined, isOver = false; !isOver;) {
      const rows = await readPart(db, actor, { from, to, last });
      const lines = rows.map(({ booked_at: at, kind, fee, ...row }) =>
        ledgerFileLine({ ...row, day: japanDay(at), kind: kind as EntryKind, fee: fee as LineKind | null }, taxTable),
      );
      yield encoder.encode(lines.join(''));
      isOver = rows.length < linesOfPart;
      last = rows.at(-1);
    }
  }
}

type Last = { booked_at: Date; id: number };

function readPart(db: Db, actor: Actor, { from, to, last }: LedgerFileQuery & { last: Last | undefined }) {
  let rows = db
    .selectFrom('ledger_entry as entry')
    .innerJoin('account', 'account.id', 'entry.account_id')
    .select(['entry.id', 'booked_at', 'entry.kind', 'fee', 'entry.amount', 'entry.balance', 'description', 'reason'])
    .select(['account.id as accountId', 'account.full_name as client', 'purchase_id as purchaseId'])
    .select(invoiceOf.as('invoice'))
    .where('entry.account_id', 'in', visibleAccounts(db, actor).select('account.id'))
    .where('booked_at', '>=', sql<Date>`${from}::date::timestamp at time zone 'Asia/Tokyo'`)
    .where('booked_at', '<', sql<Date>`(${to}::date + 1)::timestamp at time zone 'Asia/Tokyo'`);
  if (last) rows = rows.where(sql<boolean>`(booked_at, entry.id) > (${last.booked_at}, ${last.id})`);
  return rows.orderBy('booked_at').orderBy('entry.id').limit(linesOfPart).execute();
}

/** The last invoice that bears what an entry is for. */
const invoiceOf = sql<string | null>`(
  select number from invoice_line join invoice on invoice.id = invoice_id
  where invoice_line.purchase_id = entry.purchase_id and invoice_line.charge_id is not distinct from entry.charge_id
    and invoice.kind = 'invoice'
  order by invoice.id desc limit 1)`;
