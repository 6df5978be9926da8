import { allocationsCalls } from '@seri/contract/trade/allocations.calls';
import { groupDigits } from '@seri/domain/money/money';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { InApp } from '../../../lib/browser/in-app.testkit.tsx';
import { type FakeServer, startFakeServer } from '../../../lib/calls/fake-server.testkit.ts';
import { queryClient } from '../../../lib/calls/query-client.ts';
import { AccountAllocations } from './account-allocations.tsx';
import type { MoneyOfClient } from './allocations.ts';
import { moneyOf } from './allocations.testkit.ts';

let server: FakeServer;
beforeEach(async () => {
  await page.viewport(1440, 900);
  queryClient.clear();
  server = startFakeServer();
  vi.setSystemTime('2026-11-24T03:00:00Z');
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

async function show(overrides: Partial<MoneyOfClient> = {}): Promise<void> {
  server.answer(allocationsCalls.list, moneyOf(overrides));
  await render(
    <InApp client={queryClient}>
      <AccountAllocations accountId={1001} />
    </InApp>,
  );
  await expect.element(page.getByRole('heading', { name: 'What the money pays' })).toBeVisible();
}

const list = (name: string) => page.getByRole('region', { name, exact: true });
const dialog = () => page.getByRole('dialog');
const button = (name: string | RegExp) => page.getByRole('button', { name });

test('R92 staff see what is left, what is open with what is late, and what is paid by whom', async () => {
  await show({ dueDays: 7 });
  await expect.element(page.getByText('Staff choose what money pays · due after 7 bank days')).toBeVisible();
  await expect.element(list('Money left')).toMatchTextContent(/Bank transfer.*of 650.000.¥.*150.000.¥/);
  const [late, due] = list('To pay').getByRole('listitem').all();
  await expect.element(late!).toMatchTextContent(/Honda Vezel 2019.*was due 20 Nov 2026.*400.000.¥/);
  await expect.element(due!).toMatchTextContent(/Mazda Demio 2020.*due 27 Nov 2026.*900.000.¥/);
  await expect.element(list('Paid')).toMatchTextContent(/Toyota Harrier 2021.*by rule.*500.000.¥/);
});

test('R92 money goes to what is due the longest, as much as can be, by keyboard alone', async () => {
  server.answer(allocationsCalls.allocate, { success: true });
  await show();
  button('Allocate').element().focus();
  await userEvent.keyboard('{Enter}');
  const purchase = dialog().getByLabelText('To', { exact: true });
  await expect.element(purchase).toHaveFocus();
  await expect.element(purchase).toHaveValue('700002');
  await expect.element(dialog().getByLabelText('Amount, ¥')).toHaveValue(groupDigits(150_000));
  await userEvent.keyboard('{Tab}{Enter}');
  await expect
    .poll(() => server.requests(allocationsCalls.allocate).map(({ body }) => body))
    .toEqual([{ entryId: 5, purchaseId: 700_002, amount: 150_000 }]);
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.poll(() => server.requests(allocationsCalls.list)).toHaveLength(2);
});

test('R92 more than can go is not sent; money that has moved tells what is left to go', async () => {
  server.refuse(allocationsCalls.allocate, 'ALLOCATION_EXCEEDS', { most: 90_000 });
  await show();
  await button('Allocate').click();
  const amount = dialog().getByLabelText('Amount, ¥');
  await amount.fill('150001');
  await button(/^Allocate 150/).click();
  await expect.element(amount).toHaveAttribute('aria-invalid', 'true');
  expect(server.requests(allocationsCalls.allocate)).toEqual([]);
  await amount.fill('100000');
  await button(/^Allocate 100/).click();
  await expect.element(dialog().getByText(/At most 90.000.¥ can be allocated here/)).toBeVisible();
});

test('R92 an allocation is freed in part, or moved to another purchase', async () => {
  server.answer(allocationsCalls.free, { success: true });
  await show({ byHand: false });
  await button('Move or free: Toyota Harrier 2021').click();
  await expect.element(dialog().getByText(/the rule allocates what is free/)).toBeVisible();
  await dialog().getByLabelText('Amount, ¥').fill('200000');
  await button(/^Free 200/).click();
  await expect.element(dialog()).not.toBeInTheDocument();
  await button('Move or free: Toyota Harrier 2021').click();
  await dialog().getByLabelText('To', { exact: true }).selectOptions('700002');
  await button(/^Move 400/).click();
  await expect
    .poll(() => server.requests(allocationsCalls.free).map(({ body }) => body))
    .toEqual([
      { id: 31, amount: 200_000, purchaseId: null },
      { id: 31, amount: 400_000, purchaseId: 700_002 },
    ]);
});

test('R92 R93 terms are who allocates and after how many bank days a car is due', async () => {
  server.answer(allocationsCalls.setTerms, { success: true });
  await show();
  await button('Payment terms').click();
  await expect.element(button('Save terms')).toBeDisabled();
  const days = dialog().getByLabelText('Bank days until a car is due');
  await days.fill('61');
  await button('Save terms').click();
  await expect.element(days).toHaveAttribute('aria-invalid', 'true');
  await days.fill('7');
  await dialog().getByLabelText('What money pays').selectOptions('rule');
  await button('Save terms').click();
  await expect
    .poll(() => server.requests(allocationsCalls.setTerms).map(({ body }) => body))
    .toEqual([{ id: 1001, byHand: false, dueDays: 7 }]);
});

test('R89 who may not allocate looks on; nothing is free, nothing can be allocated', async () => {
  await show({ can: { allocate: false } });
  expect(page.getByRole('button').elements()).toHaveLength(0);
  server.answer(allocationsCalls.list, moneyOf({ free: 0 }));
  await queryClient.invalidateQueries();
  await expect.element(button('Payment terms')).toBeVisible();
  await expect.element(button('Allocate')).not.toBeInTheDocument();
});
