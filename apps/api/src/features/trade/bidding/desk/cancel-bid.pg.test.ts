import { describe, expect, it } from 'vitest';
import { codeOf, faultsOf, openBidding } from '../bidding-table.steps.ts';

const bidding = await openBidding();
const { client, manager, lot, bid, bidFor, cancel, standing, bidInfo, bidRow, setSession, setStatus } = bidding;
const day = '2026-11-18';

describe('R52 a dealer and the bids of its clients', () => {
  it('sees them, so a cancel is refused with 403; those of others are missing', async () => {
    const dealer = await client({ role: 'dealer' });
    const [own, other] = [await client({ dealerId: dealer.accountId }), await client()];
    const [ofOwn, ofOther] = [await bid(own, await lot(), 500_000), await bid(other, await lot(), 500_000)];
    expect(codeOf(await cancel(dealer, ofOwn.body.bidId))).toBe('403 FORBIDDEN');
    expect(codeOf(await cancel(dealer, ofOther.body.bidId))).toBe('404 NOT_FOUND');
    expect(await bidRow(ofOwn.body.bidId)).toMatchObject({ status: 1, version: 1 });
  });

  it('are missing to it without the flag for them', async () => {
    const dealer = await client({ role: 'dealer', overrides: { dealerBidAccess: false } });
    const { body } = await bid(await client({ dealerId: dealer.accountId }), await lot(), 500_000);
    expect(codeOf(await cancel(dealer, body.bidId))).toBe('404 NOT_FOUND');
  });
});

describe('R52 staff to whom the desk is closed', () => {
  it('cancel a bid for a client, but set no status', async () => {
    const staff = await manager({ overrides: { bidManagementEnabled: false } });
    const { body } = await bid(await client(), await lot(), 500_000);
    expect(codeOf(await cancel(staff, body.bidId, 2))).toBe('403 FORBIDDEN');
    expect(codeOf(await cancel(staff, body.bidId))).toBe('taken');
  });
});

describe('R52 cancelling a bid', () => {
  it('frees its amount and its place in the group, and hides the bid on the lot', async () => {
    const [user, lotId, other] = [await client({ creditLimit: 600_000 }), await lot(), await lot()];
    const { body } = await bid(user, lotId, 600_000, { bidGroup: 'A' });
    expect(await bidInfo(user, lotId)).toMatchObject({
      myBid: true,
      jasId: body.bidId,
      myBidAmount: 600_000,
      bidStatusId: 1,
      cancellationAllowed: true,
    });
    expect(codeOf(await bid(user, other, 500_000))).toBe('402 CREDIT_EXCEEDED');
    expect(await cancel(user, body.bidId)).toMatchObject({ status: 200, body: { success: true } });
    expect(await standing(user)).toMatchObject({ body: { balanceInfo: { bidAllow: 600_000, activeBids: 0 } } });
    expect(await bidInfo(user, lotId)).toMatchObject({
      myBid: false,
      jasId: null,
      myBidAmount: null,
      bidStatusId: null,
      cancellationAllowed: false,
    });
    expect(await bidRow(body.bidId)).toMatchObject({ status: 4, amount: 600_000, end_reason: null });
  });

  it('ends the bid; the next bid is another one', async () => {
    const [user, lotId] = [await client(), await lot()];
    const { body } = await bid(user, lotId, 500_000);
    await cancel(user, body.bidId);
    expect(codeOf(await cancel(user, body.bidId))).toBe('409 STATE_CHANGED');
    const again = await bid(user, lotId, 500_000);
    expect(again.body.bidId).not.toBe(body.bidId);
    expect((await bidding.logsOf(again.body.bidId)).map(({ action }) => action)).toEqual(['bid.placed-again']);
  });

  it.each([3, 5, 6, 7])('is refused for status %i', async (status) => {
    const [user, lotId] = [await client(), await lot()];
    const { body } = await bid(user, lotId, 500_000);
    await bidding.database.db.updateTable('bid').set({ status }).where('id', '=', body.bidId).execute();
    expect(codeOf(await cancel(user, body.bidId))).toBe('409 STATE_CHANGED');
  });

  it('is the only status that a client may set, and only on its own bid', async () => {
    const [user, stranger, dealer] = [await client(), await client(), await client({ role: 'dealer' })];
    const mine = await client({ dealerId: dealer.accountId });
    const [{ body }, ofDealer] = [await bid(user, await lot(), 500_000), await bid(mine, await lot(), 500_000)];
    for (const status of [1, 2, 3, 5, 6]) {
      expect(codeOf(await cancel(user, body.bidId, status))).toBe('403 FORBIDDEN');
      expect(codeOf(await cancel(stranger, body.bidId, status))).toBe('404 NOT_FOUND');
    }
    for (const status of [0, 7, 8]) expect(faultsOf(await cancel(user, body.bidId, status))).toHaveProperty('status');
    expect(codeOf(await cancel(stranger, body.bidId))).toBe('404 NOT_FOUND');
    expect(codeOf(await cancel(dealer, ofDealer.body.bidId))).toBe('403 FORBIDDEN');
    expect(codeOf(await cancel(user, 999_999_999))).toBe('404 NOT_FOUND');
    expect(codeOf(await cancel(null, body.bidId))).toBe('401 NOT_SIGNED_IN');
    expect(await bidRow(body.bidId)).toMatchObject({ status: 1, version: 1 });
  });

  it('is allowed for a client who may no longer bid', async () => {
    const user = await client();
    const { body } = await bid(user, await lot(), 500_000);
    await bidding.database.db.updateTable('account').set({ role_id: 979 }).where('id', '=', user.accountId).execute();
    expect(codeOf(await cancel(user, body.bidId))).toBe('taken');
  });
});

