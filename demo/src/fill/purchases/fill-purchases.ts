import { lockLotForBid } from '@seri/api/features/stock/lots/lot-for-bid.command';
import { bookEntry } from '@seri/api/features/trade/ledger/book-entry.command';
import { bookPurchase, voidPurchase } from '@seri/api/features/trade/purchases/book-purchase.command';
import type { Tx } from '@seri/api/platform/database/database';
import { bidStatusCodes } from '@seri/domain/bids/bid-statuses';
import { languageOf } from '@seri/domain/common/languages';
import { firstBilling } from '@seri/domain/money/company-billing';
import { addBankDays } from '@seri/domain/time/bank-days';
import { addDays, hour, type JapanDay, japanDay } from '@seri/domain/time/japan-time';
import { mayBecomePurchase, purchaseStatusCodes } from '@seri/domain/purchases/purchase';
import { settlementEnds } from '@seri/domain/settlements/settlement';
import { sql } from 'kysely';
import { mayGo } from '../destinations.ts';
import { stepsOf } from '../bids/bid-steps.ts';
import type { BidStory } from '../bids/bid-story.ts';
import type { CandidateLot } from '../bids/candidates.read.ts';
import type { PlannedBid } from '../bids/planned-bid.ts';
import { tellPrice } from '../bids/tell-bids.ts';
import { writeBids } from '../bids/write-bids.ts';
import { usualReasons, usualTexts } from '../money.data.ts';
import { readBoughtLots } from './bought-lots.read.ts';
import { sailings } from '../shipping/sailings.data.ts';
import { giveBackWins } from './give-back-wins.ts';
import { chargeOnTheWay } from './charge-on-the-way.ts';
import { planStages, planWay } from './plan-way.ts';
import { type PurchaseStory, purchaseStories } from './purchase-ages.data.ts';
import { type Receiver, receivers } from './routes.data.ts';
import { settleOne } from './settle-one.ts';

const lock = 7_316_011;
const desk = 'manager@demo.seri';

interface Buyer {
  id: number;
  email: string;
  name: string;
  language_id: number | null;
  dealer_id: number | null;
  manager_id: number;
}

interface PlannedPurchase {
  buyer: Buyer;
  story: PurchaseStory;
  lot: CandidateLot;
  receiver: Receiver;
  turn: number;
}

