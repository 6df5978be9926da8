import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { phone } from './support/listing.ts';
import { registered } from './support/accounts.ts';
import { byColleague, clientIdOf, manager, openClient } from './support/staff.ts';

const menuEntry = (page: Page, name: string) => page.getByRole('navigation').getByRole('link', { name });

/** The row of a permission; a radio is as small as its label lets it be. */
const choose = (page: Page, flag: string, state: 'On' | 'Off' | 'By level') =>
  page.getByRole('group', { name: flag }).getByRole('radio', { name: state }).check({ force: true });

async function setLevel(page: Page, level: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Access level' }).selectOption(level);
  await page.getByRole('button', { name: 'Change', exact: true }).click();
}

test('who may not look after clients lands on the profile, and is shown no way there', async ({ browserOf }) => {
  for (const who of ['client', 'dealer'] as const) {
    const page = await browserOf(who);
    await page.goto('/clients');
    await expect(page).toHaveURL('/profile');
    await expect(menuEntry(page, 'Clients')).toHaveCount(0);
    await page.goto('/clients/1001');
    await expect(page).toHaveURL('/profile');
  }
});

test('by keyboard alone a manager finds a client and opens it', async ({ browserOf }) => {
  const email = await registered();
  const page = await browserOf(manager);
  await page.goto('/clients?scope=all');
  const search = page.getByRole('searchbox', { name: 'Search' });
  await search.focus();
  await page.keyboard.type(email);
  await expect(page).toHaveURL(/search=journey/);
  const rows = page.getByRole('table', { name: 'Clients' }).locator('tbody tr');
  await expect(rows).toHaveCount(1);
  await expect(search).toBeFocused();
  const link = rows.getByRole('link');
  for (let step = 0; step < 12 && !(await isFocused(link)); step += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Joan Journey' })).toBeVisible();
  await expect(page.locator('main:focus, main h1:focus')).toHaveCount(1);
  await page.getByRole('tab', { name: 'Overview' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Payments' })).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(search).toHaveValue(email);
});

const isFocused = (link: ReturnType<Page['getByRole']>) =>
  link.evaluate((element) => element === document.activeElement);

test('a search that finds nobody names itself and lets go', async ({ browserOf }) => {
  const page = await browserOf(manager);
  await page.goto('/clients?search=nobody-is-called-this&role=1092');
  await expect(page.getByRole('heading', { name: 'No records found' })).toBeVisible();
  await expect(page.getByText('“nobody-is-called-this” · Dealer')).toBeVisible();
  await page.getByRole('button', { name: 'Look through all clients' }).click();
  await expect(page).toHaveURL(/scope=all/);
  await page.getByRole('button', { name: 'Remove nobody-is-called-this' }).click();
  await expect(page).toHaveURL('/clients?scope=all&role=1092');
  await expect(page.getByRole('table', { name: 'Clients' })).toBeVisible();
});

test('columns sort up, down and not at all, in the address', async ({ browserOf }) => {
  const page = await browserOf(manager);
  await page.goto('/clients?scope=all');
  const head = page.getByRole('columnheader', { name: 'Balance' });
  for (const [order, sort] of [
    ['ascending', /sort=balance&order=ASC/],
    ['descending', /sort=balance&order=DESC/],
    ['none', /clients\?scope=all$/],
  ] as const) {
    await head.getByRole('button').click();
    await expect(head).toHaveAttribute('aria-sort', order);
    await expect(page).toHaveURL(sort);
  }
});

test('a permission taken away goes from the open browser, and comes back', async ({ browserOf }) => {
  const email = await registered();
  const client = await browserOf(email);
  await client.goto('/payments');
  await expect(menuEntry(client, 'Car listing')).toBeVisible();
  const staff = await browserOf(manager);
  await openClient(staff, email, 'Access');
  await choose(staff, 'Car auctions', 'Off');
  await staff.getByRole('button', { name: 'Save 1 change' }).click();
  await expect(staff.getByText('Permissions saved')).toBeVisible();
  await expect(menuEntry(client, 'Car listing')).toHaveCount(0);

  await choose(staff, 'Car auctions', 'By level');
  await staff.getByRole('button', { name: 'Save 1 change' }).click();
  await expect(menuEntry(client, 'Car listing')).toBeVisible();
});

test('flags of staff work stand fixed for who is no owner', async ({ browserOf }) => {
  const email = await registered();
  const staff = await browserOf(manager);
  await openClient(staff, email, 'Access');
  await expect(staff.getByRole('group', { name: 'Share a lot' })).toBeVisible();
  await expect(staff.getByText('Change bid statuses')).toBeVisible();
  await expect(staff.getByRole('group', { name: 'Change bid statuses' })).toHaveCount(0);
  const owner = await browserOf('owner');
  await openClient(owner, email, 'Access');
  await expect(owner.getByRole('group', { name: 'Change bid statuses' })).toBeVisible();
});

test('disabling asks first, and ends the client’s open browser', async ({ browserOf }) => {
  const email = await registered();
  const client = await browserOf(email);
  await client.goto('/payments');
  await expect(client.getByRole('heading', { name: 'No records found' })).toBeVisible();
  const staff = await browserOf(manager);
  await openClient(staff, email, 'Access');
  await setLevel(staff, 'Disabled');
  const dialog = staff.getByRole('dialog', { name: 'Disable this account?' });
  await expect(dialog).toContainText('All open sign-ins end at once');
  await staff.keyboard.press('Escape');
  await expect(staff.getByRole('button', { name: 'Change', exact: true })).toBeFocused();

  await staff.getByRole('button', { name: 'Change', exact: true }).click();
  await dialog.getByRole('button', { name: 'Disable', exact: true }).click();
  await expect(staff.locator('header').getByText('Disabled')).toBeVisible();
  await expect(client.getByRole('dialog', { name: 'Session expired' })).toBeVisible();
});

test('what a colleague changed meanwhile is shown, and nothing is overwritten', async ({ browserOf, baseURL }) => {
  const staff = await browserOf(manager);
  await openClient(staff, await registered());
  const owner = await browserOf('owner');
  await staff.getByLabel('Note, for staff').fill('Mine');
  const view = await owner.context().request.get(`/v1/user/client?id=${clientIdOf(staff)}`);
  const { client } = await view.json();
  await byColleague(owner.context().request, baseURL ?? '', '/user/client', {
    id: client.id,
    version: client.version,
    managerId: null,
    dealerId: null,
    dailyBidLimit: 7,
    dailyUssLimit: 0,
    note: 'Theirs',
  });
  await staff.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(staff.getByText('Someone else has changed this client meanwhile')).toBeVisible();
  await expect(staff.getByLabel('Note, for staff')).toHaveValue('Theirs');
  await expect(staff.getByLabel(/^Bids per day/)).toHaveValue('7');

  await staff.getByLabel('Note, for staff').fill('Ours');
  await staff.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(staff.getByText('Saved', { exact: true })).toBeVisible();
  await expect(staff.locator('dl').filter({ hasText: 'Registered' })).toContainText('Ours');
});

test('a client assigned to a manager stands among the manager’s own', async ({ browserOf }) => {
  const email = await registered();
  const staff = await browserOf(manager);
  await openClient(staff, email);
  await staff.getByLabel('Manager').selectOption('Kenji Morita');
  await staff.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(staff.getByText('Saved', { exact: true })).toBeVisible();
  await staff.goto(`/clients?search=${email}`);
  await expect(staff.getByRole('table', { name: 'Clients' }).locator('tbody tr')).toHaveCount(1);
});

test('an owner makes staff, who then finds clients and not staff', async ({ browserOf }) => {
  const email = await registered();
  const owner = await browserOf('owner');
  await openClient(owner, email, 'Access');
  await setLevel(owner, 'Manager');
  await expect(owner.locator('header').getByText('Manager')).toBeVisible();
  await owner.goto(`/clients?scope=staff&search=${email}`);
  await expect(owner.getByRole('table', { name: 'Clients' }).locator('tbody tr')).toHaveCount(1);
  const staff = await browserOf(email);
  await staff.goto('/clients?scope=all');
  await expect(staff.getByRole('table', { name: 'Clients' }).locator('tbody tr').first()).toBeVisible();
  await expect(staff.getByRole('radio', { name: 'Staff' })).toHaveCount(0);
});

test('on a phone, in Russian, staff read everything and the page never scrolls sideways', async ({
  browserOf,
  baseURL,
}) => {
  const email = await registered();
  const owner = await browserOf('owner');
  await openClient(owner, email, 'Access');
  await setLevel(owner, 'Manager');
  await expect(owner.locator('header').getByText('Manager')).toBeVisible();
  const page = await browserOf(email, { viewport: phone });
  await byColleague(page.context().request, baseURL ?? '', '/user/update-setting', { language: 693 });
  await page.goto('/clients?scope=all');
  const strips = page.getByRole('list', { name: 'Клиенты' }).getByRole('listitem');
  await expect(strips.first()).toBeVisible();
  await expectNoOverflow(page);
  await strips.first().getByRole('link').click();
  for (const tab of ['Платежи', 'Доступ', 'Обзор']) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByRole('tabpanel', { name: tab })).toBeVisible();
    await expectNoOverflow(page);
  }
});

async function expectNoOverflow(page: Page): Promise<void> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(over).toBeLessThanOrEqual(0);
}
