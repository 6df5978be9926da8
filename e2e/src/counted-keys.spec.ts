import type { APIRequestContext, Page } from '@playwright/test';
import { isOpen } from '@seri/domain/lots/lot-states';
import { registered } from './support/accounts.ts';
import { expect, long, test } from './support/fixtures.ts';
import { countKeys, keysWork, readDialog } from './support/keys.ts';
import { openListing } from './support/listing.ts';
import { ownPath, someLot } from './support/sharing.ts';

interface ListedLot {
  id: number;
  lotNo: string;
  auctionName: string;
  status: number;
}

/** A car that nothing ends meanwhile, and whose number that many open cars have. */
async function numberWith(request: APIRequestContext, houses: number): Promise<string> {
  const answer = await request.get('/v1/car-auction/export');
  const lots = (await answer.text())
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as ListedLot);
  const byNumber = Map.groupBy(lots, ({ lotNo }) => lotNo);
  const found = [...byNumber].findLast(
    ([no, all]) =>
      /^\d{4,5}$/.test(no) &&
      !/^(19[5-9]|20[0-4])\d$/.test(no) &&
      all.length === houses &&
      all.every(({ status }) => isOpen(status)),
  );
  expect(found, `a number of ${houses} open cars`).toBeDefined();
  return found?.[0] ?? '';
}

async function openForKeys(page: Page, query = ''): Promise<void> {
  await openListing(page, query);
  await keysWork(page);
}

const palette = (page: Page) => page.getByRole('combobox', { name: /^A model, years/ });

test('task 1: a lot by its number takes 7 keys, 9 if two houses have it', async ({ browserOf }) => {
  const page = await browserOf(await registered());
  const unique = await numberWith(page.request, 1);
  const shared = await numberWith(page.request, 2);

  await openForKeys(page);
  const keys = countKeys(page);
  await keys.press('/');
  await keys.type(unique);
  await keys.press('Enter');
  await expect(page).toHaveURL(/\/car-auctions\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(unique).first()).toBeVisible();
  expect(keys.count()).toBeLessThanOrEqual(7);

  await openForKeys(page);
  const more = countKeys(page);
  await more.press('/');
  await more.type(shared);
  const lots = page.getByRole('option', { name: new RegExp(`^Lot ${shared}, `) });
  await expect(lots).toHaveCount(2);
  await more.press('ArrowDown');
  await more.press('ArrowDown');
  await more.press('Enter');
  await expect(page).toHaveURL(/\/car-auctions\/\d+$/);
  expect(more.count()).toBeLessThanOrEqual(9);
});

test('tasks 2 and 8: a Prius of some years and grades in one line, typed at once; its search in 2 keys', async ({
  browserOf,
}) => {
  const page = await browserOf(await registered());
  await openForKeys(page);
  const keys = countKeys(page);
  await keys.press('Control+k');
  // Typed without waiting for the palette: none of it may be lost.
  await keys.type('prius 2010-2020 >=4');
  await keys.press('Enter');
  await expect(page).toHaveURL(/yearFrom=2010&yearTo=2020&condition=[^&]*&makerId=\d+&modelId=\d+/);
  await expect(palette(page)).toBeHidden();
  await expect(page.getByRole('checkbox', { name: /^Toyota/ })).toBeChecked();
  expect(keys.count()).toBe(21);

  const saving = countKeys(page);
  await page.getByRole('button', { name: 'Save search', exact: true }).focus();
  await saving.press('Enter');
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue(/^Prius 2010–2020/);
  await readDialog(page);
  await saving.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Search saved' })).toBeVisible();
  expect(saving.count()).toBe(2);
});

test(
  'task 3: a hundred lots are looked through with their sheets, and ten kept, by at most 115 keys',
  { tag: long },
  async ({ browserOf }) => {
    const page = await browserOf(await registered());
    // Lots that have ended leave no list.
    await openForKeys(page, '?show=ended');
    const keys = countKeys(page);
    await keys.press('j', 'Space');
    const peek = page.getByRole('dialog', { name: /^Lot / });
    // Some lots come without a sheet.
    const isSheetSeen = () =>
      peek.evaluate((dialog) => {
        const sheet = dialog.querySelector<HTMLImageElement>('img[alt^="Auction sheet of "]');
        return dialog.querySelector('[data-sheet]') === null || (sheet?.naturalWidth ?? 0) > 0;
      });
    for (let place = 1; place <= 100; place += 1) {
      if (place > 1) await keys.press('j');
      await expect(peek.getByText(new RegExp(`^${place} of `))).toBeVisible();
      await expect.poll(isSheetSeen).toBe(true);
      if (place % 10 > 0) continue;
      await keys.press('f');
      await expect(peek.getByRole('button', { name: /^Favourite, group A/ })).toBeVisible();
    }
    expect(keys.count()).toBeLessThanOrEqual(115);
  },
);

test('task 10: the link of a lot with its code is copied by 2 keys', async ({ browserOf }) => {
  const page = await browserOf('dealer');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(ownPath(await someLot(page, 'car-auction')));
  await page.getByRole('button', { name: 'Share', exact: true }).focus();
  const keys = countKeys(page);
  await keys.press('Enter');
  const dialog = page.getByRole('dialog', { name: /^Share lot / });
  const link = await dialog.getByRole('textbox', { name: 'Link' }).inputValue();
  await readDialog(page);
  await keys.press('Enter');
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(link);
  expect(link).toMatch(/\?code=\d{6}$/);
  expect(keys.count()).toBe(2);
});

test('R71: a browser in Russian opens the sign-in page in Russian', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ locale: 'ru-RU', ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/auth/login');
  await expect(page.getByRole('heading', { name: 'Вход' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  await context.close();
});
