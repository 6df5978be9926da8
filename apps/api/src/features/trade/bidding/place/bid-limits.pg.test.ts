import { describe, expect, it } from 'vitest';
import { codeOf, openBidding } from '../bidding-table.steps.ts';

const { database, api, client, lot, bid, cancel, bidInfo, setSession, setStatus, moveTo } = await openBidding();
const day = '2026-11-18';

const headroom = (answer: Awaited<ReturnType<typeof bid>>) => [codeOf(answer), answer.body.data?.['headroom']];
const limited = (dailyBidLimit: number, more = {}) => client({ dailyBidLimit, ...more });

/** Lets the database's clock advance one second per read, so that it reaches the moment after so many reads. */
async function tickTo(moment: string, looks: number): Promise<void> {
  await database.owner.query(`drop sequence if exists look; create sequence look;
    create or replace function app_now() returns timestamptz language sql volatile as
      $$ select '${moment}'::timestamptz + (nextval('look') - ${looks + 1}) * interval '1 second' $$`);
}

async function countLooks(): Promise<number> {
  return Number((await database.owner.query('select last_value from look')).rows[0].last_value);
}

describe('R25 the credit of a bid', () => {
  it('allows what is free, and not one step more', async () => {
    const [user, first, second] = [await client({ creditLimit: 1_000_000 }), await lot(), await lot()];
    expect(headroom(await bid(user, first, 1_005_000))).toEqual(['402 CREDIT_EXCEEDED', 1_000_000]);
    expect(codeOf(await bid(user, first, 500_000))).toBe('taken');
    expect(headroom(await bid(user, second, 505_000))).toEqual(['402 CREDIT_EXCEEDED', 500_000]);
    expect(codeOf(await bid(user, second, 500_000))).toBe('taken');
    expect(headroom(await bid(user, second, 505_000))).toEqual(['402 CREDIT_EXCEEDED', 0]);
  });

  it('counts only the difference of a raise, and is free again after a cancel', async () => {
    const [user, lotId] = [await client({ creditLimit: 1_000_000 }), await lot()];
    const { body } = await bid(user, lotId, 600_000);
    expect(codeOf(await bid(user, lotId, 1_000_000))).toBe('taken');
    expect(headroom(await bid(user, lotId, 1_005_000))).toEqual(['402 CREDIT_EXCEEDED', 0]);
    await cancel(user, body.bidId);
    expect(codeOf(await bid(user, await lot(), 1_000_000))).toBe('taken');
  });

  it('is not checked without the flag', async () => {
    expect(codeOf(await bid(await client({ role: 'vip', creditLimit: 0 }), await lot(), 9_000_000))).toBe('taken');
    const trusted = await client({ creditLimit: 0, overrides: { creditLimitCheck: false } });
    expect(codeOf(await bid(trusted, await lot(), 9_000_000))).toBe('taken');
  });

  it('is refused with texts in both languages', async () => {
    const { body } = await bid(await client({ creditLimit: 0 }), await lot(), 500_000);
    expect(body).toMatchObject({
      success: false,
      text: { en: 'This bid is more than the amount available to bid', ru: 'Эта ставка больше доступной суммы' },
    });
  });
});

describe('R42 the deadline of bidding', () => {
  const closed = { en: 'Bidding is closed', ru: 'Приём ставок закрыт' };

  it.each([
    ['is an hour before the session', '13:00:01', {}, 'taken'],
    ['refuses at its very instant', '13:00:00', {}, '409 BIDDING_CLOSED'],
    ['is set by the session, to the second', '12:00:01', { bidding_closes_minutes: 0 }, 'taken'],
    ['can be the start of the session', '12:00:00', { bidding_closes_minutes: 0 }, '409 BIDDING_CLOSED'],
    ['may be a fraction of an hour', '12:30:00', { bidding_closes_minutes: 30 }, '409 BIDDING_CLOSED'],
  ])('%s', async (_name, start, session, code) => {
    const [user, lotId] = [await client(), await lot({ day })];
    await setSession(lotId, { starts_at: `${day}T${start}+09:00`, ...session });
    const answer = await bid(user, lotId, 500_000);
    expect(codeOf(answer)).toBe(code);
    expect((await bidInfo(user, lotId)).acceptBid).toBe(code === 'taken');
    if (code !== 'taken') expect(answer.body).toMatchObject({ text: closed });
  });

  it('does not bind actors without the flag, until the lot has ended', async () => {
    const user = await client({ overrides: { bidDeadlineCheck: false } });
    const lotId = await lot({ day, sessionStart: new Date(`${day}T11:00:00+09:00`), status: 4531 });
    expect(codeOf(await bid(user, lotId, 500_000))).toBe('taken');
    expect(await bidInfo(user, lotId)).toMatchObject({ acceptBid: true, auctionFinished: false });
    await setStatus(lotId, 4535);
    const answer = await bid(user, lotId, 505_000);
    expect(codeOf(answer)).toBe('409 AUCTION_FINISHED');
    expect(answer.body).toMatchObject({ text: { en: 'Auction is finished', ru: 'Аукцион завершён' } });
    expect(await bidInfo(user, lotId)).toMatchObject({ acceptBid: false, auctionFinished: true, myBidAmount: 500_000 });
  });
});

