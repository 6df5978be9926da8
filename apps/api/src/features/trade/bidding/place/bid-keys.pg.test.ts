import { expect, it } from 'vitest';
import { codeOf, openBidding } from '../bidding-table.steps.ts';

const { client, lot, bid, cancel, bidsOf, logsOf, moveTo } = await openBidding();
const key = (text: string) => ({ 'idempotency-key': text });
const usual = {};

it('R13 a repeated key returns the first answer and does nothing again', async () => {
  const [user, lotId] = [await client(), await lot()];
  const first = await bid(user, lotId, 500_000, usual, key('a'));
  await cancel(user, first.body.bidId);
  expect(await bid(user, lotId, 500_000, usual, key('a'))).toEqual(first);
  expect(await bidsOf(user)).toMatchObject([{ id: first.body.bidId, status: 4 }]);
  expect(await logsOf(first.body.bidId)).toHaveLength(2);
});

it('R13 a key that is sent several times at once makes one bid', async () => {
  const [user, lotId] = [await client(), await lot()];
  const answers = await Promise.all([1, 2, 3].map(() => bid(user, lotId, 500_000, usual, key('b'))));
  expect(new Set(answers.map(({ body }) => body.bidId)).size).toBe(1);
  expect((await bidsOf(user)).map(({ version }) => version)).toEqual([1]);
});

it('R13 a key with another payload is refused and changes nothing', async () => {
  const [user, lotId] = [await client(), await lot()];
  const first = await bid(user, lotId, 500_000, usual, key('c'));
  expect(codeOf(await bid(user, lotId, 505_000, usual, key('c')))).toBe('422 KEY_REUSED');
  expect(codeOf(await bid(user, lotId, 500_000, { comment: 'more' }, key('c')))).toBe('422 KEY_REUSED');
  expect(await bidsOf(user)).toMatchObject([{ id: first.body.bidId, amount: 500_000, version: 1 }]);
});

it('R13 the key of a refused bid is free', async () => {
  const [user, lotId] = [await client(), await lot()];
  expect(codeOf(await bid(user, lotId, 499_999, usual, key('d')))).toBe('422 FIELDS');
  expect(codeOf(await bid(user, lotId, 500_000, usual, key('d')))).toBe('taken');
});

it('R13 without a key an equal bid is accepted as no change', async () => {
  const [user, lotId] = [await client(), await lot()];
  const [first, same] = [await bid(user, lotId, 500_000), await bid(user, lotId, 500_000)];
  expect(same).toEqual(first);
  expect(await bidsOf(user)).toMatchObject([{ version: 1 }]);
});

it('R13 a key belongs to one account and lasts a day', async () => {
  const [user, other, lotId] = [await client(), await client(), await lot({ day: '2026-11-25' })];
  const first = await bid(user, lotId, 500_000, usual, key('e'));
  expect(codeOf(await bid(other, lotId, 505_000, usual, key('e')))).toBe('taken');
  await moveTo('2026-11-19T12:00:00+09:00');
  expect(codeOf(await bid(user, lotId, 505_000, usual, key('e')))).toBe('422 KEY_REUSED');
  await moveTo('2026-11-19T12:00:01+09:00');
  expect(await bid(user, lotId, 505_000, usual, key('e'))).toMatchObject({
    status: 200,
    body: { bidId: first.body.bidId, bidAmount: 505_000 },
  });
});
