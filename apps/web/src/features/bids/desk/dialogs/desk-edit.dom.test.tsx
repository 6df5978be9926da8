import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { queryClient } from '../../../../lib/calls/query-client.ts';
import { soon } from '../../../../lib/browser/soon.testkit.ts';
import { sendUndo } from '../changes/send-undo.ts';
import type { ListedBid } from '../../list/bids.ts';
import { dropEditDraft } from './desk-edit.ts';
import {
  deskBid,
  fakeServer,
  flags,
  openDesk,
  press,
  refusedResponse,
  rowOf,
  stateOf,
} from '../changes/desk.dom.steps.tsx';

let server: ReturnType<typeof fakeServer>;

beforeEach(() => {
  queryClient.clear();
  // Left open by the test before.
  dropEditDraft();
  server = fakeServer();
});
afterEach(() => vi.restoreAllMocks());

const dialog = () => page.getByRole('dialog');

async function edit() {
  press('KeyE');
  const amount = page.getByRole('textbox', { name: /^Bid, step / });
  await expect.element(amount).toHaveFocus();
  return amount;
}

const editCall = 'PUT /bid/update-bid-price';

/** The call waits until the returned function says what it leaves. */
function hold(call: string): (bid: ListedBid) => void {
  const { promise, resolve } = Promise.withResolvers<ListedBid>();
  server.answer(call, async () => {
    const bid = await promise;
    server.stored.set(bid.bidId, bid);
    return { success: true, undoId: null, ...stateOf(bid) };
  });
  return resolve;
}

async function saveLate() {
  const { promise, resolve } = Promise.withResolvers<Response | undefined>();
  server.answer(editCall, async () => (await promise) ?? { success: true, undoId: null, ...stateOf(deskBid(1)) });
  await openDesk(server, [deskBid(1), deskBid(2)]);
  await userEvent.fill(await edit(), '900000');
  await userEvent.keyboard('{Enter}');
  await soon(() => expect(server.sent()).toHaveLength(1));
  await page.getByText('Close').click();
  press('KeyJ');
  await new Promise(requestAnimationFrame);
  return resolve;
}

