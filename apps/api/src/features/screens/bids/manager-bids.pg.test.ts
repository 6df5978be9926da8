import type { NewAccount, NewLot } from '@seri/api/testkit/factories';
import { tomorrow, yesterday } from '@seri/api/testkit/fixed-clock';
import { describe, expect, it } from 'vitest';
import { at, countIn, idsIn, type ListAnswer, openBids } from './bids.steps.ts';

const { database, api, steps } = await openBids();

/** Creates a manager with a client, and a client without a manager. */
async function desk(account: NewAccount = {}) {
  const manager = await api.signedIn({ role: 'manager', ...account });
  const client = await api.signedIn({ managerId: manager.accountId });
  const stranger = await api.signedIn();
  return { manager, client, stranger };
}

describe('R62 the bids that staff see', () => {
  it('are those of their own clients by default, of chosen managers, or with a cleared filter of every client', async () => {
    const { manager, client, stranger } = await desk();
    const colleague = await desk();
    const own = await steps.placed(client.accountId);
    const theirs = await steps.placed(colleague.client.accountId);
    const unmanaged = await steps.placed(stranger.accountId);
    const seen = async (query: Record<string, string>) => {
      const ids = idsIn(await steps.manager(manager, query));
      return [own, theirs, unmanaged].filter((id) => ids.includes(id));
    };
    expect(await seen({})).toEqual([own]);
    expect(await seen({ manager: String(colleague.manager.accountId) })).toEqual([theirs]);
    for (const cleared of ['', 'all']) expect(await seen({ manager: cleared })).toEqual([own, theirs, unmanaged]);
    expect(await seen({ manager: 'all', user: `${stranger.accountId}` })).toEqual([unmanaged]);
    expect(await seen({ bidType: 'mine' })).toEqual([own]);
  });

  it('never include bids of staff, except for an owner', async () => {
    const { manager } = await desk();
    const owner = await api.signedIn({ role: 'manager', isOwner: true });
    const former = await steps.placed(manager.accountId);
    const filter = { manager: 'all', user: String(manager.accountId) };
    expect(idsIn(await steps.manager(manager, filter))).toEqual([]);
    expect(idsIn(await steps.manager(owner, filter))).toEqual([former]);
  });

  it('are served to staff only; the archive has its own count and list', async () => {
    const { manager, client } = await desk();
    const dealer = await api.signedIn({ role: 'dealer' });
    for (const user of [client, dealer]) expect(await steps.manager(user)).toMatchObject({ status: 403 });
    expect(await steps.manager(null)).toMatchObject({ status: 401 });
    await steps.placed(client.accountId);
    const over = await steps.placed(client.accountId, { status: 5, lot: { day: yesterday } });
    const live = await steps.manager(manager);
    expect([countIn(live, 'All'), countIn(live, 1), countIn(live, 'Archive')]).toEqual([1, 1, 1]);
    expect(live.body.totalBids).toBe(500_000);
    expect(idsIn(await steps.archive(manager))).toEqual([over]);
    expect(idsIn(await steps.mine(manager))).toEqual([]);
  });

  it('leave the live list after their day once they have a purchase', async () => {
    const { manager, client } = await desk();
    const won = await steps.placed(client.accountId, { status: 6, lot: { day: yesterday } });
    const bought = await steps.bought(await steps.placed(client.accountId, { status: 6, lot: { day: yesterday } }));
    const boughtToday = await steps.bought(await steps.placed(client.accountId, { status: 6 }));
    const live = await steps.manager(manager);
    expect(idsIn(live)).toEqual([boughtToday, won]);
    expect(live.body.totalBids).toBe(500_000);
    expect(new Set(idsIn(await steps.archive(manager)))).toEqual(new Set([won, bought, boughtToday]));
  });
});

