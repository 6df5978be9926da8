import { describe, expect, it } from 'vitest';
import { lotTypes } from '@seri/domain/catalogue/page-types';
import { codeOf, faultsOf, openBidding } from '../bidding-table.steps.ts';

const { client, lot, bid, bidsOf, messagesOf, bidRow, bidInfo } = await openBidding();

describe('R51 the amount of a bid', () => {
  it.each([
    ['below the start price', {}, 495_000, { problem: 'lowerPrice', amount: 500_000 }],
    ['of zero', { startPrice: null }, 0, { problem: 'lowerPrice', amount: 5000 }],
    ['off the step', {}, 1_852_000, { problem: 'offStep', amount: 5000 }],
    ['off the step of its house', { bidStep: 3000 }, 1_852_000, { problem: 'offStep', amount: 3000 }],
    [
      'below the multiple above its start',
      { startPrice: 1_852_000 },
      1_850_000,
      { problem: 'lowerPrice', amount: 1_855_000 },
    ],
    ['at a start price off the step', { startPrice: 1_852_000 }, 1_852_000, { problem: 'offStep', amount: 5000 }],
    ['of more than any vehicle costs', {}, 9_999_005_000, { problem: 'invalid' }],
    ['below zero', {}, -5000, { problem: 'invalid' }],
    ['of a fraction of a yen', {}, 500_000.5, { problem: 'invalid' }],
  ])('%s is refused, with a valid value', async (_name, given, amount, fault) => {
    const user = await client();
    const answer = await bid(user, await lot(given), amount);
    expect(faultsOf(answer)).toMatchObject({ amount: fault });
    expect(answer.body).toMatchObject({ code: 'FIELDS' });
    expect(await bidsOf(user)).toEqual([]);
  });

  it.each([
    ['the start price', {}, 500_000],
    ['the first multiple above a start price off the step', { startPrice: 1_852_000 }, 1_855_000],
    ['a multiple of the step of its house', { startPrice: 1_852_000, bidStep: 3000 }, 1_854_000],
    ['one step if there is no start price', { startPrice: null, bidStep: 1000 }, 1000],
  ])('is accepted at %s', async (_name, given, amount) => {
    const [user, lotId] = [await client(), await lot(given)];
    expect(await bid(user, lotId, amount)).toMatchObject({ status: 200, body: { bidAmount: amount, bidStatus: 1 } });
    expect((await bidInfo(user, lotId)).bidStep).toBe('bidStep' in given ? given.bidStep : 5000);
  });
});

describe('R50 the other fields of a bid', () => {
  it.each([
    [{ bidType: null }, { bidType: { problem: 'required' } }],
    [{ bidType: 9 }, { bidType: { problem: 'choice' } }],
    [{ bidGroup: 'AA' }, { bidGroup: { problem: 'choice' } }],
    [{ bidGroup: 'a' }, { bidGroup: { problem: 'choice' } }],
    [{ confirm: 0 }, { confirm: { problem: 'confirm' } }],
    [{ confirm: 2 }, { confirm: { problem: 'choice' } }],
    [{ lotType: 'mech' }, { lotType: { problem: 'choice' } }],
    [{ lotType: 'boat' }, { lotType: { problem: 'choice' } }],
    [{ comment: 'x'.repeat(1001) }, { comment: { problem: 'tooLong', length: 1001 } }],
    [{ carId: '7' }, { carId: { problem: 'invalid' } }],
    [{ amount: '500000' }, { amount: { problem: 'invalid' } }],
    [{ amount: undefined }, { amount: { problem: 'required' } }],
  ])('%o is refused by field name', async (more, faults) => {
    const user = await client();
    const found = faultsOf(await bid(user, await lot(), 500_000, more as object));
    expect(found).toMatchObject(faults);
    expect(Object.keys(found)).toEqual(Object.keys(faults));
    expect(await bidsOf(user)).toEqual([]);
  });

  it('reports all faults together', async () => {
    const answer = await bid(await client(), await lot(), 501_000, { bidType: null });
    expect(Object.keys(faultsOf(answer)).toSorted()).toEqual(['amount', 'bidType']);
  });

  it.each(['car', 'bike', 'machine', 'stock'] as const)('must have the lot type of the kind %s', async (kind) => {
    const [user, lotId] = [await client(), await lot({ kind })];
    for (const lotType of Object.values(lotTypes).filter((type) => type !== lotTypes[kind])) {
      expect(faultsOf(await bid(user, lotId, 500_000, { lotType }))).toMatchObject({ lotType: { problem: 'choice' } });
    }
    expect(codeOf(await bid(user, lotId, 500_000, { lotType: lotTypes[kind] }))).toBe('taken');
  });

  it('must be on a lot that exists and that the reader may see', async () => {
    const user = await client({ overrides: { bikeView: false, salesStatisticsView: false } });
    expect(codeOf(await bid(user, 999_999_999, 500_000))).toBe('404 NOT_FOUND');
    expect(codeOf(await bid(user, await lot({ kind: 'bike' }), 500_000, { lotType: 'bike' }))).toBe('404 NOT_FOUND');
    expect(codeOf(await bid(user, await lot({ day: '2026-11-17' }), 500_000))).toBe('404 NOT_FOUND');
    expect(codeOf(await bid(await client(), await lot({ day: '2026-11-17' }), 500_000))).toBe('409 AUCTION_FINISHED');
  });
});

describe('R50 the export type', () => {
  it('may be empty if it is optional for the actor', async () => {
    const [vip, lotId] = [await client({ role: 'vip' }), await lot()];
    const { status, body } = await bid(vip, lotId, 500_000, { bidType: null });
    expect({ status, stored: (await bidRow(body.bidId)).bid_type }).toEqual({ status: 200, stored: null });
    expect(await bidInfo(vip, lotId)).toMatchObject({ exportTypeShow: true, exportTypeOptional: true, bidType: null });
  });

  it('is not stored if the actor may not see it', async () => {
    const user = await client({ overrides: { exportTypeShow: false } });
    const { body } = await bid(user, await lot(), 500_000, { bidType: 2 });
    expect((await bidRow(body.bidId)).bid_type).toBeNull();
  });

  it('is stored and can be changed', async () => {
    const [user, lotId] = [await client(), await lot()];
    const { body } = await bid(user, lotId, 500_000, { bidType: 2 });
    expect(await bidRow(body.bidId)).toMatchObject({ bid_type: 2, bid_group: null });
    await bid(user, lotId, 500_000, { bidType: 3, bidGroup: 'C' });
    expect(await bidRow(body.bidId)).toMatchObject({ bid_type: 3, bid_group: 'C', version: 2 });
    expect(await bidInfo(user, lotId)).toMatchObject({ bidType: 3, bidGroup: 'C', bidGroupShow: true });
  });
});

describe('R50 the comment', () => {
  it('becomes a chat message of the bid, from clients and staff', async () => {
    const user = await client();
    const longest = 'x'.repeat(1000);
    const { body } = await bid(user, await lot(), 500_000, { comment: ` ${longest} ` });
    expect(await messagesOf(body.bidId)).toEqual([{ account_id: user.accountId, body: longest }]);
  });

  it('of blanks only is ignored', async () => {
    const { body } = await bid(await client(), await lot(), 500_000, { comment: '  ' });
    expect(await messagesOf(body.bidId)).toEqual([]);
  });
});
