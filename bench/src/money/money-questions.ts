import { readPayments, readClientPayments } from '../../../apps/api/src/features/trade/ledger/payments.read.ts';
import { readInvoices } from '../../../apps/api/src/features/trade/invoices/invoices.read.ts';
import { draftStatement } from '../../../apps/api/src/features/trade/invoices/statement.read.ts';
import { readPurchase } from '../../../apps/api/src/features/trade/purchases/purchase.query.ts';
import type { Actor } from '../../../apps/api/src/platform/actor.ts';
import type { Db } from '../../../apps/api/src/platform/database/database.ts';
import type { Platform } from '../../../apps/api/src/platform/platform.ts';
import { actorOf } from '../../../apps/api/src/testkit/actor-of.ts';
import type { InvoicesQuery } from '../../../packages/contract/src/trade/invoices.schema.ts';
import { roleIds } from '../../../packages/domain/src/people/roles.ts';
import { addDays, type JapanDay } from '../../../packages/domain/src/time/japan-time.ts';
import type { MoneySample, SampledPaper } from './sample-money.ts';

export interface MoneyQuestion {
  name: string;
  /** Each turn asks about another account, purchase or paper. */
  ask: (turn: number) => Promise<unknown>;
}

const of = <Row>(rows: readonly Row[], turn: number): Row => rows[turn % rows.length] as Row;
const staffOf = (accountId: number): Actor => actorOf(accountId, roleIds.manager);

/** The reads of the ledger and of purchases, as the buyer and staff ask them. */
export function ledgerQuestions(platform: Platform, sample: MoneySample): MoneyQuestion[] {
  const { db } = platform.database;
  const statementOf = (accountId: number, turn: number) =>
    draftStatement(db, actorOf(accountId), { month: of(sample.months, turn), language: 'en' }, platform.clock.now());
  const staff = (turn: number) => staffOf(of(sample.managers, turn));
  return [
    { name: 'the statement of a month', ask: (turn) => statementOf(of(sample.clients, turn), turn) },
    { name: 'the statement of the largest account', ask: (turn) => statementOf(sample.largest, turn) },
    { name: 'the payments of a client', ask: (turn) => readPayments(db, actorOf(of(sample.clients, turn)), {}, 'en') },
    {
      name: 'the payments of the largest account, for staff',
      ask: (turn) => readClientPayments(db, staff(turn), { id: String(sample.largest) }, 'en'),
    },
    {
      name: 'a purchase for its buyer',
      ask: (turn) => {
        const { id, accountId } = of(sample.purchases, turn);
        return readPurchase(platform, actorOf(accountId), id, 'en');
      },
    },
    {
      name: 'a purchase for staff',
      ask: (turn) => readPurchase(platform, staff(turn), of(sample.purchases, turn).id, 'en'),
    },
  ];
}

type Search = (paper: SampledPaper) => InvoicesQuery;

const searches: readonly [name: string, search: Search][] = [
  ['all', () => ({})],
  ['a page in the middle', () => ({ page: '500' })],
  ['a whole number', ({ number }) => ({ number })],
  ['the end of a number', ({ number }) => ({ number: number.slice(-4) })],
  ['an amount', ({ total }) => ({ amount: String(total) })],
  ['a day', ({ issuedOn }) => ({ from: issuedOn, to: issuedOn })],
  ['a month', ({ issuedOn }) => ({ from: issuedOn, to: addDays(issuedOn as JapanDay, 30) })],
  ['a whole name', ({ party }) => ({ party })],
  ['a part of many names', ({ party }) => ({ party: party.slice(0, 5).toLowerCase() })],
  ['two letters', ({ party }) => ({ party: party.slice(0, 2) })],
  ['a name that nobody has', ({ number }) => ({ party: `nobody ${number}` })],
  ['credit notes', () => ({ kind: 'credit_note' })],
  ['one client', ({ accountId }) => ({ account: String(accountId) })],
];

/** The list of papers with each search. */
export function invoiceQuestions(db: Db, { managers, papers, largest }: MoneySample): MoneyQuestion[] {
  const asking = (who: string, clients: 'mine' | 'all', actor: (turn: number) => Actor) =>
    searches.map(([name, search]) => ({
      name: `papers for ${who}: ${name}`,
      ask: (turn: number) => readInvoices(db, actor(turn), { clients, ...search(of(papers, turn)) }),
    }));
  const manager = (turn: number) => staffOf(of(managers, turn));
  return [
    ...asking('staff, of their own clients', 'mine', manager),
    ...asking('staff, of all clients', 'all', manager),
    ...asking('a client', 'mine', (turn) => actorOf(of(papers, turn).accountId)),
    { name: 'papers for the largest client', ask: () => readInvoices(db, actorOf(largest), {}) },
  ];
}
