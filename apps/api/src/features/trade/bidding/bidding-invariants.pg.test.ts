import { Kysely, PostgresDialect, sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import type { DB } from '../../../platform/database/schema.generated.ts';
import { expectInvariants, findBroken, type Invariant } from './bidding-invariants.steps.ts';
import { openBidding } from './bidding-table.steps.ts';

const purchase = (bidId: number) => `
  insert into purchase (bid_id, account_id, lot_id, held_on, price, created_by)
    select id, account_id, lot_id, held_on, 505000, account_id from bid where id = ${bidId};
  insert into ledger_entry (account_id, number, kind, amount, balance, reason, purchase_id)
    select account_id, 1, 'car_purchase', -505000, -505000, '', id from purchase`;

/** A remittance of 600,000 and its allocation of the amount. The sums follow by themselves. */
const paid = (bidId: number, amount: number) => `
  insert into ledger_entry (account_id, number, kind, amount, balance, reason)
    select account_id, 2, 'remittance', 600000, 95000, '' from bid where id = ${bidId};
  insert into allocation (account_id, entry_id, purchase_id, amount)
    select purchase.account_id, entry_id, purchase.id, ${amount} from purchase join money_source using (account_id)`;
/** A remittance of 5, as one of the amount. */
const received = (bidId: number, amount: number) => `
  insert into ledger_entry (account_id, number, kind, amount, balance, reason)
    select account_id, 1, 'remittance', 5, 5, '' from bid where id = ${bidId};
  insert into receipt (bank_account, booked_on, amount, currency, amount_jpy, sender_name, sender_bank, text, reference, line_key,
      state, account_id, entry_id, entered_by, changed_by)
    select '', '2026-11-18', ${amount}, 'JPY', ${amount}, '', '', '', '', '', 'booked', account_id, id, account_id, account_id
    from ledger_entry`;

/** A purchase of which the bid knows. */
const bought = (bidId: number) => `
  update bid set status = 3 where lot_id = (select lot_id from bid where id = ${bidId}) and id <> ${bidId};
  ${purchase(bidId)};
  update bid set status = 6, purchase_id = (select id from purchase) where id = ${bidId}`;

const paper = (bidId: number, kind: 'invoice' | 'credit_note', number: string, total: number) => `
  insert into invoice (kind, purpose, number, account_id, issued_on, total, party, snapshot, issued_by, cancels_id)
    select '${kind}', 'sale', '${number}', account_id, '2026-11-18', ${total}, '', '{}', account_id,
      case '${kind}' when 'credit_note' then (select id from invoice) end from bid where id = ${bidId};
  insert into invoice_line (invoice_id, place, kind, note, amount, purchase_id)
    select id, 0, 'car', '', ${total}, (select id from purchase) from invoice where number = '${number}'`;

const breaks: Record<Invariant, (first: number, second: number, order: number) => string> = {
  'a balance is the sum of its entries': (first) => `insert into ledger_entry
    (account_id, number, kind, amount, balance, reason) select account_id, 1, 'refund', 5, 6, '' from bid where id = ${first}`,
  'a client has one open bid on a lot': (first, second) => `drop index bid_open;
    update bid set account_id = (select account_id from bid where id = ${second}) where id = ${first}`,
  'a won bid knows its one purchase, and no other bid has one': purchase,
  'the entries of a purchase come to its booked charges, and to its price while it is not void': (first) =>
    `${purchase(first)}; update purchase set price = price + 5`,
  'the entries of a charge come to its amount while it is booked, and to nothing otherwise': (first) =>
    `${purchase(first)}; insert into charge (purchase_id, kind, amount, state) select id, 'freight', 5, 'booked' from purchase;
    update purchase set price = price - 5`,
  'the cost of a purchase is the sum of its entries, and what is allocated to it that of its allocations': (first) =>
    `${bought(first)}; update purchase set cost = cost + 5`,
  'no purchase is paid beyond its cost': (first) => `${bought(first)}; ${paid(first, 505_001)}`,
  'each entry up without a purchase is a source, and no other entry': (first) =>
    `${bought(first)}; ${paid(first, 5)}; insert into money_source select id, account_id, 505000 from ledger_entry where amount < 0`,
  'a source pays no more than it holds, and nothing once it is taken back': (first) =>
    `${bought(first)}; ${paid(first, 5)}; update money_source set allocated = 6`,
  'money is allocated within one account, and freed once': (first) =>
    `${bought(first)}; ${paid(first, 5)}; insert into allocation (account_id, entry_id, purchase_id, amount, frees_id)
    select account_id, entry_id, purchase_id, -1, id from allocation;
    insert into allocation (account_id, entry_id, purchase_id, amount, frees_id)
    select account_id, entry_id, purchase_id, -1, id from allocation where amount < 0`,
  'nobody has paid with money that is not there': (first) =>
    `${bought(first)}; ${paid(first, 505_000)}; insert into ledger_entry (account_id, number, kind, amount, balance, reason)
    select account_id, 3, 'correction', -600000, -505000, '' from bid where id = ${first}`,
  'a receipt has the entry of its money, and one that takes it back once it is reversed': (first) => received(first, 6),
  'a payout and what is let off have the entry of their amount': (first, second) =>
    `${received(first, 5)}; insert into money_request
      (kind, account_id, amount, reason, state, asked_by, decided_by, decided_at, entry_id)
    select 'payout', entry.account_id, 5, '', 'done', entry.account_id, bid.account_id, app_now(), entry.id
    from ledger_entry as entry, bid where bid.id = ${second}`,
  'the total of a paper is the sum of its lines': (first) =>
    `${paper(first, 'invoice', '2026-000001', 5)}; insert into invoice_line (invoice_id, place, kind, note, amount)
    select id, 1, 'agent', '', 6 from invoice`,
  'the numbers of a series and year have no gap': (first) => paper(first, 'invoice', '2026-000002', 5),
  'credit notes give back no more than an invoice bears': (first) =>
    [paper(first, 'invoice', '2026-000001', 5), paper(first, 'credit_note', '2026-000002', 6)].join(';'),
  'no invoice bears the price of a void purchase, or a charge that was given back': (first) =>
    `${purchase(first)}; update purchase set voided_at = app_now(); ${paper(first, 'invoice', '2026-000001', 505_000)}`,
  'no bid waits on a lot that is won': (first) => `update bid set status = 6 where id = ${first}`,
  'a lot is won once': (first, second) =>
    `drop index bid_win; update bid set status = 6 where id in (${first}, ${second})`,
  'a stock car is ordered once, and not on offer meanwhile': (_first, _second, order) =>
    `update lot set status = 4532 from bid where bid.id = ${order} and lot.id = lot_id`,
  'an amount is on the step and no less than the start price': (first) =>
    `update bid set amount = 501000 where id = ${first}`,
  'an order has the price that the car had when it was placed': (_first, _second, order) =>
    `update bid set amount = amount + 5000 where id = ${order}`,
  'nobody bids on a lot that has ended': (
    first,
  ) => `update lot set status = 4535 from bid where bid.id = ${first} and lot.id = lot_id;
    update bid set amount = 505000 where id = ${first}`,
  'a lot changes its state only as its state table allows': (first) =>
    `update lot set status = 4533 from bid where bid.id = ${first} and lot.id = lot_id;
    update lot set status = 4532 from bid where bid.id = ${first} and lot.id = lot_id`,
  'an idempotency key has one answer and one effect': () =>
    `insert into idempotency_key (owner, key, request_hash) values ('account:1', 'a', '')`,
  'a waiting bid has the day and session of its lot': (_first, _second, order) =>
    `update bid set held_on = held_on + 1 where id = ${order}`,
  'each change of a bid is logged once': (first) => `update bid set version = 2 where id = ${first}`,
  'a group has the value of its last log row': (first) =>
    `insert into bid_group select account_id, '2026-11-16', 'A', 2 from bid where id = ${first}`,
  'each change of a bid or a group is told once to its client, its dealer and staff, and to nobody else': (
    first,
    second,
  ) =>
    `update outbox set audience = 'account:' || account_id from bid
     where bid.id = ${second} and name = 'bid.changed' and (data ->> 'bidId')::bigint = ${first} and audience = 'staff'`,
  'nobody is notified of their own change': (first) =>
    `with acted as (insert into action_log (account_id, action, subject) select account_id, 'bid.moved', 'bid:' || id
       from bid where id = ${first})
     insert into notice (account_id, event_type, bid_id, content) select account_id, 'clientNewBid', id, '{}' from bid
     where id = ${first}`,
  'a notice is for the client, its dealer or staff, once': (first, second) =>
    `update notice set account_id = bid.account_id from bid where bid.id = ${second} and bid_id = ${first}`,
  'nobody bound by the deadline bids at or after it': (first) => `
    update auction_session set starts_at = app_now() + interval '1 hour' from bid where bid.id = ${first} and auction_session.id = session_id;
    insert into action_log (account_id, action, subject) select account_id, 'bid.changed', 'bid:' || id from bid where id = ${first};
    update bid set amount = 510000 where id = ${first}`,
  'nobody with a daily limit places more bids in a day of Japan': (first) =>
    `update account set daily_bid_limit = 1 from bid where bid.id = ${first} and account.id = account_id`,
  'nobody with a credit limit holds more than it': (first) =>
    `update account set credit_limit = 999999 from bid where bid.id = ${first} and account.id = account_id`,
};

const names = Object.keys(breaks) as Invariant[];
const { database, client, manager, lot, bid } = await openBidding({ except: names });

async function placeThree() {
  const { accountId: managerId } = await manager();
  const [one, other] = [await client({ creditLimit: 3_000_000, managerId }), await client({ managerId })];
  const [lotId, car] = [await lot(), await lot({ day: '2026-11-10', kind: 'stock' })];
  const [first, second] = [await bid(one, lotId, 500_000), await bid(other, lotId, 500_000)];
  const order = await bid(one, car, 0, { lotType: 'stock' });
  return [first.body.bidId, second.body.bidId, order.body.bidId] as const;
}

const bids = await placeThree();

it('the portal itself breaks no invariant', () => expectInvariants(database));

it.each(names)('finds rows that break: %s', async (name) => {
  const others = names.filter((other) => other !== name);
  const owner = new Kysely<DB>({ dialect: new PostgresDialect({ pool: database.owner }) });
  const tx = await owner.startTransaction().execute();
  onTestFinished(() => tx.rollback().execute());
  await sql.raw(breaks[name](...bids)).execute(tx);
  expect(Object.keys(await findBroken({ db: tx }, others))).toEqual([name]);
});
