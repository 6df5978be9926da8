import { describe, expect, it } from 'vitest';
import { noon, openBidding } from '../bidding-table.steps.ts';

const { database, client, lot, bid, cancel, standing, logsOf } = await openBidding();

describe('R50 placing a bid', () => {
  it('answers the bid, with status New', async () => {
    const user = await client();
    const { status, body } = await bid(user, await lot(), 550_000, { comment: 'Please' });
    expect({ status, body }).toEqual({
      status: 200,
      body: { bidAmount: 550_000, bidDate: new Date(noon).toISOString(), bidId: expect.any(Number), bidStatus: 1 },
    });
    expect(await logsOf(body.bidId)).toMatchObject([
      {
        action: 'bid.placed',
        account_id: user.accountId,
        on_behalf_of: user.accountId,
        detail: { from: null, to: { amount: 550_000, status: 1, bidType: 1, group: null } },
      },
    ]);
  });

  it('changes the open bid; after a cancel it places another one', async () => {
    const [user, lotId] = [await client(), await lot()];
    const first = await bid(user, lotId, 550_000);
    const raised = await bid(user, lotId, 600_000);
    expect(raised).toMatchObject({ status: 200, body: { bidId: first.body.bidId, bidAmount: 600_000 } });
    expect(await cancel(user, first.body.bidId)).toMatchObject({ status: 200 });
    const again = await bid(user, lotId, 550_000);
    expect(again.body.bidId).not.toBe(first.body.bidId);
    expect(await standing(user)).toMatchObject({
      body: { balanceInfo: { bidAllow: 10_000_000 - 550_000, activeBids: 1 } },
    });
  });
});

describe('R50 the accounts that are told of a bid', () => {
  it.each([
    ['the dealer of the client', 'dealer', true],
    ['not an account that is no dealer any more', 'client', false],
  ] as const)('the client, staff, and %s', async (_who, role, isTold) => {
    const dealer = await client({ role });
    const user = await client({ dealerId: dealer.accountId });
    const { body } = await bid(user, await lot(), 550_000);
    const events = database.db.selectFrom('outbox').select(['audience', 'data']).where('name', '=', 'bid.changed');
    const told = (await events.execute()).filter(({ data }) => (data as { bidId: number }).bidId === body.bidId);
    const accounts = [user, ...(isTold ? [dealer] : [])].map(({ accountId }) => `account:${accountId}`);
    expect(told.map(({ audience }) => audience)).toEqual([...accounts, 'staff']);
  });
});