/** R61: gives the accounts that visitors sign in as cars at every stop, once. All but a few are paid for. */
export async function fillPurchases(tx: Tx, now: Date): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lock})`.execute(tx);
  await buyForEach(tx, await readBuyers(tx), now);
  await giveBackWins(tx, desk);
}

async function buyForEach(tx: Tx, buyers: readonly Buyer[], now: Date): Promise<void> {
  if (buyers.length === 0) return;
  const bought = choosePurchases(buyers, await readBoughtLots(tx, now), now);
  const contactsByBidder = new Map(
    buyers.map(({ id, name, dealer_id, manager_id }) => [id, { name, dealerId: dealer_id, managerId: manager_id }]),
  );
  const bids = bought.map((one) => bidOn(one, now));
  await writeBids(tx, bids, contactsByBidder, now);
  for (const one of bought) await buy(tx, one, now);
  await fillBook(tx, bought);
}

/** R100: each buyer has named the receiver of its cars before. */
async function fillBook(tx: Tx, bought: readonly PlannedPurchase[]): Promise<void> {
  const receiverOf = new Map(bought.map(({ buyer, receiver }) => [buyer.id, receiver]));
  for (const [accountId, { party, document = '' }] of receiverOf) {
    if (!party['fullName']) continue;
    // A declared value belongs to one car alone.
    const kept = { papersName: '', papersAddress: '', email: '', paymentMethod: '', ...party, value: undefined };
    await tx
      .insertInto('party_book')
      .values({ account_id: accountId, party: JSON.stringify(kept), document })
      .execute();
  }
}

/** Accounts without any purchase. */
async function readBuyers(tx: Tx): Promise<Buyer[]> {
  const { rows } = await sql<Buyer>`
    select account.id, account.email, account.full_name as name, account.language_id, account.dealer_id,
      coalesce(account.manager_id, desk.id) as manager_id
    from account join account as desk on desk.email = ${desk}
    where account.email = any(${Object.keys(purchaseStories)})
      and not exists (select from purchase where account_id = account.id)
    order by account.id for no key update of account`.execute(tx);
  return rows;
}

/** Each story takes the free lot that is nearest to its day. */
function choosePurchases(buyers: readonly Buyer[], lots: readonly CandidateLot[], now: Date): PlannedPurchase[] {
  const free = [...lots];
  return buyers.flatMap((buyer) =>
    (purchaseStories[buyer.email] ?? []).flatMap((story, turn): PlannedPurchase[] => {
      const day = addDays(japanDay(now), -story.daysAgo);
      const place = free.findIndex((lot) => lot.day <= day && mayGo(buyer.email, lot));
      const [lot] = place < 0 ? [] : free.splice(place, 1);
      const receiver = receivers[buyer.email];
      return lot && receiver ? [{ buyer, story, lot, receiver, turn }] : [];
    }),
  );
}

function bidOn({ buyer, story: { end }, lot }: PlannedPurchase, now: Date): PlannedBid {
  const story: BidStory = { kind: 'car', end: end === 'cancelled' || end === 'resold' ? 'blank' : 'won' };
  const amount = Math.ceil(((lot.soldPrice ?? 0) * 1.04) / lot.step) * lot.step;
  return {
    bidder: { id: buyer.id, email: buyer.email, means: Infinity, dailyLimit: 0, hasTypes: true, stories: [story] },
    lot,
    story,
    amount,
    adjustment: 0,
    bidType: 1,
    steps: stepsOf(story, lot, { amount, share: 0.5, now, endedAt: lot.endedAt }),
  };
}

/**
 * Books the purchase as staff would, with the client's remittance. The purchase lies in the past, so its mail is
 * dropped.
 */
async function buy(tx: Tx, purchase: PlannedPurchase, now: Date): Promise<void> {
  const { buyer, story, receiver, turn } = purchase;
  const { id: lotId, soldPrice, endedAt } = purchase.lot;
  const bookedBy = buyer.manager_id;
  const find = tx.selectFrom('bid').selectAll().where('lot_id', '=', lotId).where('account_id', '=', buyer.id);
  const bid = await find.executeTakeFirstOrThrow();
  const lot = await lockLotForBid(tx, lotId);
  const price = soldPrice ?? bid.amount;
  const purchaseId = await bookPurchase(tx, { bid, lot, price, bookedBy });
  await sql`select graphile_worker.remove_job(${`purchase:${purchaseId}`})`.execute(tx);
  const { status: planned, ...columns } = planWay(story, purchase.lot.day, turn, receiver);
  const { processing } = purchaseStatusCodes;
  if (planned !== processing && !mayBecomePurchase(processing, planned)) {
    throw new RangeError(`A new purchase cannot become ${planned}.`);
  }
  const end = settlementEnds.find((one) => one === story.end);
  const status = end ? processing : planned;
  const purchasedAt = new Date((endedAt ?? new Date(0)).getTime() + hour);
  const contacts = { name: buyer.name, dealerId: buyer.dealer_id, managerId: buyer.manager_id };
  const win = { bidderId: buyer.id, contacts, lot: lot.names, at: purchasedAt };
  await tellPrice(tx, { ...win, bid: { ...bid, status: bidStatusCodes.won, purchase_id: purchaseId } }, price, now);
  const way = end ? [] : planStages(story, purchase.lot.day, sailedOn(buyer.email, now));
  await tellWay(tx, { purchaseId, purchasedAt, notedBy: bookedBy }, way);
  await tx
    .updateTable('purchase')
    .set({
      ...columns,
      status,
      purchased_at: purchasedAt,
      due_on: addBankDays(japanDay(purchasedAt), firstBilling.dueDays),
    })
    .where('id', '=', purchaseId)
    .execute();
  await chargeOnTheWay(tx, { purchaseId, names: lot.names, bookedBy }, status);
  if (end)
    await settleOne(tx, { purchaseId, end, bookedBy, names: lot.names, day: purchase.lot.day }, () =>
      voidPurchase(tx, { bid, lot, bookedBy, reason: end }),
    );
  if (!story.isUnpaid) await pay(tx, buyer, purchaseId);
}

/** R98: the day on which the ship has left that carries the cars of this account. */
function sailedOn(email: string, now: Date): JapanDay | undefined {
  const ship = sailings.find(({ carries, sailsIn }) => sailsIn < 0 && carries.includes(email));
  return ship && addDays(japanDay(now), ship.sailsIn);
}

interface CarOnTheWay {
  purchaseId: number;
  purchasedAt: Date;
  notedBy: number;
}

/** R97: writes the history of the car, whose first row has the day of the fill. */
async function tellWay(
  tx: Tx,
  { purchaseId, purchasedAt, notedBy }: CarOnTheWay,
  stages: readonly { status: number; on: JapanDay }[],
): Promise<void> {
  const { id: replaces } = await tx
    .selectFrom('purchase_stage')
    .select('id')
    .where('purchase_id', '=', purchaseId)
    .executeTakeFirstOrThrow();
  const bought = { status: purchaseStatusCodes.processing, on: japanDay(purchasedAt) };
  const rows = [
    { ...bought, kind: 'date', replaces, reason: '' },
    ...stages.map((stage) => ({ ...stage, kind: 'move', replaces: null, reason: '' })),
  ];
  await tx
    .insertInto('purchase_stage')
    .values(rows.map(({ on, ...row }) => ({ ...row, happened_on: on, purchase_id: purchaseId, noted_by: notedBy })))
    .execute();
}

/** Pays what was booked for the purchase so far. */
async function pay(tx: Tx, buyer: Buyer, purchaseId: number): Promise<void> {
  const booked = tx.selectFrom('ledger_entry').select(sql<number>`-sum(amount)::bigint`.as('cost'));
  const { cost } = await booked.where('purchase_id', '=', purchaseId).executeTakeFirstOrThrow();
  await bookEntry(tx, {
    accountId: buyer.id,
    kind: 'remittance',
    amount: cost,
    description: usualTexts[languageOf(buyer.language_id) ?? 'en'].remittance,
    reason: usualReasons.remittance,
    bookedBy: buyer.manager_id,
  });
}