describe('R52 the cancel deadline', () => {
  it.each([
    ['is two hours before the session', '14:00:01', {}, 'taken'],
    ['refuses at its very instant', '14:00:00', {}, 2],
    ['allows 121 minutes before the session', '14:01:00', {}, 'taken'],
    ['refuses 119 minutes before the session', '13:59:00', {}, 2],
    ['may be a fraction of an hour: allows before it', '12:45:01', { cancelling_closes_minutes: 45 }, 'taken'],
    ['may be a fraction of an hour: refuses at it', '12:45:00', { cancelling_closes_minutes: 45 }, 0.75],
    ['may be a day before the session', '15:00:00', { cancelling_closes_minutes: 1440 }, 24],
  ])('%s', async (_name, start, session, gives) => {
    const [user, lotId] = [await client(), await lot()];
    const { body } = await bid(user, lotId, 500_000);
    await setSession(lotId, { starts_at: `${day}T${start}+09:00`, ...session });
    expect(await bidInfo(user, lotId)).toMatchObject({
      cancellationAllowed: gives === 'taken',
      cancelDeadlineHour: ((session as { cancelling_closes_minutes?: number }).cancelling_closes_minutes ?? 120) / 60,
    });
    const answer = await cancel(user, body.bidId);
    if (gives === 'taken') return expect(codeOf(answer)).toBe('taken');
    expect(answer).toMatchObject({
      status: 409,
      body: {
        code: 'CANCEL_CLOSED',
        data: { cancelDeadlineHour: gives },
        text: {
          en: "Bid can't be canceled; contact the manager",
          ru: 'Ставку нельзя отменить, обратитесь к менеджеру',
        },
      },
    });
  });

  it('binds everybody but staff who set statuses, also after the end of the lot', async () => {
    const [user, staff, lotId] = [await client(), await manager(), await lot()];
    const bound = await manager({ overrides: { bidManageStatus: false } });
    const { body } = await bid(user, lotId, 500_000);
    await setStatus(lotId, 4533);
    expect(await bidInfo(user, lotId)).toMatchObject({ cancellationAllowed: false, myBid: true });
    expect(codeOf(await cancel(user, body.bidId))).toBe('409 CANCEL_CLOSED');
    expect(codeOf(await cancel(bound, body.bidId))).toBe('409 CANCEL_CLOSED');
    expect(codeOf(await cancel(staff, body.bidId))).toBe('taken');
  });

  it('allows only staff who bid for clients or set statuses to cancel for a client', async () => {
    const [user, staff] = [await client(), await manager()];
    const neither = await manager({ overrides: { bidManageStatus: false, managerBidForClient: false } });
    const { body } = await bidFor(staff, user.accountId, await lot(), 500_000);
    const forClients = await manager({ overrides: { bidManageStatus: false } });
    expect(codeOf(await cancel(neither, body.bidId))).toBe('403 FORBIDDEN');
    expect(codeOf(await cancel(forClients, body.bidId, 2))).toBe('403 FORBIDDEN');
    expect(codeOf(await cancel(forClients, body.bidId))).toBe('taken');
    expect((await bidding.logsOf(body.bidId)).at(-1)).toMatchObject({
      action: 'bid.cancelled',
      account_id: forClients.accountId,
      on_behalf_of: user.accountId,
    });
  });
});
