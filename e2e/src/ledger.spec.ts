import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { phone } from './support/listing.ts';
import { refuse } from './support/refuse.ts';
import { registered } from './support/accounts.ts';
import { bookRemittance, byColleague, clientIdOf, manager, openClient } from './support/staff.ts';

const entries = (page: Page) => page.getByRole('table', { name: 'Payments' }).locator('tbody tr');
const figure = (page: Page, caption: string) => page.locator('dl > div').filter({ hasText: caption });
const isWelcome = ({ payload }: { payload: string | Buffer }) => String(payload).includes('welcome');
/** Whoever is connected late asks for all anew. */
const isConnected = (page: Page) =>
  page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived', isWelcome));
/** Yen are grouped by no-break spaces. */
const yen = (text: string) => text.replaceAll(' ', '\u00A0');

test('a client reads the own payments and filters them, in the address too', async ({ browserOf }) => {
  const page = await browserOf('client');
  await page.goto('/payments');
  await expect(entries(page).first()).toBeVisible();
  await expect(page.getByText('A bank transfer takes 2 to 5 business days.')).toBeVisible();

  await page.getByLabel('Purpose').selectOption('Remittance');
  await expect(page).toHaveURL('/payments?purpose=remittance');
  await expect(page.getByText('updating')).toBeHidden();
  for (const row of await entries(page).all()) await expect(row).toContainText('Remittance');

  await page.getByLabel('Type').selectOption('Car Purchase');
  await expect(page).toHaveURL('/payments?type=car_purchase&purpose=remittance');
  await expect(page.getByRole('heading', { name: 'No records found' })).toBeVisible();
  await expect(page.getByText('Car Purchase · Remittance')).toBeVisible();
  await page.getByRole('button', { name: 'Show all payments' }).click();
  await expect(page).toHaveURL('/payments');
  await expect(entries(page).first()).toBeVisible();
});

test('two filters chosen in quick succession make one request', async ({ browserOf }) => {
  const page = await browserOf('client');
  await page.clock.install();
  const connected = isConnected(page);
  await page.goto('/payments');
  await expect(entries(page).first()).toBeVisible();
  await connected;
  const asked: string[] = [];
  page.on(
    'request',
    (request) => /payments\/index\?.*(?:type|purpose)=/.test(request.url()) && asked.push(request.url()),
  );
  // However slow the machine is, no time passes between the two.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await page.getByLabel('Type').selectOption('Remittances');
  await page.getByLabel('Purpose').selectOption('Refund');
  await page.clock.resume();
  await expect(page).toHaveURL('/payments?type=remittance&purpose=refund');
  await expect.poll(() => asked).toHaveLength(1);
  await expect(page.getByText('updating')).toBeHidden();
  expect(asked).toHaveLength(1);
});

test('payments that do not load say so and are asked for again', async ({ browserOf }) => {
  const page = await browserOf('client');
  const connected = isConnected(page);
  await page.goto('/balance');
  // From then on nothing but the button asks again.
  await connected;
  await refuse(page, '**/v1/payments/index**');
  await page.getByRole('link', { name: 'To the payments' }).click();
  await expect(page.getByRole('heading', { name: 'The payments did not load' })).toBeVisible();
  await expect(page.getByText('e-123456')).toBeVisible();
  await page.unroute('**/v1/payments/index**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(entries(page).first()).toBeVisible();
});

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
  await expect(figure(staff, 'Free to bid')).toContainText(yen('99 999 ¥'));
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
  await expect(figure(client, 'Credit limit')).toContainText(yen('0 ¥'));
  const staff = await browserOf(manager);
  await openClient(staff, email);
  await staff.getByRole('button', { name: 'Set the credit limit' }).click();
  const dialog = staff.getByRole('dialog');
  await dialog.getByLabel('New credit limit').fill('3 000 000');
  await dialog.getByRole('button', { name: 'Set', exact: true }).click();
  await expect(dialog.getByText('Required field')).toBeVisible();
  await expect(dialog.getByLabel('Reason')).toBeFocused();
  await dialog.getByLabel('Reason').fill('Pays on time');
  await dialog.getByRole('button', { name: 'Set', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(staff.getByText('Pays on time')).toBeVisible();
  await expect(figure(client, 'Credit limit')).toContainText(yen('3 000 000 ¥'));
  await expect(figure(client, 'Free to bid')).toContainText(yen('3 000 000 ¥'));
});

test('a booking without an answer is tried again and books once', async ({ browserOf }) => {
  const staff = await browserOf(manager);
  await openClient(staff, await registered());
  const keys: (string | undefined)[] = [];
  await staff.route('**/v1/user/remittance', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length > 1) return route.continue();
    // It is booked; only the answer is lost.
    await route.fetch();
    return route.abort();
  });
  await staff.getByRole('button', { name: 'Record a remittance' }).click();
  const dialog = staff.getByRole('dialog');
  await dialog.getByLabel('Amount').fill('70000');
  await dialog.getByLabel('Reason').fill('Bank statement');
  await dialog.getByRole('button', { name: /^Record / }).dblclick();
  await expect(dialog.getByText('No answer has come')).toBeVisible();
  await expect(dialog.getByLabel('Amount')).toBeDisabled();
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog).toBeHidden();
  await staff.getByRole('tab', { name: 'Payments' }).click();
  await expect(entries(staff)).toHaveCount(1);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
});

test('a limit that a colleague has set meanwhile is shown before it is set again', async ({ browserOf, baseURL }) => {
  const staff = await browserOf(manager);
  await openClient(staff, await registered());
  const owner = await browserOf('owner');
  await staff.getByRole('button', { name: 'Set the credit limit' }).click();
  const dialog = staff.getByRole('dialog');
  await dialog.getByLabel('New credit limit').fill('500000');
  await dialog.getByLabel('Reason').fill('Asked for by telephone');
  await byColleague(owner.context().request, baseURL ?? '', '/user/credit-limit', {
    id: clientIdOf(staff),
    creditLimit: 200_000,
    expected: 0,
    reason: 'A colleague was faster',
  });
  await dialog.getByRole('button', { name: 'Set', exact: true }).click();
  await expect(dialog.getByText(`It stands at ${yen('200 000 ¥')} now.`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Set', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(figure(staff, 'Free to bid')).toContainText(yen('500 000 ¥'));
});

test('on a phone the entries are strips, and nothing is cut off, in Russian', async ({ browserOf }) => {
  const page = await browserOf('vip', { viewport: phone });
  for (const address of ['/payments', '/balance']) {
    await page.goto(address);
    await expect(page.getByText('Банковский перевод идёт от 2 до 5 рабочих дней.')).toBeVisible();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  }
  await page.goto('/payments');
  await expect(page.getByRole('list', { name: 'Платежи' }).getByRole('listitem').first()).toBeVisible();
});
