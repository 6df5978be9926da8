import { draftSale } from '@seri/api/features/trade/invoices/draft-sale.query';
import { creditLines } from '@seri/api/features/trade/papers/credit-papers.command';
import { issuePaper } from '@seri/api/features/trade/papers/papers.command';
import { findPaper, readPaperLines } from '@seri/api/features/trade/papers/papers.query';
import type { Tx } from '@seri/api/platform/database/database';
import { languageOf } from '@seri/domain/common/languages';
import { addDays, type JapanDay, japanDay } from '@seri/domain/time/japan-time';
import { sql } from 'kysely';
import { purchaseStories } from './purchases/purchase-ages.data.ts';

const lock = 7_316_017;
const desk = 'manager@demo.seri';
/** Days after the purchase. */
const invoicedAfter = 2;
const creditedAfter = 3;
const mostInvoices = 8;
/** The place of the invoice that was made out to the wrong port. */
const mistaken = 3;

interface BoughtOne {
  id: number;
  account_id: number;
  language_id: number | null;
  discharge_port: string;
  export_port: string;
  purchased_at: Date;
}

/**
 * R90: papers of the accounts that visitors sign in as, once: invoices for cars on their way, one of them credited and made out
 * anew, a proforma for the newest cars, and a deposit that is asked for.
 */
export async function fillInvoices(tx: Tx, now: Date): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lock})`.execute(tx);
  if (await tx.selectFrom('invoice').select('id').limit(1).executeTakeFirst()) return;
  const staff = await tx.selectFrom('account').select('id').where('email', '=', desk).executeTakeFirst();
  if (!staff) return;
  const bought = await readBought(tx);
  const [shipped, fresh] = [bought.filter(({ discharge_port: port }) => port !== ''), bought.slice(-2)];
  const today = japanDay(now);
  const invoiced = shipped.filter((_, index) => index % 3 === 0).slice(-mostInvoices);
  for (const [index, one] of invoiced.entries()) {
    const day = addDays(japanDay(one.purchased_at), invoicedAfter);
    const id = await issueOne(tx, one, { kind: 'invoice', day, issuedBy: staff.id });
    if (index !== mistaken) continue;
    const later = addDays(day, creditedAfter);
    await creditOne(tx, id, later, staff.id);
    await issueOne(tx, one, { kind: 'invoice', day: later, issuedBy: staff.id });
  }
  for (const one of fresh) await issueOne(tx, one, { kind: 'proforma', day: today, issuedBy: staff.id });
  await askForDeposit(tx, today, staff.id);
}

function readBought(tx: Tx): Promise<BoughtOne[]> {
  return tx
    .selectFrom('purchase')
    .innerJoin('account', 'account.id', 'account_id')
    .select(['purchase.id', 'account_id', 'language_id', 'discharge_port', 'export_port', 'purchased_at'])
    .where('email', 'in', Object.keys(purchaseStories))
    .where('voided_at', 'is', null)
    .orderBy('purchased_at')
    .orderBy('purchase.id')
    .execute();
}

interface IssuedOne {
  kind: 'invoice' | 'proforma';
  day: JapanDay;
  issuedBy: number;
}

const plain = { deposit: null, rate: null, remarks: '' };

async function issueOne(tx: Tx, one: BoughtOne, { kind, day, issuedBy }: IssuedOne): Promise<number> {
  const { id, account_id: accountId, discharge_port: port } = one;
  const language = languageOf(one.language_id) === 'ru' ? 'both' : 'en';
  const terms = port === '' ? null : ({ incoterm: 'CFR', port } as const);
  const order = { ...plain, kind, accountId, purchaseIds: [id], terms };
  const { snapshot, lines, dueDays } = await draftSale(tx, { ...order, language });
  const paper = { accountId, snapshot, lines, dueDays, issuedBy, day, socketId: undefined };
  return (await issuePaper(tx, paper)).id;
}

async function creditOne(tx: Tx, id: number, day: JapanDay, issuedBy: number): Promise<void> {
  const [invoice, lines] = [await findPaper(tx, id), await readPaperLines(tx, id)];
  if (!invoice) return;
  const credits = new Map(lines.map(({ place, amount }) => [place, amount]));
  const reason = 'Made out to the wrong port';
  const { seller } = invoice.snapshot;
  await creditLines(tx, { invoice, lines, credits, seller, reason, issuedBy, day, socketId: undefined });
}

async function askForDeposit(tx: Tx, day: JapanDay, issuedBy: number): Promise<void> {
  const account = await tx
    .selectFrom('account')
    .select('id')
    .where('email', '=', 'restricted@demo.seri')
    .executeTakeFirst();
  if (!account) return;
  const { snapshot, lines } = await draftSale(tx, {
    ...plain,
    kind: 'proforma',
    accountId: account.id,
    purchaseIds: [],
    deposit: 100_000,
    language: 'en',
    terms: null,
  });
  await issuePaper(tx, {
    accountId: account.id,
    snapshot,
    lines,
    dueDays: null,
    issuedBy,
    day,
    socketId: undefined,
  });
}
