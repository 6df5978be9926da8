import { statusesOf } from '@seri/domain/bids/bid-lists';
import type { TestUser } from '@seri/api/testkit/api';
import type { NewAccount, NewLot } from '@seri/api/testkit/factories';
import { today, tomorrow, yesterday } from '@seri/api/testkit/fixed-clock';
import { describe, expect, it } from 'vitest';
import { at, countIn, idsIn, openBids } from './bids.steps.ts';

const { database, api, steps } = await openBids();
const { placed } = steps;

const bidsOf = async ({ accountId }: TestUser) => ({
  live: await placed(accountId, { amount: 600_000 }),
  over: await placed(accountId, { status: 5, lot: { day: yesterday } }),
});

/** Creates a dealer, a client of it and a stranger, each with a live and an ended bid. */
async function people() {
  const dealer = await api.signedIn({ role: 'dealer' });
  const client = await api.signedIn({ dealerId: dealer.accountId });
  const stranger = await api.signedIn();
  return {
    dealer,
    client,
    stranger,
    bids: { dealer: await bidsOf(dealer), client: await bidsOf(client), stranger: await bidsOf(stranger) },
  };
}

const seen = (ids: number[]) => ids.toSorted((a, b) => a - b);

describe('R56 the bids that a reader sees', () => {
  it('a client sees its own, a dealer also those of its clients, and neither sees others', async () => {
    const { dealer, client, bids } = await people();
    expect(idsIn(await steps.mine(client))).toEqual([bids.client.live]);
    expect(idsIn(await steps.archive(client))).toEqual([bids.client.over]);
    expect(idsIn(await steps.mine(dealer))).toEqual([bids.dealer.live]);
    for (const [bidType, expected] of [
      [{}, [bids.dealer, bids.client]],
      [{ bidType: 'all' }, [bids.dealer, bids.client]],
      [{ bidType: 'mine' }, [bids.dealer]],
      [{ bidType: 'clients' }, [bids.client]],
    ] as const) {
      expect(seen(idsIn(await steps.dealer(dealer, bidType)))).toEqual(expected.map(({ live }) => live));
      expect(seen(idsIn(await steps.archive(dealer, bidType)))).toEqual(expected.map(({ over }) => over));
    }
  });

  it('a client never sees bids of others, whatever it requests', async () => {
    const { client, stranger, bids } = await people();
    expect(await steps.dealer(client)).toMatchObject({ status: 403 });
    expect(idsIn(await steps.mine(stranger, { bidType: 'all', user: String(client.accountId) }))).toEqual([
      bids.stranger.live,
    ]);
    expect(idsIn(await steps.archive(stranger, { bidType: 'clients' }))).toEqual([bids.stranger.over]);
    expect(await steps.mine(null)).toMatchObject({ status: 401 });
  });

  it('a dealer does not see bids of a former client', async () => {
    const { dealer, client, bids } = await people();
    await database.db.updateTable('account').set({ dealer_id: null }).where('id', '=', client.accountId).execute();
    expect(idsIn(await steps.dealer(dealer))).toEqual([bids.dealer.live]);
  });
});

