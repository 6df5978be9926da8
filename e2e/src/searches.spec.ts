import type { Page } from '@playwright/test';
import { languageIds } from '@seri/domain/common/languages';
import { expectNoBarriersInDialog } from './support/barriers.ts';
import { expect, test } from './support/fixtures.ts';
import { phone } from './support/listing.ts';
import { registered } from './support/accounts.ts';

const save = (page: Page) => page.getByRole('button', { name: 'Save search', exact: true });
const list = (page: Page) => page.getByRole('button', { name: /^Saved searches/ });

/** The buttons appear after the lots, once the browser is idle. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(list(page)).toBeVisible();
}

async function saveAs(page: Page, title: string): Promise<void> {
  await save(page).click();
  await page.getByLabel('Title', { exact: true }).fill(title);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Search saved' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(save(page)).toBeFocused();
}

test('a search is saved, found in another browser, applied, renamed and deleted', async ({ browserOf }) => {
  const email = await registered();
  const page = await browserOf(email);
  const other = await browserOf(email);
  await open(other, '/car-auctions');
  await expect(save(other)).toHaveAttribute('aria-disabled', 'true');

  await open(page, '/car-auctions?yearFrom=2019&sort=mileage&order=DESC&page=2');
  await saveAs(page, '  Young ones ');
  await list(other).click();
  await other.getByRole('button', { name: /^Young ones/ }).click();
  await expect(other).toHaveURL(/\?order=DESC&sort=mileage&yearFrom=2019/);
  await expect(other.getByRole('dialog')).toBeHidden();

  await list(page).click();
  await expectNoBarriersInDialog(page);
  await page.getByRole('button', { name: 'Rename “Young ones”' }).click();
  await page.getByLabel('Title', { exact: true }).fill('From 2019');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Rename “From 2019”' })).toBeFocused();
  await list(other).click();
  await expect(other.getByRole('button', { name: /^From 2019/ })).toBeVisible();

  await page.getByRole('button', { name: 'Delete “From 2019”' }).click();
  await page.getByRole('dialog', { name: 'Delete the saved search?' }).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No saved searches')).toBeVisible();
  await expect(other.getByText('No saved searches')).toBeVisible();
});

test('an eleventh search is refused, the first of another listing is not', async ({ browserOf, baseURL }) => {
  const page = await browserOf(await registered());
  for (let count = 1; count <= 10; count += 1) {
    const answer = await page.request.post('/v1/user/save-search', {
      headers: { origin: baseURL ?? '' },
      data: { title: `Search ${count}`, params: `yearFrom=${2000 + count}`, type: 'car-auction' },
    });
    expect(answer.status()).toBe(200);
  }
  await open(page, '/car-auctions?yearFrom=2020');
  await save(page).click();
  const limit = page.getByRole('dialog', { name: 'Saved search limit reached' });
  await expect(limit).toBeVisible();
  await expectNoBarriersInDialog(page);
  await limit.getByRole('button', { name: 'Saved searches' }).click();
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(10);
  await open(page, '/oneprice?yearFrom=2020');
  await saveAs(page, 'Fixed price');
});

test('a search is saved from the foot of a phone, in Russian', async ({ browserOf, baseURL }) => {
  const page = await browserOf(await registered(), { viewport: phone });
  const answer = await page.request.put('/v1/user/update-setting', {
    headers: { origin: baseURL ?? '' },
    data: { language: languageIds.ru },
  });
  expect(answer.ok()).toBe(true);
  await page.goto('/bike-auctions?engineFrom=600');
  await page.getByRole('button', { name: 'Сохранить поиск' }).click();
  const title = page.getByLabel('Название');
  await expect(title).toBeFocused();
  await title.fill('');
  await page.keyboard.press('Enter');
  await expect(title).toHaveAttribute('aria-invalid', 'true');
  await title.fill('Большие');
  await page.keyboard.press('Enter');
  const saved = page.getByRole('dialog', { name: 'Поиск сохранён' });
  await saved.getByRole('button', { name: 'Сохранённые поиски' }).click();
  const searches = page.getByRole('dialog', { name: 'Сохранённые поиски' });
  await expect(searches.getByRole('button', { name: /^Большие/ })).toHaveAttribute('aria-current', 'true');
  await page.goto('/bike-auctions');
  await page.getByRole('button', { name: 'Сохранённые поиски' }).click();
  await searches.getByRole('button', { name: /^Большие/ }).click();
  await expect(page).toHaveURL(/engineFrom=600/);
});