describe('R62 the order of the list of staff', () => {
  it('has sessions as they run, then orders, ended sessions, and leftovers of earlier days', async () => {
    const { manager, client } = await desk();
    const bid = (status: number, lot: Partial<NewLot>) => steps.placed(client.accountId, { status, lot });
    const left = await bid(2, at('10:00', yesterday));
    const order = await bid(1, { kind: 'stock' });
    const later = await bid(1, at('09:00', tomorrow));
    const over = await bid(5, at('09:00'));
    const overLater = await bid(5, at('11:00'));
    const running = await bid(2, at('11:30'));
    const [second, first, third] = [await bid(3, at('14:00')), await bid(1, at('14:00')), await bid(6, at('14:00'))];
    await steps.inOneSession([first, second, third]);
    const whole = [running, first, second, third, later, order, overLater, over, left];
    expect(idsIn(await steps.manager(manager))).toEqual(whole);
    expect(idsIn(await steps.manager(manager, { bidStatus: '1,2' }))).toEqual([running, first, later, order, left]);
    const rest = [...Array(25).keys()];
    const more: number[] = [];
    for (const _ of rest) more.push(await bid(1, at('15:00')));
    const session = await steps.inOneSession(more);
    const page = (number: number) => steps.manager(manager, { page: String(number) });
    expect([...idsIn(await page(1)), ...idsIn(await page(2))]).toEqual(
      [[running, first, second, third], more, [later, order, overLater, over, left]].flat(),
    );
    expect(new Set((await page(1)).body.cars.slice(4).map(({ sessionId }) => sessionId))).toEqual(new Set([session]));
    const { sessions } = (await page(2)).body;
    expect(sessions?.map(({ count }) => count)).toEqual([1, 3, 25, 1, 1, 1, 1, 1]);
    expect(sessions?.[2]?.sessionId).toBe(session);
    expect(sessions?.[4]?.sessionId).toBeNull();
    const narrowed = await steps.manager(manager, { bidStatus: '2' });
    expect(narrowed.body.sessions?.map(({ count }) => count)).toEqual([1, 1]);
    expect((await steps.manager(manager, { sort: 'lotNo' })).body.sessions).toBeUndefined();
    expect((await steps.archive(manager)).body).not.toHaveProperty('sessions');
  });

  it('keeps a running session in its place, whichever of its bids are selected', async () => {
    const { manager, client } = await desk();
    const bid = (status: number, lot: Partial<NewLot>) => steps.placed(client.accountId, { status, lot });
    const [over, tomorrows] = [await bid(5, at('11:00')), await bid(5, at('09:00', tomorrow))];
    const [waits, lost] = [await bid(2, at('11:30')), await bid(5, at('11:30'))];
    await steps.inOneSession([waits, lost]);
    expect(idsIn(await steps.manager(manager))).toEqual([waits, lost, tomorrows, over]);
    expect(idsIn(await steps.manager(manager, { bidStatus: '5' }))).toEqual([lost, tomorrows, over]);
  });

  it('has the dearest bid on a lot first, and of equal ones the earlier', async () => {
    const { manager, client } = await desk();
    const others = [1, 2].map(() => api.signedIn({ managerId: manager.accountId }));
    const [one, two] = await Promise.all(others);
    const first = await steps.placed(client.accountId, { amount: 500_000 });
    const { id: lotId } = (await steps.manager(manager)).body.cars[0] ?? { id: 0 };
    const equal = await steps.placed(one?.accountId ?? 0, { lotId, amount: 500_000 });
    const dearest = await steps.placed(two?.accountId ?? 0, { lotId, amount: 600_000 });
    expect(idsIn(await steps.manager(manager))).toEqual([dearest, first, equal]);
  });
});