describe('R56 the bids in a list', () => {
  const stock: Partial<NewLot> = { kind: 'stock', day: '2026-11-01' };
  type ListCase = [status: number, lot: Partial<NewLot>, lists: { live: boolean; archive: boolean }];
  it.each<ListCase>([
    ...([yesterday, today, tomorrow] as const).flatMap((day) =>
      [1, 2, 3].map((status): ListCase => [status, { day }, { live: true, archive: false }]),
    ),
    [6, { day: yesterday }, { live: true, archive: true }],
    [6, { day: today }, { live: true, archive: true }],
    [4, { day: today }, { live: true, archive: true }],
    [5, { day: tomorrow }, { live: true, archive: true }],
    [4, { day: yesterday }, { live: false, archive: true }],
    [5, { day: yesterday }, { live: false, archive: true }],
    [7, { day: tomorrow }, { live: false, archive: true }],
    [1, stock, { live: true, archive: false }],
    [6, stock, { live: true, archive: true }],
    [4, { ...stock, day: tomorrow }, { live: false, archive: true }],
  ])('a bid of status %i on %o is in the right lists', async (status, lot, { live, archive }) => {
    const user = await api.signedIn();
    const id = await placed(user.accountId, { status, lot });
    expect(idsIn(await steps.mine(user))).toEqual(live ? [id] : []);
    expect(idsIn(await steps.archive(user))).toEqual(archive ? [id] : []);
  });

  it('an ended bid leaves the live list at the end of its day in Japan', async () => {
    const user = await api.signedIn();
    await placed(user.accountId, { status: 5, lot: { day: today } });
    api.clock.moveBy(12 * 3_600_000 - 1);
    expect(idsIn(await steps.mine(user))).toHaveLength(1);
    api.clock.moveBy(1);
    expect(idsIn(await steps.mine(user))).toEqual([]);
    api.clock.moveBy(-12 * 3_600_000);
  });
});

describe('R56 the counts', () => {
  it('equal the bids of the tabs: their sum is All, and a chosen tab does not change the others', async () => {
    const user = await api.signedIn();
    for (const status of [1, 1, 2, 3, 4, 5, 6, 7]) await placed(user.accountId, { status, amount: 100_000 });
    const whole = await steps.mine(user);
    expect(whole.body.counters).toEqual([
      { status: 'All', count: 7 },
      { status: 1, count: 2 },
      ...[2, 3, 4, 5, 6].map((status) => ({ status, count: 1 })),
    ]);
    expect(whole.body.totalBids).toBe(400_000);
    for (const status of statusesOf.live) {
      const tab = await steps.mine(user, { bidStatus: String(status) });
      expect(tab.body.counters).toEqual(whole.body.counters);
      expect(tab.body.cars.map(({ bidStatus }) => bidStatus)).toEqual(
        Array.from({ length: countIn(whole, status) ?? 0 }, () => status),
      );
      expect(tab.body.pageInfo).toMatchObject({ totalSearchResults: countIn(whole, status), totalResults: 7 });
    }
    const blank = await steps.archive(user, { archiveStatus: '7' });
    expect(blank.body.cars).toMatchObject([{ bidStatus: 7 }]);
    expect(countIn(blank, 'All')).toBe(4);
  });

  it('cover the requested clients; a dealer also gets the archive, but no total', async () => {
    const { dealer } = await people();
    const all = await steps.dealer(dealer);
    expect([countIn(all, 'All'), countIn(all, 1), countIn(all, 'Archive')]).toEqual([2, 2, 2]);
    const mine = await steps.dealer(dealer, { bidType: 'mine' });
    expect([countIn(mine, 'All'), countIn(mine, 'Archive')]).toEqual([1, 1]);
    expect(all.body).not.toHaveProperty('totalBids');
  });
});