describe('R52 after the cancel deadline', () => {
  it('the amount can be raised or kept, but not lowered', async () => {
    const [user, lotId] = [await client(), await lot()];
    await bid(user, lotId, 600_000);
    expect(codeOf(await bid(user, lotId, 550_000))).toBe('taken');
    await setSession(lotId, { starts_at: `${day}T14:00:00+09:00` });
    expect(codeOf(await bid(user, lotId, 545_000))).toBe('409 AMOUNT_LOWERED');
    expect(codeOf(await bid(user, lotId, 550_000))).toBe('taken');
    expect(codeOf(await bid(user, lotId, 555_000))).toBe('taken');
    await setSession(lotId, { starts_at: `${day}T14:00:01+09:00` });
    expect(codeOf(await bid(user, lotId, 500_000))).toBe('taken');
  });
});

describe('R50 the daily limit', () => {
  it('counts bids and rebids, but no changes', async () => {
    const [user, one, other] = [await limited(2), await lot(), await lot()];
    const { body } = await bid(user, one, 500_000);
    expect(codeOf(await bid(user, one, 505_000))).toBe('taken');
    expect(await bidInfo(user, other)).toMatchObject({ bidLimitReached: false });
    await cancel(user, body.bidId);
    expect(codeOf(await bid(user, one, 500_000))).toBe('taken');
    const answer = await bid(user, other, 500_000);
    expect(codeOf(answer)).toBe('409 DAILY_LIMIT');
    expect(answer.body).toMatchObject({
      text: { en: 'Daily bid limit exceeded', ru: 'Превышен дневной лимит ставок' },
    });
    expect(await bidInfo(user, other)).toMatchObject({ bidLimitReached: true });
    expect(codeOf(await bid(user, one, 510_000))).toBe('taken');
  });

  it('is off when it is 0 or without the flag', async () => {
    for (const user of [
      await limited(0),
      await limited(1, { role: 'vip' }),
      await limited(1, { overrides: { dailyBidLimitCheck: false } }),
    ]) {
      expect(codeOf(await bid(user, await lot(), 500_000))).toBe('taken');
      expect(codeOf(await bid(user, await lot(), 500_000))).toBe('taken');
      expect(await bidInfo(user, await lot())).toMatchObject({ bidLimitReached: false });
    }
  });

  it('starts anew at midnight in Japan', async () => {
    const [user, lots] = [
      await limited(1),
      [await lot({ day: '2026-11-25' }), await lot({ day: '2026-11-25' })] as const,
    ];
    await moveTo('2026-11-18T23:59:59+09:00');
    expect(codeOf(await bid(user, lots[0], 500_000))).toBe('taken');
    expect(codeOf(await bid(user, lots[1], 500_000))).toBe('409 DAILY_LIMIT');
    await moveTo('2026-11-19T00:00:00+09:00');
    expect(codeOf(await bid(user, lots[1], 500_000))).toBe('taken');
    expect(codeOf(await bid(user, lots[0], 505_000))).toBe('taken');
  });

  it('counts and dates a bid by one read of the clock, also around midnight', async () => {
    const midnight = '2026-11-19T00:00:00+09:00';
    const [first, second] = [await lot({ day: '2026-11-25' }), await lot({ day: '2026-11-25' })];
    const answers = new Set<string>();
    for (let after = 0; after < 12; after += 1) {
      await moveTo('2026-11-18T23:00:00+09:00');
      const user = await limited(1);
      expect(codeOf(await bid(user, first, 500_000))).toBe('taken');
      await tickTo(midnight, 1000);
      expect(codeOf(await bid(user, second, 500_000))).toBe('409 DAILY_LIMIT');
      await tickTo(midnight, (await countLooks()) - after);
      answers.add(codeOf(await bid(user, second, 500_000)));
    }
    expect(answers).toEqual(new Set(['taken', '409 DAILY_LIMIT']));
  });

  it('does not reopen a lot whose day ended at midnight', async () => {
    const free = await client({ overrides: { bidDeadlineCheck: false } });
    await moveTo('2026-11-20T23:59:59+09:00');
    const lotId = await lot({ day: '2026-11-20' });
    expect(codeOf(await bid(free, lotId, 500_000))).toBe('taken');
    await moveTo('2026-11-21T00:00:00+09:00');
    expect(codeOf(await bid(free, lotId, 505_000))).toBe('409 AUCTION_FINISHED');
    expect(api.clock.now().toISOString()).toBe('2026-11-20T15:00:00.000Z');
  });
});