describe('an edit', () => {
  it('of the amount sends all fields and shows once it is saved', async () => {
    await openDesk(server, [deskBid(1, { bidGroup: 'A' })]);
    await userEvent.fill(await edit(), '900 000 ¥');
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog()).not.toBeInTheDocument();
    const body = { jasId: 1, version: 1, amount: 900_000, bidGroup: 'A', adjustmentPrice: 0, exportType: null };
    expect(server.sent()).toEqual([{ call: editCall, body }]);
    await soon(() => expect(rowOf(1)?.textContent).toMatch(/900\u00A0000/));
  });

  describe('R39: of six similar lots that sold', () => {
    const prices = [500_000, 520_000, 560_000, 600_000, 700_000, 800_000];
    const open = async (averagePrice: number | null) => {
      server.answer('GET /car-auction/price-sense', () => ({ prices, averagePrice }));
      await openDesk(server, [deskBid(1)], [...flags, 'salesStatisticsView']);
      return edit();
    };

    it('it says how many sold for the typed amount or less', async () => {
      const amount = await open(580_000);
      await expect.element(page.getByText('33% of 6 similar lots sold for this or less')).toBeVisible();
      await userEvent.fill(amount, '700000');
      await expect.element(page.getByText('83% of 6 similar lots sold for this or less')).toBeVisible();
    });

    it('it says nothing if they were too few for an average', async () => {
      await open(null);
      await soon(() => expect(queryClient.getQueryData(['lots', 'prices', '1001'])).toBeDefined());
      expect(page.getByText(/similar lots sold/).query()).toBeNull();
    });
  });

  it('of the adjustment alone has its own call', async () => {
    await openDesk(server, [deskBid(1)]);
    await edit();
    await page.getByRole('textbox', { name: 'Adjustment, ¥' }).fill('-15 000');
    await userEvent.keyboard('{Enter}');
    await soon(() =>
      expect(server.sent()).toEqual([
        { call: 'PUT /bid/update-adjustment-price', body: { bidId: 1, version: 1, adjustmentPrice: -15_000 } },
      ]),
    );
  });

  it('shows a refused value at its field', async () => {
    server.answer(editCall, () =>
      refusedResponse('FIELDS', 422, { fields: { amount: { problem: 'offStep', amount: 5000 } } }),
    );
    await openDesk(server, [deskBid(1)]);
    const amount = await edit();
    await userEvent.fill(amount, '901001');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('Bids on this lot go in steps of 5\u00A0000\u00A0¥')).toBeVisible();
    await expect.element(amount).toHaveFocus();
  });

  it('refused for credit says how much is free and keeps the typed values', async () => {
    server.answer(editCall, () => refusedResponse('CREDIT_EXCEEDED', 402, { headroom: 120_000 }));
    await openDesk(server, [deskBid(1)]);
    const amount = await edit();
    await userEvent.fill(amount, '9000000');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('dialog', { name: 'The bid was not changed' })).toBeVisible();
    await page.getByRole('dialog', { name: 'The bid was not changed' }).getByText('Close').click();
    await expect.element(amount).toHaveValue('9000000');
    expect(rowOf(1)?.textContent).toMatch(/550\u00A0000/);
  });

  it('of a bid that somebody else changed shows both values before it can overwrite them', async () => {
    server.overtake(editCall, deskBid(1, { bidAmount: 700_000, version: 4 }));
    await openDesk(server, [deskBid(1)]);
    await userEvent.fill(await edit(), '900000');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('button', { name: 'Bid, ¥: take 700\u00A0000\u00A0¥' })).toBeVisible();
    await expect.element(page.getByText(/700\u00A0000/).last()).toBeVisible();
    await page.getByRole('button', { name: 'Save my values' }).click();
    await soon(() => expect(server.sent().map(({ body }) => body['version'])).toEqual([1, 4]));
    expect(server.stored.get(1)?.bidAmount).toBe(900_000);
  });

  it('opened before an own change of the status was answered does not conflict with it', async () => {
    const accept = hold('PUT /bid/update-bid-status');
    await openDesk(server, [deskBid(1)], []);
    press('Digit2');
    await soon(() => expect(server.sent()).toHaveLength(1));
    await userEvent.fill(await edit(), '900000');
    await userEvent.keyboard('{Enter}');
    accept(deskBid(1, { bidStatus: 2, version: 2 }));
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(server.sent().map(({ body }) => body['version'])).toEqual([1, 2]);
    expect(server.stored.get(1)).toMatchObject({ bidStatus: 2, bidAmount: 900_000 });
  });

  it('opened before an undo was answered does not write back what it undid', async () => {
    const undo = hold('PUT /bid/undo');
    await openDesk(server, [deskBid(1)]);
    void sendUndo({ id: 900, bidId: 1 });
    await userEvent.fill(await edit(), '900000');
    await userEvent.keyboard('{Enter}');
    undo(deskBid(1, { bidAmount: 500_000, version: 2 }));
    await expect.element(page.getByRole('button', { name: 'Bid, ¥: take 500\u00A0000\u00A0¥' })).toBeVisible();
    expect(server.stored.get(1)?.bidAmount).toBe(500_000);
  });

  it('takes over somebody else’s values in fields that were not touched', async () => {
    server.overtake(editCall, deskBid(1, { adjustmentPrice: -15_000, bidGroup: 'C', version: 4 }));
    await openDesk(server, [deskBid(1)]);
    await userEvent.fill(await edit(), '900000');
    await userEvent.keyboard('{Enter}');
    await page.getByRole('button', { name: 'Save my values' }).click();
    await soon(() =>
      expect(server.sent().at(-1)?.body).toMatchObject({ amount: 900_000, adjustmentPrice: -15_000, bidGroup: 'C' }),
    );
  });

  it('of one bid never shows in another', async () => {
    await openDesk(server, [deskBid(1), deskBid(2, { bidAmount: 600_000 })]);
    await userEvent.fill(await edit(), '111');
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog()).not.toBeInTheDocument();
    press('KeyJ');
    await new Promise(requestAnimationFrame);
    await expect.element(await edit()).toHaveValue('600\u00A0000');
  });

  describe('that is answered after it was closed', () => {
    it('does not close another form', async () => {
      const answer = await saveLate();
      const other = await edit();
      answer(undefined);
      await expect.element(page.getByText('20001 Bid changed')).toBeInTheDocument();
      await expect.element(other).toBeVisible();
    });

    it('shows why it was not saved', async () => {
      const answer = await saveLate();
      answer(refusedResponse('CREDIT_EXCEEDED', 402, { headroom: 120_000 }));
      await expect.element(page.getByText('Lot 20001: nothing was changed')).toBeVisible();
      await expect.element(page.getByText('This bid is more than the amount available to bid')).toBeVisible();
    });
  });

  it('names the current export type before the list of types has loaded', async () => {
    server.answer('GET /bid/export-type', () => new Promise(() => {}));
    await openDesk(server, [deskBid(1, { exportType: 2 })]);
    await edit();
    await expect.element(page.getByRole('combobox', { name: 'Export type' })).toHaveDisplayValue('Half-cut');
  });
});
