import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { expectNoBarriersInDialog } from './support/barriers.ts';
import { expect, test } from './support/fixtures.ts';
import { openListing, rows } from './support/listing.ts';

async function exportAs(page: Page, form: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('menuitem', { name: form }).click();
}

async function fileOf(download: Download): Promise<Buffer> {
  return readFile(await download.path());
}

test('a list is exported completely, in the reader’s order and columns', async ({ browserOf }) => {
  const page = await browserOf('client');
  await openListing(page, '?yearFrom=2010&yearTo=2012&sort=year&order=ASC');
  const total = Number((await page.locator('main output b').first().innerText()).replaceAll(/\D/g, ''));

  const [csv] = await Promise.all([page.waitForEvent('download'), exportAs(page, /^CSV/)]);
  await expect(page.getByText('File saved')).toBeVisible();
  expect(csv.suggestedFilename()).toMatch(/^seri-car-auction-\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await fileOf(csv)).toString('utf8').trimEnd().split('\r\n');
  expect(lines[0]).toMatch(/^\uFEFFLot,"Date and time, JST",Auction,Make/);
  // Houses may announce lots at any minute.
  expect(Math.abs(lines.length - 1 - total)).toBeLessThan(20);
  expect(lines[1]).toContain(',2010,');
  expect(lines.at(-1)).toContain(',2012,');

  const [xlsx] = await Promise.all([page.waitForEvent('download'), exportAs(page, /^Excel/)]);
  expect(xlsx.suggestedFilename()).toMatch(/\.xlsx$/);
  expect((await fileOf(xlsx)).subarray(0, 2).toString()).toBe('PK');
});

test('an export can be cancelled, and says when it did not work', async ({ browserOf }) => {
  const page = await browserOf('client');
  await openListing(page);
  const broken: string[] = [];
  page.on('requestfailed', (request) => broken.push(request.url()));
  await page.route('**/v1/car-auction/export*', () => undefined);
  await exportAs(page, /^CSV/);
  const dialog = page.getByRole('dialog', { name: 'Export the list' });
  await expect(dialog.getByRole('progressbar')).toBeVisible();
  await expectNoBarriersInDialog(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(() => broken.some((url) => url.includes('/export'))).toBe(true);
  await expect(page.getByRole('button', { name: 'Export', exact: true })).toBeFocused();

  await page.unroute('**/v1/car-auction/export*');
  await page.route('**/v1/car-auction/export*', (route) => route.abort());
  await exportAs(page, /^CSV/);
  await expect(dialog.getByRole('alert')).toContainText('The file was not created');
  await page.unroute('**/v1/car-auction/export*');
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Try again' }).click(),
  ]);
  expect(saved.suggestedFilename()).toMatch(/\.csv$/);
  await expect(rows(page).first()).toBeVisible();
});
