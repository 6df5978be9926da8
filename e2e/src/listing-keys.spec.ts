import { expectNoBarriersInDialog } from './support/barriers.ts';
import { expect, test } from './support/fixtures.ts';
import { keysWork } from './support/keys.ts';
import { openListing, rows } from './support/listing.ts';

test('a listing by the keyboard: walk, peek, favourite, pages, help', async ({ browserOf }) => {
  const page = await browserOf('client');
  // Oldest first, because new lots are added at the other end.
  await openListing(page, '?sort=year&order=ASC');
  await keysWork(page);
  const current = page.locator('[data-lot-id][aria-current="true"]');

  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await expect(rows(page).nth(1)).toHaveAttribute('aria-current', 'true');
  await expect(current.getByRole('link')).toBeFocused();

  await page.keyboard.press('Space');
  const peek = page.getByRole('dialog', { name: /^Lot / });
  await expect(peek).toBeVisible();
  await expect(peek.getByText(/^2 of [\d\s]+$/)).toBeVisible();
  await expectNoBarriersInDialog(page);
  await page.keyboard.press('j');
  await expect(peek.getByText(/^3 of [\d\s]+$/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(peek).toBeHidden();
  await expect(rows(page).nth(2).getByRole('link')).toBeFocused();

  await page.keyboard.press('f');
  const groups = page.getByRole('dialog', { name: 'Favourite group' });
  await expect(groups).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(groups).toBeHidden();

  await page.keyboard.press('/');
  await page.keyboard.type('jk');
  await expect(page.getByRole('combobox', { name: /^A model, years/ })).toHaveValue('jk');
  await page.keyboard.press('Escape');

  await page.keyboard.press(']');
  await expect(page.getByRole('link', { name: 'Page 2', exact: true })).toHaveAttribute('aria-current', 'page');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await expectNoBarriersInDialog(page);
  await page.getByRole('switch', { name: 'Single-key shortcuts' }).click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('[');
  await page.keyboard.press('j');
  await expect(page).toHaveURL(/page=2/);
  await expect(current).toHaveCount(0);
});

test('the palette understands a phrase typed in the wrong layout, and finds pages', async ({ browserOf }) => {
  const page = await browserOf('client');
  await openListing(page);
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: /^A model, years/ });
  await expect(field).toBeFocused();
  await field.fill('ghbec 2010+ <300k');
  await expect(page.getByRole('option', { name: /Toyota Prius/ }).first()).toBeVisible();
  await expect(page.getByRole('list', { name: 'Understood as' }).getByRole('listitem')).toHaveCount(2);
  await expect(page.getByText(/^[\d\s]+ lots?$/).last()).toBeVisible();
  await expectNoBarriersInDialog(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/yearFrom=2010&mileageTo=300000&makerId=\d+&modelId=\d+/);
  await expect(field).toBeHidden();

  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await field.fill('pay');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/payments');
});
