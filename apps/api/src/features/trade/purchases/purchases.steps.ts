import { apiRoot } from '@seri/contract/headers';
import type { Purchases, PurchaseView } from '@seri/contract/trade/purchases.schema';
import type { TestApi, TestUser } from '@seri/api/testkit/api';
import type { TestDatabase } from '@seri/api/testkit/database';
import { lockLotForBid } from '../../stock/lots/lot-for-bid.command.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { bookPurchase, voidPurchase, type VoidReason } from './book-purchase.command.ts';
import type { BoughtBid } from './purchase.store.ts';
import type { PurchaseAuthor } from './purchases.events.ts';

type QuietOption = Pick<PurchaseAuthor, 'isQuiet'>;

export function purchasesSteps(api: TestApi, { db }: Pick<TestDatabase, 'db'>, staff: () => TestUser) {
  const bookedBy = () => staff().accountId;
  const ask = <Body>(by: TestUser | null, path: string, query: Record<string, string>) =>
    api.ask<Body>(by, { url: apiRoot + path, query });

  /** Takes the locks of every use case that books: account, session and lot, bid. */
  const onBid = (bidId: number, work: (locked: LockedForBooking) => Promise<unknown>) =>
    inTransaction(db, async (tx) => {
      const find = tx.selectFrom('bid').selectAll().where('id', '=', bidId);
      const { account_id, lot_id } = await find.executeTakeFirstOrThrow();
      await tx.selectFrom('account').select('id').where('id', '=', account_id).forNoKeyUpdate().execute();
      const lot = await lockLotForBid(tx, lot_id);
      return work({ tx, lot, bid: await find.forUpdate().executeTakeFirstOrThrow() });
    });

  return {
    win: async (bidId: number) => {
      const request = {
        method: 'PUT',
        url: `${apiRoot}/bid/update-bid-status`,
        payload: { bidId, status: 6 },
      } as const;
      const { status, body } = await api.ask(staff(), request);
      if (status !== 200) throw new Error(`Bid ${bidId} was not won: ${String(body['code'])}`);
    },
    book: (bidId: number, price: number, more: QuietOption = {}) =>
      onBid(bidId, ({ tx, ...locked }) =>
        bookPurchase(tx, { ...locked, ...more, price, bookedBy: bookedBy() }),
      ) as Promise<number>,
    undo: (bidId: number, reason: VoidReason = 'takenBack', more: QuietOption = {}) =>
      onBid(bidId, ({ tx, ...locked }) => voidPurchase(tx, { ...locked, ...more, reason, bookedBy: bookedBy() })),
    list: (by: TestUser | null, query: Record<string, string> = {}) =>
      ask<Purchases>(by, '/purchased-cars/index', query),
    view: (by: TestUser | null, id: number) => ask<PurchaseView>(by, '/purchased-cars/view', { id: String(id) }),
    /** The link, or the status code if there is none. */
    link: async (by: TestUser, id: number) => {
      const url = `${apiRoot}/purchased-cars/download-images?id=${id}`;
      const { statusCode, body } = await api.app.inject({ url, cookies: by.cookies });
      return statusCode === 200 ? body : statusCode;
    },
    entriesOf: (purchaseId: number) =>
      db
        .selectFrom('ledger_entry')
        .select(['kind', 'amount', 'fee', 'booked_by', 'description'])
        .where('purchase_id', '=', purchaseId)
        .orderBy('number')
        .execute(),
    logsOf: (purchaseId: number) =>
      db
        .selectFrom('action_log')
        .select(['action', 'account_id', 'on_behalf_of', 'detail'])
        .where('subject', '=', `purchase:${purchaseId}`)
        .orderBy('id')
        .execute(),
    toldOf: (purchaseId: number) =>
      db
        .selectFrom('outbox')
        .select(['audience', 'data'])
        .where('name', '=', 'purchase.changed')
        .orderBy('id')
        .execute()
        .then((rows) => rows.filter(({ data }) => (data as { purchaseId: number }).purchaseId === purchaseId)),
  };
}

interface LockedForBooking {
  tx: Parameters<typeof bookPurchase>[0];
  bid: BoughtBid;
  lot: Awaited<ReturnType<typeof lockLotForBid>>;
}
