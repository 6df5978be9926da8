import type { Page } from '@playwright/test';
import { expectNoBarriersIn, expectNoBarriersInDialog } from './support/barriers.ts';
import { expect, test } from './support/fixtures.ts';

interface Listed {
  id: number;
}

interface View {
  sheet: { marks: unknown[] } | null;
}

/** The address of the first car in the list with several marks on its body. */
async function findMarkedCar(page: Page): Promise<string> {
  const answer = await page.request.get('/v1/car-auction/listing?pageSize=50');
  const { carsList } = (await answer.json()) as { carsList: Listed[] };
  for (const { id } of carsList) {
    const view: View = await (await page.request.get(`/v1/car-auction/view?id=${id}`)).json();
    if ((view.sheet?.marks.length ?? 0) > 2) return `/car-auctions/${id}`;
  }
  throw new Error('no car with marks');
}

const decoded = (page: Page) => page.getByRole('region', { name: 'Decoded sheet' });

test('a client reads the sheet of a car, its marks and its translation, at once and without another call', async ({
  browserOf,
}) => {
  const page = await browserOf('client');
  await page.goto(await findMarkedCar(page));
  const sheet = decoded(page);
  await expect(sheet.getByText('Overall')).toBeVisible();
  await expect(sheet.getByRole('heading', { name: 'Equipment' })).toBeVisible();
  const marks = sheet.getByRole('region', { name: 'Damage marks' });
  await expect(marks.getByText(/^\d+ marks, (none|\d+) major$/)).toBeVisible();
  const line = marks.getByRole('listitem').first();
  await expect(line).toHaveText(/[A-Z]\S*\s*[A-Z][a-z ,/-]+: [a-z]/);
  const mark = sheet.getByRole('button', { name: /show on the diagram$/ }).first();
  await mark.focus();
  await page.keyboard.press('Enter');
  await expect(mark).toHaveAttribute('aria-pressed', 'true');
  await expect(line).toHaveAttribute('data-lit', '');
  await expectNoBarriersIn(page, '[data-lit]');

  const opener = sheet.getByRole('button', { name: 'Translation' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Translation' });
  await expect(dialog.getByRole('tab', { name: 'Auction' })).toBeFocused();
  await expect(dialog.getByRole('heading', { name: 'Damage marks' })).toBeAttached();
  await expect(page).toHaveURL(/#translation$/);
  await expectNoBarriersInDialog(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  const picture = dialog.getByRole('img', { name: 'Auction sheet' });
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(480);
  await page.keyboard.press('ArrowLeft');
  await expect(picture).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(page).not.toHaveURL(/#/);
});
