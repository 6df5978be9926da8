import { apiRoot } from '@seri/contract/headers';
import { describe, expect, it } from 'vitest';
import { codeOf, openBidding } from '../bidding-table.steps.ts';

const bidding = await openBidding({ except: ['nobody with a credit limit holds more than it'] });
const { database, api, client, manager, lot, bid, bidFor, standing, groups, bidInfo, setGroup, setSession } = bidding;
const ask = <Body>(by: Parameters<typeof standing>[0], path: string) => api.ask<Body>(by, { url: apiRoot + path });

describe('R25 the headroom', () => {
  it('comes with the bids and groups that hold the rest', async () => {
    const user = await client({ creditLimit: 3_000_000, dailyBidLimit: 5 });
    const lots = [await lot(), await lot()] as const;
    await setGroup(user, '2026-11-16', 'A', 2);
    const first = await bid(user, lots[0], 500_000, { bidGroup: 'A' });
    const second = await bid(user, lots[1], 600_000);
    await setSession(lots[1], { starts_at: '2026-11-18T13:30:00+09:00' });
    const { body } = await standing(user);
    expect(body).toEqual({
      balanceInfo: {
        balance: 0,
        creditLimit: 3_000_000,
        bidAllow: 1_900_000,
        dailyBidLimit: 5,
        dailyUssLimit: expect.any(Number),
        activeBids: 2,
      },
      creditLimitCheck: true,
      bids: expect.arrayContaining([
        expect.objectContaining({ bidId: first.body.bidId, lotId: lots[0], group: '2026-11-16 A', canWithdraw: true }),
        expect.objectContaining({ bidId: second.body.bidId, lotId: lots[1], group: null, canWithdraw: false }),
      ]),
      rooms: [{ group: '2026-11-16 A', cars: 2 }],
    });
  });

  it('is the same in the profile and for staff', async () => {
    const [user, staff] = [await client({ creditLimit: 700_000 }), await manager()];
    await bid(user, await lot(), 500_000);
    const { balanceInfo } = (await standing(user)).body;
    expect(balanceInfo).toMatchObject({ bidAllow: 200_000, activeBids: 1 });
    const userId = String(user.accountId);
    expect((await ask(user, '/user/view-profile')).body).toMatchObject({
      balanceInfo,
      permission: { creditLimitCheck: true },
    });
    expect((await ask(staff, `/user/user-info?id=${userId}`)).body).toMatchObject({ balanceInfo });
    expect((await standing(staff, { userId })).body).toMatchObject({ balanceInfo });
  });

  it('becomes negative when a limit is lowered, and counts adjustments', async () => {
    const user = await client({ creditLimit: 700_000 });
    const { body } = await bid(user, await lot(), 500_000);
    await database.db.updateTable('bid').set({ adjustment: 15_000 }).where('id', '=', body.bidId).execute();
    await database.db.updateTable('account').set({ credit_limit: 400_000 }).where('id', '=', user.accountId).execute();
    expect(await standing(user)).toMatchObject({ body: { balanceInfo: { bidAllow: -115_000 } } });
    const refused = await bid(user, await lot(), 500_000);
    expect([codeOf(refused), refused.body.data]).toEqual(['402 CREDIT_EXCEEDED', { headroom: -115_000 }]);
  });

  it('is shown to the account itself and to staff who bid for it', async () => {
    const [user, stranger, dealer, colleague] = [
      await client(),
      await client(),
      await client({ role: 'dealer' }),
      await manager(),
    ];
    const userId = String(user.accountId);
    for (const by of [stranger, dealer]) expect(codeOf(await standing(by, { userId }))).toBe('403 FORBIDDEN');
    expect(codeOf(await standing(await manager(), { userId: String(colleague.accountId) }))).toBe('404 NOT_FOUND');
    expect(codeOf(await standing(null))).toBe('401 NOT_SIGNED_IN');
    expect(await standing(user, { userId })).toMatchObject({ status: 200 });
  });
});

