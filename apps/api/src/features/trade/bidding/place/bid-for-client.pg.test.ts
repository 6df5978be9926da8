import { apiRoot } from '@seri/contract/headers';
import type { TestUser } from '@seri/api/testkit/api';
import { describe, expect, it } from 'vitest';
import { codeOf, faultsOf, openBidding } from '../bidding-table.steps.ts';

const bidding = await openBidding();
const { api, client, manager, lot, bid, bidFor, cancel, clientBid, standing, groups, setGroup, bidsOf, setSession } =
  bidding;
const day = '2026-11-18';

describe('R50 a bid of staff for a client', () => {
  it('belongs to the client, and the log names both', async () => {
    const [user, staff, lotId] = [await client(), await manager(), await lot()];
    const { body } = await bidFor(staff, user.accountId, lotId, 500_000, { comment: 'By phone' });
    await bidFor(staff, user.accountId, lotId, 505_000);
    expect(await bidsOf(user)).toMatchObject([{ id: body.bidId, amount: 505_000, created_by: staff.accountId }]);
    expect(await bidding.messagesOf(body.bidId)).toEqual([{ account_id: staff.accountId, body: 'By phone' }]);
    expect(await bidding.logsOf(body.bidId)).toMatchObject([
      { action: 'bid.placed', account_id: staff.accountId, on_behalf_of: user.accountId },
      { action: 'bid.changed', account_id: staff.accountId, on_behalf_of: user.accountId },
    ]);
    expect(await bidding.noticesOf(body.bidId)).toMatchObject([
      { account_id: user.accountId, event_type: 'managerNewBid' },
      { account_id: user.accountId, event_type: 'managerChangeAmount' },
    ]);
  });

  it('needs the id of a client', async () => {
    const answer = await bidFor(await manager(), undefined as never, await lot(), 500_000);
    expect(faultsOf(answer)).toMatchObject({ userId: { problem: 'required' } });
  });

  it('is only for clients: staff, unknown and invisible accounts are missing', async () => {
    const [staff, colleague, owner] = [await manager(), await manager(), await manager({ isOwner: true })];
    const lotId = await lot();
    for (const id of [colleague.accountId, 999_999_999]) {
      expect(codeOf(await bidFor(staff, id, lotId, 500_000))).toBe('404 NOT_FOUND');
      expect(codeOf(await bidFor(owner, id, lotId, 500_000))).toBe('404 NOT_FOUND');
    }
    expect(codeOf(await bidFor(staff, staff.accountId, lotId, 500_000))).toBe('403 FORBIDDEN');
    expect(codeOf(await bid(staff, lotId, 500_000))).toBe('403 FORBIDDEN');
  });

  it('is refused for everybody but staff, and the call for own bids ignores another client’s id', async () => {
    const [user, other, dealer, lotId] = [
      await client(),
      await client(),
      await client({ role: 'dealer' }),
      await lot(),
    ];
    expect(codeOf(await bidFor(user, other.accountId, lotId, 500_000))).toBe('403 FORBIDDEN');
    expect(codeOf(await bidFor(user, user.accountId, lotId, 500_000))).toBe('403 FORBIDDEN');
    expect(codeOf(await bidFor(dealer, user.accountId, lotId, 500_000))).toBe('403 FORBIDDEN');
    await bid(user, lotId, 500_000, { userId: other.accountId } as object);
    expect([(await bidsOf(user)).length, await bidsOf(other)]).toEqual([1, []]);
  });

  it('needs the flag, also to read anything of a client', async () => {
    const staff = await manager({ overrides: { managerBidForClient: false } });
    const [user, lotId] = [await client(), await lot()];
    const userId = String(user.accountId);
    const answers = [
      await bidFor(staff, user.accountId, lotId, 500_000),
      await bid(staff, lotId, 500_000),
      await clientBid(staff, lotId, user.accountId),
      await standing(staff, { userId }),
      await groups(staff, { userId }),
      await setGroup(staff, '2026-11-16', 'A', 2, { userId: user.accountId }),
    ];
    expect(answers.map((answer) => codeOf(answer))).toEqual(Array(6).fill('403 FORBIDDEN'));
    expect(await bidding.bidInfo(staff, lotId)).toMatchObject({ biddingAllowed: false });
  });
});

