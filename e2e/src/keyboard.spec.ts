import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { rows } from './support/listing.ts';
import { withConsent } from './support/sign-in.ts';

/** Presses Tab until the focused element's name matches, and returns the whole name. */
async function tabTo(page: Page, name: RegExp, key = 'Tab'): Promise<string> {
  for (let presses = 0; presses < 200; presses += 1) {
    await page.keyboard.press(key);
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      return element?.getAttribute('aria-label') ?? element?.textContent ?? '';
    });
    if (name.test(focused)) return focused;
  }
  throw new Error(`The keyboard never reaches ${name}`);
}

test('sign-in, listing, favourite and lot with the keyboard alone', async ({ page, context }) => {
  await withConsent(context);
  await page.goto('/auth/login');
  await page.getByLabel('Email').focus();
  await page.keyboard.type('client@demo.seri');
  await page.keyboard.press('Tab');
  await page.keyboard.type('seri-demo');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/car-auctions?show=open');
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.locator('main:focus, main h1:focus')).toHaveCount(1);

  await page.reload();
  await expect(page.getByRole('table')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  // Skips the filters, which have a year field too.
  await tabTo(page, /^Year(?!:)/);
  const sorted = page.waitForResponse(/\/car-auction\/listing\?.*sort=year/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/car-auctions?show=open&sort=year&order=ASC');
  const { carsList } = (await (await sorted).json()) as { carsList: { id: number }[] };
  // The old rows stay until the new ones arrive.
  await expect(rows(page).first().getByRole('link')).toHaveAttribute(
    'href',
    `/car-auctions/${carsList[0]?.id}?show=open&sort=year&order=ASC`,
  );

  const mark = await tabTo(page, /^(Add to favourites|Favourite, group)/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Favourite group' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Favourite group' })).toBeHidden();
  await expect(page.locator(':focus')).toHaveAccessibleName(mark);

  await tabTo(page, /^Lot \d+/, 'Shift+Tab');
  const [lot] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('Enter')]);
  await expect(lot.getByRole('heading', { level: 1 })).toBeVisible();
});
