import { chargesCalls } from '@seri/contract/trade/charges.calls';
import { settlementsCalls } from '@seri/contract/trade/settlements.calls';
import { formatYen } from '@seri/domain/money/money';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createNoRetryClient, InApp } from '../../../lib/browser/in-app.testkit.tsx';
import { queryClient } from '../../../lib/calls/query-client.ts';
import { type FakeServer, startFakeServer } from '../../../lib/calls/fake-server.testkit.ts';
import type { PurchaseDetails } from '../list/purchases.ts';
import { aPurchaseView } from '../list/purchases.testkit.ts';
import { PurchaseMoney } from './purchase-money.tsx';

let server: FakeServer;
beforeEach(async () => {
  await page.viewport(1440, 900);
  queryClient.clear();
  server = startFakeServer();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const staff = {
  downloadPhotos: false,
  editCharges: true,
  discount: true,
  reverse: true,
  invoice: true,
  settle: true,
  move: false,
};
const show = (overrides: Partial<PurchaseDetails> = {}) =>
  render(
    <InApp client={createNoRetryClient()}>
      <PurchaseMoney purchase={aPurchaseView(overrides)} />
    </InApp>,
  );
const row = (name: RegExp) => page.getByRole('row', { name });
const button = (name: string | RegExp) => page.getByRole('button', { name });

const sums = () =>
  page
    .getByRole('definition')
    .elements()
    .map((one) => one.textContent);

test('a charge that nobody knows is told as unknown, and never added', async () => {
  await show();
  await expect
    .poll(() => page.getByRole('row', { name: /^Total/ }).element().textContent)
    .toContain(formatYen(1_850_000));
  await expect.element(page.getByRole('row', { name: 'Still to come 1 charge not known yet' })).toBeVisible();
  await expect.element(page.getByRole('row', { name: 'Freight not known yet' })).toBeVisible();
  expect(button('Add a charge').elements()).toHaveLength(0);
});

test('R92 below the total stand the money that has paid it, what is open and by when', async () => {
  vi.setSystemTime('2026-11-22T03:00:00Z');
  const remitted = { entryId: 5, date: '2026-11-16T03:00:00.000Z', description: 'Bank transfer', amount: 1_000_000 };
  await show({ paid: 1_000_000, open: 850_000, payments: [remitted] });
  await expect.element(row(/^Paid/)).toMatchTextContent(/Paid.*1.000.000.¥/);
  await expect.element(row(/^16 Nov/)).toMatchTextContent(/16 Nov 2026.*Bank transfer.*1.000.000.¥/);
  await expect.element(row(/^To pay/)).toMatchTextContent(/due 24 Nov.*850.000.¥/);
});

test.each([
  [
    'R93 a late purchase says by how many days',
    { isOverdue: true, dueOn: '2026-11-19' },
    /overdue by 3 days.*due 19 Nov 2026.*1.850.000.¥/,
  ],
  ['R92 a paid one says so', { paid: 1_850_000, open: 0 }, /paid.*0.¥/],
])('%s', async (_, overrides, words) => {
  vi.setSystemTime('2026-11-22T03:00:00Z');
  await show(overrides);
  await expect.element(row(/^To pay/)).toMatchTextContent(words);
});

test('staff give a charge its amount by keyboard, and see the total that follows', async () => {
  server.answer(chargesCalls.change, { success: true });
  await show({ can: staff });
  await userEvent.click(button('Change Freight'));
  await userEvent.fill(page.getByLabelText('Amount'), '95000');
  await userEvent.click(page.getByText('Now', { exact: true }));
  await expect
    .poll(() => page.getByText('Total after it').element().parentElement?.textContent)
    .toContain(formatYen(1_945_000));
  await userEvent.click(button(/^Charge 95/));
  await expect
    .poll(() => server.requests(chargesCalls.change).map(({ body }) => body))
    .toEqual([{ id: 2, version: 1, amount: 95_000, note: '', isBooked: true }]);
});

test('a booked charge is given back from its dialog', async () => {
  server.answer(chargesCalls.remove, { success: true });
  await show({ can: staff });
  await userEvent.click(button('Change Agent fee'));
  await userEvent.click(button(/^Give back/));
  await expect
    .poll(() => server.requests(chargesCalls.remove).map(({ query }) => query))
    .toEqual([{ id: '1', version: '1' }]);
});

test('a cancellation says what it costs before it is booked', async () => {
  server.answer(settlementsCalls.propose, { penalty: 30_000, sellersFee: null, isGainOfClient: true });
  server.answer(settlementsCalls.cancel, { success: true });
  await show({ can: staff });
  await userEvent.click(button('End this purchase'));
  await userEvent.click(page.getByRole('menuitem', { name: 'Cancel the purchase' }));
  await expect.poll(sums).toEqual([formatYen(80_000), formatYen(1_770_000)]);
  await userEvent.click(page.getByRole('checkbox'));
  await expect.poll(sums).toEqual([formatYen(30_000), formatYen(1_820_000)]);
  await userEvent.click(button('Cancel the purchase'));
  await expect
    .poll(() => server.requests(settlementsCalls.cancel).map(({ body }) => body))
    .toMatchObject([
      { purchaseId: 700_001, version: 1, reason: 'window', kept: [], costs: [{ kind: 'penalty', amount: 30_000 }] },
    ]);
});
