import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { phone } from './support/listing.ts';
import { byColleague, manager } from './support/staff.ts';

/** No other journey is of this role; it reads Russian. */
const troublesome = 'troublesome@demo.seri';
const own = 'Differs from what the level comes with';

const cell = (page: Page, flag: string, role: string) =>
  page.getByRole('checkbox', { name: `${flag}, ${role}`, exact: true });

const state = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });

async function open(page: Page, address = '/roles'): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('checkbox').first()).toBeVisible();
}

async function roleOf(page: Page, userLevel: string): Promise<{ roleId: number; version: number }> {
  const { roles } = await (await page.context().request.get('/v1/user/roles')).json();
  return roles.find((role: { userLevel: string }) => role.userLevel === userLevel);
}

// One set of flags for everybody: those who change it take turns.
test.describe.configure({ mode: 'serial' });

test('a flag taken from a role goes from the open pages of its accounts, and comes back', async ({ browserOf }) => {
  const client = await browserOf(troublesome);
  await client.goto('/payments');
  const listing = client.getByRole('navigation').getByRole('link', { name: 'Автомобили' });
  await expect(listing).toBeVisible();

  const owner = await browserOf('owner');
  await owner.goto('/clients');
  await owner.getByRole('link', { name: 'Access levels' }).click();
  const flag = cell(owner, 'Car auctions', 'Troublesome');
  await flag.uncheck();
  await expect(flag).toHaveAccessibleDescription(`${own} Not saved yet`);
  await expect(state(owner, '1 change')).toBeVisible();
  await expect(listing).toBeVisible();
  await owner.getByRole('button', { name: 'Save' }).click();
  await expect(state(owner, 'All saved')).toBeVisible();
  await expect(flag).toHaveAccessibleDescription(own);
  await expect(listing).toHaveCount(0);

  await flag.focus();
  await owner.keyboard.press('Space');
  await owner.keyboard.press('Enter');
  await expect(state(owner, 'All saved')).toBeVisible();
  await expect(flag).toHaveAccessibleDescription('');
  await expect(flag).toBeFocused();
  await expect(listing).toBeVisible();
});

test('flags of staff work stand fixed for who is no owner, and the call refuses them', async ({
  browserOf,
  baseURL,
}) => {
  const client = await browserOf(troublesome);
  await client.goto('/roles');
  await expect(client).toHaveURL('/profile');

  const staff = await browserOf(manager);
  await open(staff);
  await expect(cell(staff, 'Download photos', 'Dealer')).toBeEnabled();
  await expect(cell(staff, 'Change bid statuses', 'Dealer')).toHaveCount(0);
  await expect(staff.getByRole('row', { name: /^Change bid statuses/ }).getByRole('cell')).toHaveText(
    Array.from({ length: 6 }, () => 'off'),
  );
  await expect(staff.getByText('Staff work · Only an owner changes these.')).toBeVisible();
  const { roleId, version } = await roleOf(staff, 'dealer');
  const answer = await staff.context().request.put('/v1/user/role-flags', {
    headers: { origin: baseURL ?? '' },
    data: { roleId, version, overrides: { bidManageStatus: true } },
  });
  expect(answer.status()).toBe(403);

  const owner = await browserOf('owner');
  await open(owner);
  await expect(cell(owner, 'Change bid statuses', 'Dealer')).toBeEnabled();
});

test('what a colleague changed of a role is kept; changes of other roles are saved', async ({ browserOf, baseURL }) => {
  const page = await browserOf('owner');
  await open(page);
  const mine = cell(page, 'Download photos', 'Troublesome');
  const other = cell(page, 'Enter sold prices', 'Dealer');
  await mine.check();
  await other.check();
  const { roleId, version } = await roleOf(page, 'troublesome');
  const colleague = (overrides: object, seen: number) =>
    byColleague(page.context().request, baseURL ?? '', '/user/role-flags', { roleId, version: seen, overrides });
  await colleague({ shareCar: true }, version);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert')).toContainText('changed this level meanwhile: Troublesome');
  await expect(state(page, 'All saved')).toBeVisible();
  await expect(mine).not.toBeChecked();
  await expect(cell(page, 'Share a lot', 'Troublesome')).toBeChecked();
  await expect(other).toBeChecked();

  await colleague({ shareCar: null }, version + 1);
  await other.uncheck();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Permissions saved')).toBeVisible();
  await expect(other).toHaveAccessibleDescription('');
});

test('on a phone one role at a time; leaving with changes asks', async ({ browserOf }) => {
  const page = await browserOf('owner', { viewport: phone });
  // A header on its way is over the head of the page for a moment.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  await page.getByRole('combobox', { name: 'Access level' }).selectOption('Troublesome');
  await expect(page).toHaveURL('/roles?role=1065');
  const flag = page.getByRole('checkbox', { name: 'Share a lot' });
  await flag.check();
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 });
  await page.getByRole('combobox', { name: 'Access level' }).selectOption('VIP');
  await page.getByRole('link', { name: 'To the clients' }).click();
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
  await dialog.getByRole('button', { name: 'Stay' }).click();
  await page.getByRole('combobox', { name: 'Access level' }).selectOption({ label: 'Troublesome · 1 change' });
  await expect(flag).toBeChecked();
  await page.getByRole('button', { name: 'Undo all' }).click();
  await expect(flag).not.toBeChecked();
  await page.getByRole('link', { name: 'To the clients' }).click();
  await expect(page).toHaveURL('/clients');
});
