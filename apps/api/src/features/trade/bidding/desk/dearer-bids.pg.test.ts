import { roleIds } from '@seri/domain/people/roles';
import type { TestUser } from '@seri/api/testkit/api';
import { beforeEach, describe, expect, it } from 'vitest';
import { codeOf, openBidding } from '../bidding-table.steps.ts';
import { deskSteps } from './desk.steps.ts';

const bidding = await openBidding();
const { api, database, client, manager, lot, bid, bidRow, cancel, logsOf } = bidding;
const { confirmWin, setStatus, setStatuses, undo } = deskSteps(api);
let staff: TestUser;

beforeEach(async () => {
  staff = await manager();
});

const nameOf = async ({ accountId }: TestUser) =>
  (await database.db.selectFrom('account').select('full_name').where('id', '=', accountId).executeTakeFirstOrThrow())
    .full_name;

/** A lot with a bid of 600 000 and those of other clients. */
async function below(...amounts: number[]) {
  const lotId = await lot();
  const bidId = (await bid(await client(), lotId, 600_000)).body.bidId;
  const others: TestUser[] = [];
  const ids: number[] = [];
  for (const amount of amounts) {
    const other = await client();
    others.push(other);
    ids.push((await bid(other, lotId, amount)).body.bidId);
  }
  return { lotId, bidId, others, ids };
}

describe('R57 a win below an open bid of another client', () => {
  it('is refused with all that offer more, the dearest first, and nothing is written', async () => {
    const { bidId, others } = await below(700_000, 550_000, 900_000);
    const [first, , last] = others;
    const answer = await setStatus(staff, bidId, 6, 1);
    expect(answer).toMatchObject({ status: 409, body: { code: 'DEARER_BID' } });
    expect(answer.body.data).toEqual({
      dearer: [
        { client: { id: last?.accountId, name: last && (await nameOf(last)) }, amount: 900_000 },
        { client: { id: first?.accountId, name: first && (await nameOf(first)) }, amount: 700_000 },
      ],
    });
    expect(await bidRow(bidId)).toMatchObject({ status: 1, version: 1 });
    expect(await logsOf(bidId)).toHaveLength(1);
  });

  it('is recorded once it is confirmed, which the log tells', async () => {
    const { bidId, ids } = await below(700_000);
    expect(codeOf(await confirmWin(staff, bidId, 1))).toBe('taken');
    expect((await logsOf(bidId)).at(-1)).toMatchObject({
      action: 'bid.won',
      detail: { passedOver: { bids: ids, isConfirmed: true } },
    });
    expect(await bidRow(ids[0] ?? 0)).toMatchObject({ status: 5, end_reason: 'otherWon' });
  });

  it('passes without a version, as from an older app, and is logged', async () => {
    const { bidId, ids } = await below(700_000);
    expect(codeOf(await setStatus(staff, bidId, 6))).toBe('taken');
    expect((await logsOf(bidId)).at(-1)).toMatchObject({
      detail: { passedOver: { bids: ids, isConfirmed: false } },
    });
  });

  it.each([
    ['an equal bid', 600_000],
    ['a lower bid', 550_000],
  ])('is not asked about for %s', async (_name, amount) => {
    const { bidId } = await below(amount);
    expect(codeOf(await setStatus(staff, bidId, 6, 1))).toBe('taken');
    expect((await logsOf(bidId)).at(-1)?.detail).not.toHaveProperty('passedOver');
  });

  it('is not asked about for a bid that has ended', async () => {
    const { bidId, others, ids } = await below(700_000);
    if (others[0]) await cancel(others[0], ids[0] ?? 0);
    expect(codeOf(await setStatus(staff, bidId, 6, 1))).toBe('taken');
  });

  it('asks for no other status, and after the version', async () => {
    const { bidId } = await below(700_000);
    expect(codeOf(await setStatus(staff, bidId, 2, 1))).toBe('taken');
    expect(codeOf(await setStatus(staff, bidId, 6, 1))).toBe('409 STATE_CHANGED');
  });

  it('names no account that the manager may not see, and an owner all', async () => {
    const { bidId, others } = await below(700_000);
    const [hidden] = others;
    await database.db
      .updateTable('account')
      .set({ role_id: roleIds.manager })
      .where('id', '=', hidden?.accountId ?? 0)
      .execute();
    expect((await setStatus(staff, bidId, 6, 1)).body.data).toEqual({ dearer: [{ client: null, amount: null }] });
    const owner = await manager({ isOwner: true });
    expect((await setStatus(owner, bidId, 6, 1)).body.data).toMatchObject({
      dearer: [{ client: { id: hidden?.accountId }, amount: 700_000 }],
    });
    await database.db
      .updateTable('account')
      .set({ role_id: roleIds.client })
      .where('id', '=', hidden?.accountId ?? 0)
      .execute();
  });

  it('is asked about for each of many, and the others are recorded', async () => {
    const [one, other, plain] = [await below(700_000), await below(800_000), await below()];
    const bids = [one, other, plain].map(({ bidId }) => ({ bidId, version: 1 }));
    const { body } = await setStatuses(staff, 6, bids);
    expect(body.results).toMatchObject([
      { bidId: one.bidId, success: false, code: 'DEARER_BID', dearer: [{ amount: 700_000 }] },
      { bidId: other.bidId, success: false, code: 'DEARER_BID', dearer: [{ amount: 800_000 }] },
      { bidId: plain.bidId, success: true },
    ]);
    const again = await setStatuses(staff, 6, bids.slice(0, 2), {}, { confirmed: true, batch: body.batch });
    expect(again.body).toMatchObject({ batch: body.batch, results: [{ success: true }, { success: true }] });
  });

  it('that is undone opens the dearer bid again', async () => {
    const { bidId, ids } = await below(700_000);
    const { undoId } = (await confirmWin(staff, bidId, 1)).body;
    expect(codeOf(await undo(staff, undoId))).toBe('taken');
    expect(await bidRow(ids[0] ?? 0)).toMatchObject({ status: 1, end_reason: null });
  });
});
