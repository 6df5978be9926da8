import { expect, test } from './support/fixtures.ts';
import { clearFavourite, favouriteOf, lotAt, openListing, pressGroup, rowOf } from './support/listing.ts';

test('a favourite appears in a second browser of the account without a reload, and goes from it again', async ({
  browserOf,
}) => {
  const first = await browserOf('dealer');
  const second = await browserOf('dealer');
  await openListing(first, '?sort=year&order=ASC');
  await openListing(second, '?sort=year&order=ASC');
  const lot = await lotAt(first, 4);
  const mark = favouriteOf(rowOf(first, lot));
  const twin = favouriteOf(rowOf(second, lot));
  await clearFavourite(first, mark);
  await expect(twin).toHaveAccessibleName(/^Add to favourites/);

  await pressGroup(first, mark, 'A');
  await expect(mark).toHaveAccessibleName(/^Favourite, group A/);
  await expect(twin).toHaveAccessibleName(/^Favourite, group A/);

  await pressGroup(second, twin, 'B');
  await expect(mark).toHaveAccessibleName(/^Favourite, group B/);

  await pressGroup(first, mark, 'B');
  await expect(twin).toHaveAccessibleName(/^Add to favourites/);
});

test('the lot page and the listing follow each other', async ({ browserOf }) => {
  const listing = await browserOf('client');
  await openListing(listing);
  const row = rowOf(listing, await lotAt(listing, 6));
  const mark = favouriteOf(row);
  await clearFavourite(listing, mark);
  const [lot] = await Promise.all([listing.context().waitForEvent('page'), row.getByRole('link').click()]);
  const large = favouriteOf(lot.getByRole('main'));
  await pressGroup(lot, large, 'C');
  await expect(large).toHaveAccessibleName(/group C/);
  await expect(mark).toHaveAccessibleName(/group C/);
  await pressGroup(listing, mark, 'C');
  await expect(large).toHaveAccessibleName(/^Add to favourites/);
});

test('on failure the old group stays and the reason is shown', async ({ browserOf }) => {
  const page = await browserOf('restricted');
  await openListing(page);
  const mark = favouriteOf(rowOf(page, await lotAt(page, 0)));
  await clearFavourite(page, mark);
  await page.route('**/v1/favorite/**', (route) => route.abort());
  await mark.click();
  await page.getByRole('button', { name: 'Group D' }).click();
  await expect(page.getByText('The favourite was not changed')).toBeVisible();
  await expect(mark).toHaveAccessibleName(/^Add to favourites/);
});

test('while a request is pending, no group can be pressed again', async ({ browserOf }) => {
  const page = await browserOf('restricted');
  await openListing(page);
  const mark = favouriteOf(rowOf(page, await lotAt(page, 1)));
  await clearFavourite(page, mark);
  const requests: string[] = [];
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/v1/favorite/add', async (route) => {
    requests.push(route.request().url());
    await answered;
    await route.continue();
  });
  await mark.click();
  const chosen = page.getByRole('button', { name: /^Group A/ });
  await chosen.click();
  await chosen.dispatchEvent('click');
  await expect(page.getByRole('button', { name: 'Group B' })).toBeDisabled();
  answer();
  await expect(mark).toHaveAccessibleName(/group A/);
  expect(requests).toHaveLength(1);
  await page.unroute('**/v1/favorite/add');
  await clearFavourite(page, mark);
});
