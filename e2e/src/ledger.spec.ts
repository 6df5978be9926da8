import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { registered } from './support/accounts.ts';
import { bookRemittance, manager, openClient } from './support/staff.ts';

const entries = (page: Page) => page.getByRole('table', { name: 'Payments' }).locator('tbody tr');
const figure = (page: Page, caption: string) => page.locator('dl > div').filter({ hasText: caption });
/** Yen are grouped by no-break spaces. */
const yen = (text: string) => text.replaceAll(' ', '\u00A0');

test('a remittance shows at once, and in the client’s open browser without a reload; the minimum lifts the account', async ({
  browserOf,
}) => {
  const email = await registered();
  const client = await browserOf(email);
  await client.goto('/payments');
  await expect(client.getByRole('heading', { name: 'No records found' })).toBeVisible();
  const staff = await browserOf(manager);
  await openClient(staff, email);
  await expect(staff.getByRole('banner').or(staff.getByRole('main')).getByText('Restricted').first()).toBeVisible();

  await bookRemittance(staff, '99 999 ¥', 'Bank transfer, first part');
  await expect(figure(staff, 'Available to bid')).toContainText(yen('99 999 ¥'));
  await expect(entries(client)).toHaveCount(1);
  await expect(entries(client).first()).toContainText('Bank transfer, first part');
  await expect(staff.locator('header').getByText('Restricted')).toBeVisible();

  await bookRemittance(staff, '100000');
  await expect(entries(client)).toHaveCount(2);
  await expect(figure(client, 'Balance').first()).toContainText(yen('199 999 ¥'));
  await expect(staff.locator('header').getByText('Client', { exact: true })).toBeVisible();
});

test('a raised limit shows in the client’s balance', async ({ browserOf }) => {
  const email = await registered();
  const client = await browserOf(email);
  await client.goto('/balance');
  await expect(client.getByRole('heading', { name: 'Before you can bid' })).toBeVisible();
  const staff = await browserOf(manager);
  await openClient(staff, email);
  await staff.getByRole('button', { name: 'Set credit limit' }).click();
  const dialog = staff.getByRole('dialog');
  await dialog.getByLabel('New credit limit').fill('3 000 000');
  await dialog.getByLabel('Reason').fill('Pays on time');
  await dialog.getByRole('button', { name: 'Set', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(staff.getByText('Pays on time')).toBeVisible();
  await expect(figure(client, 'Credit limit')).toContainText(yen('3 000 000 ¥'));
  await expect(figure(client, 'Available to bid')).toContainText(yen('3 000 000 ¥'));
});
