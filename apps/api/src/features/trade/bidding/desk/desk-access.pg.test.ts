import type { Flag } from '@seri/domain/people/permissions';
import { type RoleName, roleIds } from '@seri/domain/people/roles';
import type { TestUser } from '@seri/api/testkit/api';
import { describe, expect, it } from 'vitest';
import { codeOf, openBidding } from '../bidding-table.steps.ts';
import { deskSteps } from './desk.steps.ts';

const bidding = await openBidding();
const { api, database, client, lot, bid, bidRow, logsOf } = bidding;
const desk = deskSteps(api);

interface Action {
  flag: Flag | null;
  /** The refusal, if it is not FORBIDDEN: the call that sets statuses is also how clients cancel. */
  refused?: string;
  ask: (by: TestUser, bidId: number) => Promise<{ status: number; body: object }>;
}

/** All actions of staff on a bid, and the flag that each needs. */
const actions: Readonly<Record<string, Action>> = {
  'set a status': { flag: 'bidManageStatus', refused: '404 NOT_FOUND', ask: (by, id) => desk.setStatus(by, id, 2) },
  'set it to won': { flag: 'bidManageStatus', refused: '404 NOT_FOUND', ask: (by, id) => desk.setStatus(by, id, 6) },
  'set statuses': { flag: 'bidManageStatus', ask: (by, id) => desk.setStatuses(by, 2, [{ bidId: id }]) },
  'change its amount': { flag: 'bidManageBidPrice', ask: (by, id) => desk.edit(by, id, 700_000) },
  'adjust it': { flag: 'bidManageBidPrice', ask: (by, id) => desk.adjust(by, id, 5000) },
  'enter its sold price': { flag: 'bidManageSoldPrice', ask: (by, id) => desk.setSoldPrice(by, id, 580_000) },
  'hand it to the robot': { flag: null, ask: (by, id) => desk.setAutoBid(by, id, true) },
  'see what can be undone': { flag: null, ask: (by) => desk.undoable(by) },
};

const others = (Object.keys(roleIds) as RoleName[]).filter((role) => role !== 'manager' && role !== 'disabled');
const setRole = ({ accountId }: TestUser, roleId: number) =>
  database.db.updateTable('account').set({ role_id: roleId }).where('id', '=', accountId).execute();
const newBid = async (more = {}) => (await bid(await client(more), await lot(), 600_000)).body.bidId;

describe.each(Object.entries(actions))('R57 to R59: to %s', (_name, { flag, refused = '403 FORBIDDEN', ask }) => {
  it('needs the flag', async () => {
    const [staff, plain] = [
      await api.signedIn({ role: 'manager' }),
      await api.signedIn({ role: 'manager', overrides: flag ? { [flag]: false } : {} }),
    ];
    expect(codeOf(await ask(staff, await newBid()))).toBe('taken');
    expect(codeOf(await ask(plain, await newBid()))).toBe(flag ? '403 FORBIDDEN' : 'taken');
  });

  it('is refused if the account of the bid has become staff', async () => {
    const [user, staff] = [await client(), await api.signedIn({ role: 'manager' })];
    const { bidId } = (await bid(user, await lot(), 600_000)).body;
    await setRole(user, roleIds.manager);
    const answer = await ask(staff, bidId);
    await setRole(user, roleIds.client);
    if (answer.status !== 200) expect(codeOf(answer)).toBe('404 NOT_FOUND');
    expect(await bidRow(bidId)).toMatchObject({ status: 1, version: 1 });
  });

  it.each(others)('is refused for a %s, also for its own bids and those of its clients', async (role) => {
    const user = await api.signedIn({ role, creditLimit: 10_000_000 });
    const foreign = await newBid(role === 'dealer' ? { dealerId: user.accountId } : {});
    // A dealer sees the bids of its clients, so it is told that it may not.
    expect(codeOf(await ask(user, foreign))).toBe(role === 'dealer' ? '403 FORBIDDEN' : refused);
    expect(await bidRow(foreign)).toMatchObject({ status: 1, amount: 600_000, adjustment: 0, auto_bid: false });
    expect(await logsOf(foreign)).toHaveLength(1);
    const own = await bid(user, await lot(), 600_000);
    if (own.status === 200) expect(codeOf(await ask(user, own.body.bidId))).toBe('403 FORBIDDEN');
  });
});
