import type { PurchaseView } from '@seri/contract/trade/purchases.schema';
import { paymentReference } from '@seri/domain/money/first-deposit';
import { japanDay } from '@seri/domain/time/japan-time';
import type { Page } from '@playwright/test';
import { newJoan } from './support/accounts.ts';
import { expectNoBarriersInDialog } from './support/barriers.ts';
import { winCar } from './support/bidding.ts';
import { expect, test } from './support/fixtures.ts';
import { signInAs } from './support/sign-in.ts';
import { manager } from './support/staff.ts';

/** A win and two simultaneous browsers. */
test.describe.configure({ timeout: 120_000 });

const openOf = async ({ request }: Page, address: string): Promise<number> => {
  const answer = await request.get(`/v1/purchased-cars/view?id=${address.split('/').at(-1)}`);
  return ((await answer.json()) as PurchaseView).open;
};

test('R94 staff take a file of the bank and book its line by two keys; the car is paid, and its client sees it at once', async ({
  page,
  browserOf,
  baseURL,
}) => {
  const { email, id } = await newJoan({ role: 'client', creditLimit: 10_000_000 });
  await signInAs(page.context(), email, baseURL ?? '');
  const desk = await browserOf(manager);
  const address = await winCar(page, desk, baseURL);
  const open = await openOf(page, address);
  await page.goto(address);
  const money = page.getByRole('region', { name: 'Costs' });
  await expect(money.getByRole('row', { name: /^To pay/ })).toBeVisible();

  await desk.goto('/receipts');
  await desk.getByRole('button', { name: 'From a file' }).press('Enter');
  const file = desk.getByRole('dialog', { name: 'Receipts from a file of the bank' });
  await file.getByLabel('Bank account').fill(`Journey bank ${id}`);
  const lines = `Date,Amount,Remitter,Payment details\n${japanDay(new Date())},${open},JOAN JOURNEY,${paymentReference(id)}`;
  await file
    .locator('input[type=file]')
    .setInputFiles({ name: 'bank.csv', mimeType: 'text/csv', buffer: Buffer.from(lines) });
  const take = file.getByRole('button', { name: 'Take 1 new line' });
  await expect(take).toBeEnabled();
  await expectNoBarriersInDialog(desk);
  await take.press('Enter');
  await expect(file).toBeHidden();

  await desk.getByRole('searchbox').first().fill(paymentReference(id));
  await expect(desk).toHaveURL(/search=/);
  const row = desk.getByRole('listitem').filter({ hasText: paymentReference(id) });
  await expect(row).toContainText('Joan Journey');
  const link = row.getByRole('link');
  await link.click();
  await expect(link).toHaveAttribute('aria-current', 'true');
  await expect(desk.getByRole('radio', { name: '1 Joan Journey' })).toBeChecked();
  await link.press('Enter');
  const booking = desk.getByRole('dialog', { name: 'Book for Joan Journey' });
  await expectNoBarriersInDialog(desk);
  await expect(booking.getByRole('button', { name: /^Book / })).toBeFocused();
  await desk.keyboard.press('Enter');
  await expect(booking).toBeHidden();

  await expect(money.getByRole('row', { name: /^To pay paid/ })).toBeVisible();
  expect(await openOf(page, address)).toBe(0);
  await page.goto('/payments');
  await expect(page.getByRole('table').locator('tbody tr').first()).toContainText('Remittances');
});
