import { readOpenPurchases } from '@seri/api/features/trade/ledger/allocation/debt.query';
import { bookEntry } from '@seri/api/features/trade/ledger/book-entry.command';
import { takeLines } from '@seri/api/features/trade/receipts/files/take-lines.command';
import { findReceipt, moveReceipt } from '@seri/api/features/trade/receipts/receipts.command';
import type { Tx } from '@seri/api/platform/database/database';
import { japanDay } from '@seri/domain/time/japan-time';
import { sql } from 'kysely';
import { usualReasons } from '../money.data.ts';
import { dollarFile, type PayingClients, yenFile } from './bank-csv.ts';
import { type DemoLine, dollarAccount, dollarLines, yenAccount, yenLines } from './bank-lines.data.ts';

const lock = 7_316_019;
const desk = 'manager@demo.seri';

/** R94: the inbox of the bank with fourteen lines, once; some have been dealt with. */
export async function fillReceipts(tx: Tx, now: Date): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lock})`.execute(tx);
  if (await tx.selectFrom('receipt_file').select('id').limit(1).executeTakeFirst()) return;
  const staff = await tx.selectFrom('account').select('id').where('email', '=', desk).executeTakeFirst();
  if (!staff) return;
  const today = japanDay(now);
  const clients = await readClients(tx);
  const takenBy = staff.id;
  const yen = new TextEncoder().encode(yenFile(yenLines, clients, today));
  await takeLines(tx, { name: `meisai-${today}.csv`, bankAccount: yenAccount, bytes: yen, currency: 'JPY', takenBy });
  const dollars = new TextEncoder().encode(dollarFile(dollarLines, clients, today));
  const usd = { name: `usd-${today}.csv`, bankAccount: dollarAccount, bytes: dollars, currency: 'USD' as const };
  await takeLines(tx, { ...usd, takenBy });
  for (const line of yenLines) if (line.became) await deal(tx, line, clients, takenBy);
}

/** The clients of the lines, with what is open of their purchases. */
async function readClients(tx: Tx): Promise<PayingClients> {
  const emails = [...yenLines, ...dollarLines].flatMap(({ client }) => client ?? []);
  const accounts = await tx.selectFrom('account').select(['id', 'email']).where('email', 'in', emails).execute();
  const clients = new Map<string, { id: number; open: number[] }>();
  for (const { id, email } of accounts) {
    const { open } = await readOpenPurchases(tx, id);
    clients.set(email, { id, open: open.map((purchase) => purchase.open) });
  }
  return clients;
}

async function deal(tx: Tx, { became, client, sender }: DemoLine, clients: PayingClients, by: number): Promise<void> {
  const row = tx
    .selectFrom('receipt')
    .select('id')
    .where('sender_name', '=', sender.normalize('NFKC'))
    .where('bank_account', '=', yenAccount);
  const receipt = await findReceipt(tx, (await row.orderBy('id').limit(1).executeTakeFirstOrThrow()).id);
  const accountId = clients.get(client ?? '')?.id;
  if (became === 'booked' && accountId !== undefined) {
    const entry = { accountId, kind: 'remittance' as const, amount: receipt.amount, description: receipt.text };
    const entryId = await bookEntry(tx, { ...entry, reason: usualReasons.remittance, bookedBy: by });
    const written = { account_id: accountId, entry_id: entryId };
    return moveReceipt(tx, receipt, { to: 'booked', written, changedBy: by });
  }
  const note = became === 'ignored' ? 'Interest of the bank' : '';
  const to = became === 'ignored' ? 'ignored' : 'unidentified';
  return moveReceipt(tx, receipt, { to, written: { account_id: null, score: null, note }, changedBy: by });
}