describe('R50 the bidding facts of a lot', () => {
  it('say that a restricted account and a guest may not bid', async () => {
    const lotId = await lot();
    for (const role of ['restricted', 'guest'] as const) {
      const user = await client({ role });
      expect(await bidInfo(user, lotId)).toMatchObject({ biddingAllowed: false });
      expect(codeOf(await bid(user, lotId, 500_000))).toBe('403 FORBIDDEN');
    }
    const barred = await client({ overrides: { biddingAllowed: false } });
    expect(codeOf(await bid(barred, lotId, 500_000))).toBe('403 FORBIDDEN');
    expect(await bidInfo(barred, lotId)).toMatchObject({ biddingAllowed: false });
    const allowed = await client({ role: 'restricted', overrides: { biddingAllowed: true } });
    expect(codeOf(await bid(allowed, lotId, 500_000))).toBe('taken');
  });

  it('show the own bid, its adjustment only by flag, and of others only that they exist', async () => {
    const [user, other, lotId] = [
      await client(),
      await client({ overrides: { adjustmentPriceShow: true } }),
      await lot(),
    ];
    const [{ body }, ofOther] = [await bid(user, lotId, 500_000), await bid(other, lotId, 700_000)];
    await database.db.updateTable('bid').set({ adjustment: 5000 }).execute();
    expect(await bidInfo(user, lotId)).toMatchObject({
      myBid: true,
      jasId: body.bidId,
      myBidAmount: 500_000,
      myBidDate: body.bidDate,
      bidStatusId: 1,
      bidAdjustmentPrice: null,
      othersBid: true,
      bidStep: 5000,
      bidWeek: '2026-11-16',
      biddingDeadline: '2026-11-19T00:00:00.000Z',
      cancelDeadline: '2026-11-18T23:00:00.000Z',
      cancelDeadlineHour: 2,
    });
    expect(await bidInfo(other, lotId)).toMatchObject({ jasId: ofOther.body.bidId, bidAdjustmentPrice: 5000 });
    expect(await bidInfo(await client(), lotId)).toMatchObject({ myBid: false, jasId: null, othersBid: true });
    const staff = await manager();
    await bidFor(staff, user.accountId, lotId, 505_000);
    expect(await bidInfo(staff, lotId)).toMatchObject({ myBid: false, biddingAllowed: true });
  });

  it.each(['bikes', 'machinery'] as const)('are the same for %s', async (pageType) => {
    const kind = ({ bikes: 'bike', machinery: 'machine' } as const)[pageType];
    const [user, lotId] = [await client(), await lot({ kind, bidStep: 3000 })];
    await bid(user, lotId, 501_000, { lotType: kind === 'bike' ? 'bike' : 'mech' });
    expect(await bidInfo(user, lotId, pageType)).toMatchObject({ myBidAmount: 501_000, bidStep: 3000 });
  });
});

describe('R50 the lists of export types', () => {
  it('have a description for each type, for clients, dealers and staff', async () => {
    const [user, dealer, staff] = [await client(), await client({ role: 'dealer' }), await manager()];
    const [types, ofDealer, exports] = [
      await ask<{ value: number; label: string; description: string }[]>(user, '/bid/type'),
      await ask(dealer, '/bid/type'),
      await ask(staff, '/bid/export-type'),
    ];
    const list = types.body;
    expect(list.map(({ value }) => value)).toEqual([1, 2, 3]);
    for (const { label, description } of list) expect([label, description].every((text) => text.length > 0)).toBe(true);
    expect([ofDealer.body, exports.body]).toEqual([list, list]);
    expect(codeOf(await ask(user, '/bid/export-type'))).toBe('403 FORBIDDEN');
    const inRussian = await api.ask(user, { url: `${apiRoot}/bid/type`, headers: { 'accept-language': 'ru' } });
    expect(JSON.stringify(inRussian.body)).toMatch(/[а-я]/);
    expect(JSON.stringify((await groups(user)).body)).not.toMatch(/[а-я]/);
  });
});