describe('R62 the row of a bid', () => {
  it('shows staff its session, deadlines, client, note and rights', async () => {
    const { manager, client } = await desk();
    await database.db.updateTable('account').set({ note: 'pays late' }).where('id', '=', client.accountId).execute();
    const bidId = await steps.placed(client.accountId, { lot: at('14:00') });
    expect((await steps.manager(manager)).body.cars).toMatchObject([
      {
        bidId,
        version: 1,
        sessionStart: '2026-11-18T05:00:00.000Z',
        warnsFrom: '2026-11-18T04:00:00.000Z',
        deadline: '2026-11-18T04:00:00.000Z',
        biddingDeadline: null,
        purchaseId: null,
        adjustmentPrice: 0,
        manager: expect.stringContaining('Someone'),
        user: { clientId: client.accountId, note: 'pays late' },
        can: { setStatus: true, editPrice: true, editSoldPrice: true, setAutoBid: true },
      },
    ]);
    await database.db.updateTable('bid').set({ sold_price: 480_000 }).where('id', '=', bidId).execute();
    expect((await steps.manager(manager)).body.cars).toMatchObject([{ soldPrice: 480_000 }]);
  });

  it('shows only staff which bids need a decision on their win', async () => {
    const manager = await api.signedIn({ role: 'manager' });
    const client = await api.signedIn({ managerId: manager.accountId });
    const asking = await steps.placed(client.accountId, { amount: 500_000, lot: { status: 4533, soldPrice: 500_000 } });
    const lost = await steps.placed(client.accountId, { amount: 500_000, lot: { status: 4533, soldPrice: 505_000 } });
    expect(await winQuestions(steps.manager(manager))).toEqual({ [asking]: true, [lost]: false });
    expect(await winQuestions(steps.mine(client))).toEqual({ [asking]: false, [lost]: false });
  });

  const none = { setStatus: false, editPrice: false, editSoldPrice: false, setAutoBid: false };
  it.each<[Record<string, boolean>, number, object]>([
    [{ bidManageStatus: false }, 2, { setStatus: false, editPrice: true, editSoldPrice: true, setAutoBid: true }],
    [{ bidManageBidPrice: false }, 6, { setStatus: true, editPrice: false, editSoldPrice: true, setAutoBid: true }],
    [{ bidManageSoldPrice: false }, 1, { setStatus: true, editPrice: true, editSoldPrice: false, setAutoBid: true }],
    [{}, 3, none],
    [{}, 4, none],
    [{}, 5, none],
  ])('with %o a bid of status %i has the rights %o', async (overrides, status, can) => {
    const { manager, client } = await desk({ overrides });
    await steps.placed(client.accountId, { status });
    expect((await steps.manager(manager)).body.cars).toMatchObject([{ can }]);
  });

  it('has no rights in the archive, nor for anybody but staff', async () => {
    const { manager, client } = await desk();
    await steps.placed(client.accountId, { status: 6 });
    expect((await steps.archive(manager)).body.cars).toMatchObject([{ can: none }]);
    expect((await steps.mine(client)).body.cars).toMatchObject([{ can: none, warnsFrom: null }]);
  });

  it('names the manager to dealers but not to clients', async () => {
    const { manager } = await desk();
    const dealer = await api.signedIn({ role: 'dealer', managerId: manager.accountId });
    const client = await api.signedIn({ dealerId: dealer.accountId, managerId: manager.accountId });
    await steps.placed(client.accountId);
    await steps.placed(dealer.accountId);
    const { name } = await database.db
      .selectFrom('account')
      .select('full_name as name')
      .where('id', '=', manager.accountId)
      .executeTakeFirstOrThrow();
    const mine = await steps.mine(client);
    expect(mine.body.cars).toMatchObject([{ manager: null, user: null }]);
    expect(JSON.stringify(mine.body)).not.toContain(name);
    const { cars } = (await steps.dealer(dealer)).body;
    expect(cars.map((bid) => [bid.manager, bid.user?.clientId])).toEqual([
      [name, undefined],
      [name, client.accountId],
    ]);
  });

  it('R60 counts unread messages of the other side; staff share one read mark', async () => {
    const { manager, client } = await desk();
    const bidId = await steps.placed(client.accountId);
    const writeMessage = (by: number, isStaff: boolean) =>
      database.db
        .insertInto('bid_message')
        .values({ bid_id: bidId, account_id: by, body: 'Hello', is_from_staff: isStaff })
        .returning('id')
        .executeTakeFirstOrThrow();
    const unread = async () => [
      (await steps.manager(manager)).body.cars[0]?.unread,
      (await steps.mine(client)).body.cars[0]?.isRead,
    ];
    await writeMessage(client.accountId, false);
    const { id } = await writeMessage(client.accountId, false);
    expect(await unread()).toEqual([2, true]);
    expect((await steps.mine(client)).body.cars).toMatchObject([{ message: 'Hello', messageId: id }]);
    await writeMessage(manager.accountId, true);
    expect(await unread()).toEqual([2, false]);
    await database.db.insertInto('bid_chat_read').values({ bid_id: bidId, reader_id: 0, up_to: id }).execute();
    expect(await unread()).toEqual([0, false]);
  });
});

async function winQuestions(list: Promise<ListAnswer>) {
  return Object.fromEntries((await list).body.cars.map(({ bidId, asksForWin }) => [bidId, asksForWin]));
}