describe('R50 the flags of client and actor', () => {
  it('the client’s flags decide on bidding, credit and daily limit', async () => {
    const [staff, lotId] = [await manager(), await lot()];
    const restricted = await client({ role: 'restricted' });
    const poor = await client({ creditLimit: 500_000 });
    const limited = await client({ dailyBidLimit: 1 });
    const vip = await client({ role: 'vip', creditLimit: 0, dailyBidLimit: 1 });
    expect(codeOf(await bidFor(staff, restricted.accountId, lotId, 500_000))).toBe('403 FORBIDDEN');
    expect(codeOf(await bidFor(staff, poor.accountId, lotId, 505_000))).toBe('402 CREDIT_EXCEEDED');
    await bidFor(staff, limited.accountId, lotId, 500_000);
    expect(codeOf(await bidFor(staff, limited.accountId, await lot(), 500_000))).toBe('409 DAILY_LIMIT');
    await bidFor(staff, vip.accountId, lotId, 9_000_000);
    expect(codeOf(await bidFor(staff, vip.accountId, await lot(), 9_000_000))).toBe('taken');
    expect(await clientBid(staff, lotId, restricted.accountId)).toMatchObject({ body: { biddingAllowed: false } });
    expect(await clientBid(staff, lotId, limited.accountId)).toMatchObject({ body: { bidLimitReached: true } });
  });

  it('the manager’s flags decide on deadlines and the export type', async () => {
    const [user, staff, bound] = [
      await client(),
      await manager(),
      await manager({ overrides: { bidDeadlineCheck: true } }),
    ];
    const lotId = await lot({ day });
    await setSession(lotId, { starts_at: `${day}T12:30:00+09:00` });
    expect(codeOf(await bid(user, lotId, 500_000))).toBe('409 BIDDING_CLOSED');
    expect(codeOf(await bidFor(bound, user.accountId, lotId, 500_000))).toBe('409 BIDDING_CLOSED');
    expect(await clientBid(bound, lotId, user.accountId)).toMatchObject({ body: { acceptBid: false } });
    expect(codeOf(await bidFor(staff, user.accountId, lotId, 500_000, { bidType: null }))).toBe('taken');
    expect(await clientBid(staff, lotId, user.accountId)).toMatchObject({ body: { acceptBid: true, bidType: null } });
    expect(await bidding.bidInfo(staff, lotId)).toMatchObject({ biddingAllowed: true, acceptBid: true });
    await bidding.setStatus(lotId, 4535);
    expect(codeOf(await bidFor(staff, user.accountId, lotId, 505_000))).toBe('409 AUCTION_FINISHED');
  });
});

describe('R52 a manager sees and cancels the bid of the chosen client', () => {
  it('for one client after the other', async () => {
    const [one, other, staff, lotId] = [await client(), await client(), await manager(), await lot()];
    const first = await bidFor(staff, one.accountId, lotId, 500_000);
    await bidFor(staff, other.accountId, lotId, 600_000);
    const seen = { myBid: true, cancellationAllowed: true, othersBid: true };
    expect(await clientBid(staff, lotId, one.accountId)).toMatchObject({ body: { ...seen, myBidAmount: 500_000 } });
    expect(await clientBid(staff, lotId, other.accountId)).toMatchObject({ body: { ...seen, myBidAmount: 600_000 } });
    expect(codeOf(await cancel(staff, first.body.bidId))).toBe('taken');
    expect(await clientBid(staff, lotId, one.accountId)).toMatchObject({ body: { myBid: false, jasId: null } });
    expect(await clientBid(staff, lotId, other.accountId)).toMatchObject({ body: { myBid: true, othersBid: false } });
  });

  it('but nothing for an unknown client or a lot that the manager may not see', async () => {
    const [staff, user, lotId] = [await manager({ overrides: { bikeView: false } }), await client(), await lot()];
    expect(codeOf(await clientBid(staff, lotId, 999_999_999))).toBe('404 NOT_FOUND');
    expect(codeOf(await clientBid(staff, lotId, (await manager()).accountId))).toBe('404 NOT_FOUND');
    expect(codeOf(await clientBid(staff, 999_999_999, user.accountId))).toBe('404 NOT_FOUND');
    expect(codeOf(await clientBid(staff, await lot({ kind: 'bike' }), user.accountId))).toBe('404 NOT_FOUND');
  });
});

const search = (by: TestUser, user: string) => api.ask(by, { url: `${apiRoot}/user/search`, query: { user } });

describe('R26 the client whom a manager chooses', () => {
  it('is found from four characters on, by staff only', async () => {
    const staff = await manager();
    expect(codeOf(await search(await client(), 'some'))).toBe('403 FORBIDDEN');
    expect(faultsOf(await search(staff, 'som'))).toHaveProperty('user');
    expect(await search(staff, 'someone')).toMatchObject({ status: 200 });
  });

  it('has its balance shown to staff only', async () => {
    const [user, staff] = [await client({ creditLimit: 700_000, dailyBidLimit: 3 }), await manager()];
    await bid(user, await lot(), 600_000);
    const info = (by: typeof user) =>
      api.ask(by, { url: `${apiRoot}/user/user-info`, query: { id: String(user.accountId) } });
    expect(await info(staff)).toMatchObject({
      body: {
        balanceInfo: {
          balance: 0,
          creditLimit: 700_000,
          bidAllow: 100_000,
          dailyBidLimit: 3,
          dailyUssLimit: expect.any(Number),
          activeBids: 1,
        },
      },
    });
    expect(codeOf(await info(user))).toBe('403 FORBIDDEN');
  });
});
