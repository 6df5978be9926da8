import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { phone } from './support/listing.ts';

const menuOf = async (page: Page): Promise<string[]> => {
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(menu).toBeVisible();
  return menu.getByRole('link').allInnerTexts();
};

const listings = [
  'Favorites',
  'Car listing',
  'Car statistic',
  'Bike listing',
  'Bike statistic',
  'Fixed price',
  'Machinery listing',
  'Machinery statistic',
];
const menus = [
  ['client', ['My bids', 'Archive bids', 'Purchased', 'Payments', 'Profile', ...listings]],
  ['dealer', ['My bids', 'Archive', 'Purchased', 'Payments', 'Profile', ...listings]],
  ['manager@demo.seri', ['Bid manager', 'Clients', 'Company', 'Profile', ...listings]],
] as const;

for (const [account, entries] of menus) {
  test(`the menu of ${account} holds what that kind of account does here`, async ({ browserOf }) => {
    const page = await browserOf(account);
    await page.goto('/profile');
    // A count may follow the name.
    expect((await menuOf(page)).map((entry) => entry.trim().split('\n')[0])).toEqual(entries);
  });
}

test('every entry of a manager’s menu leads to its page, and shows that one stands on it', async ({ browserOf }) => {
  const page = await browserOf('manager@demo.seri');
  await page.goto('/profile');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  for (const [name, address] of [
    ['Company', '/company'],
    ['Clients', '/clients'],
    ['Car listing', '/car-auctions'],
  ] as const) {
    await menu.getByRole('link', { name }).click();
    await expect(page).toHaveURL(address);
    await expect(menu.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
  }
});

test('a client at a page of staff goes back, opened directly to the profile', async ({ browserOf }) => {
  const page = await browserOf('client');
  for (const address of ['/bid-manager', '/company', '/clients']) {
    await page.goto(address);
    await expect(page).toHaveURL('/profile');
  }
});

test('the open menu and the drawer hold the company’s links', async ({ browserOf }) => {
  const page = await browserOf('client');
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Expand the menu' }).click();
  const links = page.getByRole('navigation', { name: 'Links of the company' });
  await expect(links.getByRole('link', { name: 'Make an order' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'How to buy' })).toBeVisible();

  await page.setViewportSize(phone);
  await page.getByRole('button', { name: 'Open the menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer.getByRole('link', { name: 'How to buy' })).toHaveCount(1);
  await drawer.getByRole('link', { name: 'Make an order' }).click();
  await expect(page).toHaveURL('/make-an-order');
  await expect(drawer).toBeHidden();
});