describe('R56 the row of a bid', () => {
  it('shows its lot and its state', async () => {
    const user = await api.signedIn();
    const bidId = await placed(user.accountId, { group: 'B', lot: { kind: 'bike', day: tomorrow, lotNo: '71002' } });
    const week = '2026-11-16';
    await database.db
      .insertInto('bid_group')
      .values({ account_id: user.accountId, week, letter: 'B', cars: 2 })
      .execute();
    expect((await steps.mine(user)).body.cars).toMatchObject([
      {
        bidId,
        lotNo: '71002',
        lotType: 'bike',
        pageType: 'bikes',
        bidStatus: 1,
        bidAmount: 500_000,
        bidGroup: 'B',
        bidGroupPrefix: 'B2',
        exportType: 1,
        adjustmentPrice: null,
        autoBid: false,
        invoiceAvailable: false,
        user: null,
        message: null,
        messageId: 0,
        biddingDeadline: '2026-11-19T00:00:00.000Z',
      },
    ]);
  });

  it.each<[NewAccount, object]>([
    [{ overrides: { exportTypeShow: false } }, { exportType: null, adjustmentPrice: null }],
    [{ overrides: { adjustmentPriceShow: true } }, { exportType: 1, adjustmentPrice: 0 }],
    [{ overrides: { bidDeadlineCheck: false } }, { biddingDeadline: null }],
  ])('shows to %o only what its flags allow', async (account, shown) => {
    const user = await api.signedIn(account);
    await placed(user.accountId);
    expect((await steps.mine(user)).body.cars).toMatchObject([shown]);
  });

  it.each([
    [7, 'purchaseCancelled'],
    [8, 'purchaseResold'],
  ])('gives a voided win the reason of its purchase of status %i', async (status, endReason) => {
    const user = await api.signedIn();
    const bidId = await steps.bought(await placed(user.accountId, { status: 7, lot: { day: yesterday } }));
    await database.db
      .updateTable('purchase')
      .set({ status, voided_at: new Date() })
      .where('bid_id', '=', bidId)
      .execute();
    expect((await steps.archive(user)).body.cars).toMatchObject([{ bidId, endReason }]);
  });

  it('names the client to its dealer, without the note by staff', async () => {
    const { dealer, client } = await people();
    await database.db.updateTable('account').set({ note: 'pays late' }).where('id', '=', client.accountId).execute();
    const { body } = await steps.dealer(dealer, { bidType: 'clients' });
    expect(body.cars).toMatchObject([{ user: { clientId: client.accountId, userLevel: 'client', note: '' } }]);
    expect((await steps.mine(client)).body.cars).toMatchObject([{ user: null }]);
  });
});

const rowOf = async (reader: TestUser, bidId: number) =>
  (await steps.dealer(reader)).body.cars.find((bid) => bid.bidId === bidId);

describe('R50, R52 a row of the own list', () => {
  it('says whether the bid can be raised or cancelled, and by which step; never for a bid of somebody else', async () => {
    const dealer = await api.signedIn({ role: 'dealer' });
    const client = await api.signedIn({ dealerId: dealer.accountId });
    const lot = { ...at('10:00', tomorrow), bidStep: 3000 };
    const [own, ofClient] = [await placed(dealer.accountId, { lot }), await placed(client.accountId, { lot })];
    expect(await rowOf(dealer, own)).toMatchObject({ mayRaise: true, mayCancel: true, bidStep: 3000 });
    expect(await rowOf(dealer, ofClient)).toMatchObject({ mayRaise: false, mayCancel: false });
  });

  it('allows neither once the lot runs', async () => {
    const client = await api.signedIn();
    const bidId = await placed(client.accountId, { lot: at('11:00') });
    const { cars } = (await steps.mine(client)).body;
    expect(cars.find((bid) => bid.bidId === bidId)).toMatchObject({ mayRaise: false, mayCancel: false });
  });
});

describe('R57 a manager to whom the desk is closed', () => {
  it('gets neither list, filters nor search of the bids under way, but the archive', async () => {
    const staff = await api.signedIn({ role: 'manager', overrides: { bidManagementEnabled: false } });
    const answers = await Promise.all([
      steps.manager(staff),
      steps.filters(staff),
      steps.search(staff, { lotNo: '1' }),
      steps.archive(staff),
      steps.archiveFilters(staff),
      steps.search(staff, { lotNo: '1', list: 'archive' }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 200, 200, 200]);
  });
});

describe('R59 a row of the desk', () => {
  it('has the price of the feed beside the one that staff entered', async () => {
    const staff = await api.signedIn({ role: 'manager' });
    const client = await api.signedIn({ managerId: staff.accountId });
    const bidId = await placed(client.accountId, { status: 6, lot: at('11:00') });
    await database.db.updateTable('bid').set({ sold_price: 480_000 }).where('id', '=', bidId).execute();
    await database.db
      .updateTable('lot')
      .set({ sold_price: 490_000 })
      .where('id', 'in', database.db.selectFrom('bid').select('lot_id').where('bid.id', '=', bidId))
      .execute();
    const { cars } = (await steps.manager(staff)).body;
    expect(cars).toMatchObject([{ bidId, soldPrice: 480_000, auctionPrice: 490_000 }]);
  });
});
