import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { soon } from '../../../../lib/browser/soon.testkit.ts';
import { changeOf, deskBid, openDesk, press, refusedResponse, shownOf, stateOf, startDesk } from './desk.dom.steps.tsx';

let server: ReturnType<typeof startDesk>;

beforeEach(() => {
  server = startDesk();
});
afterEach(() => vi.restoreAllMocks());

const batchOf = (batch: string, count: number) =>
  changeOf(77, { bidId: count, lotId: 1000 + count, lotNo: `${20_000 + count}`, batch, count });

const call = 'PUT /bid/undo-many';
const sentTo = (path: string) => server.sent().flatMap(({ call: sent, body }) => (sent === path ? [body] : []));

/** The batches that statuses were sent as. */
const batches = () => [...new Set(sentTo('PUT /bid/update-bid-statuses').map(({ batch }) => String(batch)))];

/** Sets bids to Bid at once; returns the name of the batch. */
async function setMany(count: number): Promise<string> {
  await openDesk(
    server,
    Array.from({ length: count }, (_, index) => deskBid(index + 1)),
    [],
  );
  for (let id = 1; id <= count; id += 1) {
    press('KeyX');
    press('KeyJ');
    await new Promise(requestAnimationFrame);
  }
  server.answer('GET /bid/undo', () => ({ changes: batches().map((batch) => batchOf(batch, count)) }));
  press('Digit2');
  await soon(() => expect(sentTo('PUT /bid/update-bid-statuses')).toHaveLength(Math.ceil(count / 20)));
  await expect.element(page.getByText(`${count} bids set to Bid`)).toBeVisible();
  const [batch = '', ...others] = batches();
  expect(others).toEqual([]);
  return batch;
}

/** Undoes these bids and refuses the others. */
function undoOnly(ids: readonly number[], others: readonly number[] = []): void {
  server.answer(call, () => ({
    results: [...ids, ...others].map((bidId) => {
      const success = ids.includes(bidId);
      const bid = deskBid(bidId, { bidStatus: success ? 1 : 4, version: 3 });
      server.stored.set(bidId, bid);
      return { bidId, success, code: success ? null : 'STATE_CHANGED', bid: stateOf(bid) };
    }),
    next: null,
  }));
}

describe('a change of many bids', () => {
  it('is undone as one by its toast', async () => {
    const batch = await setMany(3);
    undoOnly([3, 2, 1]);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect.element(page.getByText('3 bids are back as before')).toBeVisible();
    expect(sentTo(call)).toEqual([{ batch }]);
    for (const id of [1, 2, 3]) await soon(() => expect(shownOf(id)).toBe('new'));
  });

  it('is undone as one by z, also if it went out in several requests', async () => {
    const batch = await setMany(23);
    undoOnly([1]);
    press('KeyZ');
    await expect.element(page.getByText('1 bid is back as before')).toBeVisible();
    expect(sentTo(call)).toEqual([{ batch }]);
  });

  it('says how many bids were undone and why others were not', async () => {
    await setMany(3);
    undoOnly([3, 1], [2]);
    press('KeyZ');
    await expect.element(page.getByText('2 bids are back as before')).toBeVisible();
    await expect
      .element(page.getByText('1 bid was not undone: This has changed in the meantime. Please look again'))
      .toBeVisible();
    await soon(() => expect(shownOf(2)).toBe('cancelled'));
  });

  it('R72 says in general words that bids were not undone, if the reason is unknown to this build', async () => {
    await setMany(2);
    server.answer(call, () => ({ results: [{ bidId: 1, success: false, code: 'WEIRD', bid: null }], next: null }));
    press('KeyZ');
    await expect.element(page.getByText('1 bid was not undone: This did not work. Please try again')).toBeVisible();
  });

  it('is undone page by page', async () => {
    const batch = await setMany(2);
    server.answer(call, ({ before }) => ({
      results: [{ bidId: before ? 1 : 2, success: true, code: null, bid: null }],
      next: before ? null : 70,
    }));
    press('KeyZ');
    await expect.element(page.getByText('2 bids are back as before')).toBeVisible();
    expect(sentTo(call)).toEqual([{ batch }, { batch, before: 70 }]);
  });

  it('that can no longer be undone says so', async () => {
    await setMany(2);
    server.answer(call, () => refusedResponse('UNDO_CLOSED', 409));
    press('KeyZ');
    await expect.element(page.getByText('Nothing was undone')).toBeVisible();
    expect(shownOf(1)).toBe('bid');
  });

  it('is one line of the list, with its own undo', async () => {
    const batch = await setMany(2);
    undoOnly([2, 1]);
    await page.getByRole('button', { name: 'Undo 1' }).click();
    const line = page.getByRole('dialog', { name: 'Your last changes' }).getByRole('listitem');
    await soon(() => expect(line.element().textContent).toMatch(/2 bids.*Bid/));
    await line.getByRole('button', { name: 'Undo the change to 2 bids' }).click();
    await expect.element(page.getByText('2 bids are back as before')).toBeVisible();
    expect(sentTo(call)).toEqual([{ batch }]);
  });
});
