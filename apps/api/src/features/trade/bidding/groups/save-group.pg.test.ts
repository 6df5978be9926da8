import { describe, expect, it } from 'vitest';
import { codeOf, faultsOf, openBidding } from '../bidding-table.steps.ts';

const bidding = await openBidding();
const { database, client, manager, lot, bid, bidFor, cancel, standing, groups, setGroup, setSession } = bidding;
const [week, inA] = ['2026-11-16', { bidGroup: 'A' }] as const;

const optionsOf = async (...asked: Parameters<typeof groups>) => (await groups(...asked)).body;
const carsOf = async (letter: string, ...asked: Parameters<typeof groups>) =>
  (await optionsOf(...asked)).find(({ value }) => value === letter)?.cars;
const freeOf = async (...asked: Parameters<typeof standing>) =>
  (await standing(...asked)).body as { balanceInfo: { bidAllow: number } };

describe('R53 the groups of a week', () => {
  it('are a placeholder and the letters A to Z, which buy one car each', async () => {
    const options = await optionsOf(await client(), { week });
    expect(options.map(({ value }) => value).join('')).toBe('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
    expect(options.length).toBe(27);
    expect(options[0]).toEqual({ value: '', label: expect.any(String), cars: 0 });
    expect(options.slice(1).every(({ cars, label, value }) => cars === 1 && label === value)).toBe(true);
  });

  it('belong to one account and one week from Monday to Sunday, by default the current one', async () => {
    const [user, other] = [await client(), await client()];
    expect(codeOf(await setGroup(user, '2026-11-22', 'A', 3))).toBe('taken');
    const asked = ['2026-11-15', '2026-11-16', '2026-11-22', '2026-11-23'];
    expect(await Promise.all(asked.map((day) => carsOf('A', user, { week: day })))).toEqual([1, 3, 3, 1]);
    expect([await carsOf('A', user), await carsOf('B', user, { week }), await carsOf('A', other, { week })]).toEqual([
      3, 1, 1,
    ]);
  });

  it('are shown to the client and to staff who bid for it, and to nobody else', async () => {
    const [user, staff, stranger] = [await client(), await manager(), await client()];
    const userId = String(user.accountId);
    expect(codeOf(await setGroup(staff, week, 'C', 4, { userId: user.accountId }))).toBe('taken');
    expect([await carsOf('C', staff, { week, userId }), await carsOf('C', user, { week })]).toEqual([4, 4]);
    expect(codeOf(await groups(stranger, { userId }))).toBe('403 FORBIDDEN');
    expect(codeOf(await setGroup(stranger, week, 'C', 1, { userId: user.accountId }))).toBe('403 FORBIDDEN');
    expect(codeOf(await setGroup(staff, week, 'C', 1))).toBe('403 FORBIDDEN');
    expect(codeOf(await groups(staff, { userId: '999999999' }))).toBe('404 NOT_FOUND');
    expect(codeOf(await setGroup(await client({ role: 'restricted' }), week, 'C', 2))).toBe('403 FORBIDDEN');
  });

  it.each([
    [{ week: '2026-02-30' }, 'week'],
    [{ group: 'AA' }, 'group'],
    [{ group: '' }, 'group'],
    [{ cars: 0 }, 'cars'],
    [{ cars: 100 }, 'cars'],
    [{ cars: 1.5 }, 'cars'],
    [{ week: '2026-11-15' }, 'week'],
    [{ week: '2027-11-22' }, 'week'],
  ])('%o is refused by field name', async (wrong, field) => {
    const answer = await setGroup(await client(), week, 'A', 2, wrong);
    expect(Object.keys(faultsOf(answer))).toEqual([field]);
    expect(faultsOf(await groups(await client(), { week: 'now' }))).toHaveProperty('week');
  });

  it('are told once to the account, its dealer and staff, and the log names both accounts', async () => {
    const [dealer, staff] = [await client({ role: 'dealer' }), await manager()];
    const user = await client({ dealerId: dealer.accountId });
    await setGroup(staff, '2026-11-18', 'D', 5, { userId: user.accountId });
    await setGroup(staff, '2026-11-18', 'D', 5, { userId: user.accountId });
    const logs = database.db.selectFrom('action_log').selectAll().where('action', '=', 'bid-group.changed');
    expect(await logs.where('on_behalf_of', '=', user.accountId).execute()).toMatchObject([
      { account_id: staff.accountId, detail: { group: `${week} D`, from: 1, to: 5 } },
    ]);
    const told = await database.db.selectFrom('outbox').selectAll().where('name', '=', 'bid-group.changed').execute();
    const own = told.filter(({ data }) => (data as { accountId: number }).accountId === user.accountId);
    const accounts = [user, dealer].map(({ accountId }) => `account:${accountId}`);
    // The outbox is read in no order.
    expect(own.map(({ audience }) => audience).toSorted()).toEqual([...accounts, 'staff'].toSorted());
  });
});

describe('R25 the exposure of a group', () => {
  it('is that of its dearest bids, as many as it may buy', async () => {
    const user = await client({ creditLimit: 2_000_000 });
    await bid(user, await lot(), 900_000, inA);
    await bid(user, await lot(), 800_000, inA);
    expect(await freeOf(user)).toMatchObject({ balanceInfo: { bidAllow: 1_100_000, activeBids: 2 } });
    expect(codeOf(await setGroup(user, week, 'A', 2))).toBe('taken');
    expect(await freeOf(user)).toMatchObject({ balanceInfo: { bidAllow: 300_000 } });
    const refused = await bid(user, await lot(), 1_205_000, inA);
    expect([codeOf(refused), refused.body.data]).toEqual(['402 CREDIT_EXCEEDED', { headroom: 300_000 }]);
    expect(codeOf(await bid(user, await lot(), 1_100_000, inA))).toBe('taken');
  });

  it('may grow only within the credit, but may always shrink', async () => {
    const user = await client({ creditLimit: 1_000_000 });
    await bid(user, await lot(), 600_000, inA);
    await bid(user, await lot(), 500_000, inA);
    const refused = await setGroup(user, week, 'A', 2);
    expect([codeOf(refused), refused.body.data]).toEqual(['402 CREDIT_EXCEEDED', { headroom: 400_000 }]);
    expect(await carsOf('A', user, { week })).toBe(1);
    const vip = await client({ role: 'vip', creditLimit: 0 });
    await bid(vip, await lot(), 600_000, inA);
    await bid(vip, await lot(), 500_000, inA);
    expect([codeOf(await setGroup(vip, week, 'A', 2)), codeOf(await setGroup(vip, week, 'A', 1))]).toEqual([
      'taken',
      'taken',
    ]);
  });

  it('also counts bids that can no longer be withdrawn', async () => {
    const user = await client({ creditLimit: 1_000_000 });
    const dear = await lot();
    await bid(user, dear, 600_000, inA);
    await setSession(dear, { starts_at: '2026-11-18T14:00:01+09:00' });
    const { body } = await bid(user, await lot(), 500_000, inA);
    await cancel(user, body.bidId);
    await setSession(dear, { starts_at: '2026-11-18T14:00:00+09:00' });
    expect(codeOf(await bid(user, await lot(), 500_000, inA))).toBe('taken');
    const dearer = await bid(user, await lot(), 605_000, inA);
    expect([codeOf(dearer), dearer.body.data]).toEqual(['402 CREDIT_EXCEEDED', { headroom: 400_000 }]);
  });

  it('is separate for each letter and week', async () => {
    const user = await client({ creditLimit: 2_000_000 });
    await bid(user, await lot(), 500_000, inA);
    await bid(user, await lot(), 500_000, { bidGroup: 'B' });
    await bid(user, await lot({ day: '2026-11-23' }), 500_000, inA);
    await bid(user, await lot({ day: '2026-11-22' }), 500_000, inA);
    expect(await freeOf(user)).toMatchObject({ balanceInfo: { bidAllow: 500_000, activeBids: 4 } });
  });

  it('follows weeks in Japan: an auction late on Sunday belongs to the week that ends', async () => {
    const user = await client({ creditLimit: 1_000_000 });
    const sunday = await lot({ day: '2026-11-22', sessionStart: new Date('2026-11-22T23:30:00+09:00') });
    expect((await bidding.bidInfo(user, sunday)).bidWeek).toBe(week);
    await bid(user, sunday, 600_000, inA);
    await bid(user, await lot(), 500_000, inA);
    const bids = Array(2).fill(expect.objectContaining({ group: `${week} A` }));
    expect((await standing(user)).body).toMatchObject({ bids });
  });

  it('is checked when a bid leaves its group', async () => {
    const [user, staff] = [await client({ creditLimit: 1_000_000 }), await manager()];
    const [one, other] = [await lot(), await lot()];
    await bid(user, one, 600_000, inA);
    await bid(user, other, 600_000, inA);
    expect(codeOf(await bid(user, other, 600_000))).toBe('402 CREDIT_EXCEEDED');
    expect(codeOf(await bidFor(staff, user.accountId, other, 600_000, { bidGroup: 'B' }))).toBe('402 CREDIT_EXCEEDED');
    expect(codeOf(await bid(user, other, 1_000_000, inA))).toBe('taken');
  });
});
