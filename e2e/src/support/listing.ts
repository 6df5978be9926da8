import { expect, type Locator, type Page } from '@playwright/test';

export const phone = { width: 390, height: 844 };

export const rows = (page: Page): Locator => page.getByRole('table', { name: 'Car listing' }).locator('tbody tr');

/** The address of the lot at that position now. Positions change, since houses announce lots at any minute. */
export async function lotAt(page: Page, place: number): Promise<string> {
  return (await rows(page).nth(place).getByRole('link').getAttribute('href')) ?? '';
}

/** The row of that lot, at any position. */
export const rowOf = (page: Page, lot: string): Locator => rows(page).filter({ has: page.locator(`a[href="${lot}"]`) });

export const favouriteOf = (within: Locator): Locator => within.getByRole('button', { name: /favourite/i });

export async function openListing(page: Page, query = ''): Promise<void> {
  await page.goto(`/car-auctions${query}`);
  await expect(rows(page).first()).toBeVisible();
}

/** Sets or removes the favourite; the dialog closes once the server has agreed. */
export async function pressGroup(page: Page, mark: Locator, group: string): Promise<void> {
  await mark.click();
  const groups = page.getByRole('dialog', { name: 'Favourite group' });
  await groups.getByRole('button', { name: `Group ${group}` }).click();
  await expect(groups).toBeHidden();
}

/** Removes a favourite that another journey has left. */
export async function clearFavourite(page: Page, mark: Locator): Promise<void> {
  const group = /group ([A-E])/.exec((await mark.getAttribute('aria-label')) ?? '')?.[1];
  if (group) await pressGroup(page, mark, group);
}
