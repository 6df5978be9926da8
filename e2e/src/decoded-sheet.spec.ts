import type { Page } from '@playwright/test';
import { expectNoBarriersIn, expectNoBarriersInDialog } from './support/barriers.ts';
import { expect, test } from './support/fixtures.ts';
import { phone } from './support/listing.ts';
import { keep } from './support/sign-in.ts';

test.describe.configure({ mode: 'parallel' });

interface Listed {
  id: number;
}

interface View {
  sheet: { marks: { meaning: unknown }[]; remarks: unknown[] } | null;
}

/** The address of the first lot of a list whose view is such a one. */
async function findLot(page: Page, type: string, path: string, isSuch: (view: View) => boolean): Promise<string> {
  const list: Record<string, Listed[]> = await (await page.request.get(`/v1/${type}/listing?pageSize=50`)).json();
  for (const { id } of Object.values(list).find(Array.isArray) ?? []) {
    const view: View = await (await page.request.get(`/v1/${type}/view?id=${id}`)).json();
    if (isSuch(view)) return `${path}/${id}`;
  }
  throw new Error(`no such lot among ${type}`);
}

const findMarkedCar = (page: Page) =>
  findLot(page, 'car-auction', '/car-auctions', ({ sheet }) => (sheet?.marks.length ?? 0) > 2);

const decoded = (page: Page) => page.getByRole('region', { name: 'Decoded sheet' });

test('a client reads the sheet of a car: grades, phrases and marks, at once and without another call', async ({
  browserOf,
}) => {
  const page = await browserOf('client');
  await page.goto(await findMarkedCar(page));
  const sheet = decoded(page);
  await expect(sheet.getByText('Overall')).toBeVisible();
  await expect(sheet.getByRole('heading', { name: 'Equipment' })).toBeVisible();
  const marks = sheet.getByRole('region', { name: 'Marks on the body' });
  await expect(marks.getByText(/^\d+ marks, (none|\d+) severe$/)).toBeVisible();
  await expect(marks.getByRole('listitem').first()).toHaveText(/[A-Z]\S*\s*[A-Z][a-z ,/-]+: [a-z]/);
});

test('in Russian it says the same in Russian', async ({ browserOf }) => {
  const page = await browserOf('vip');
  await keep(page.context(), 'language', 'ru');
  await page.goto(await findMarkedCar(page));
  const marks = page.getByRole('region', { name: 'Отметки на кузове' });
  await expect(marks.getByRole('listitem').first()).toHaveText(/[А-ЯЁ][а-яё -]+: [а-яё]/);
  await expect(marks.getByText(/^\d+ отмет(?:ка|ки|ок), /)).toBeVisible();
});

test('the keyboard alone shows a mark on the body, and the sheet in place of its translation', async ({
  browserOf,
}) => {
  const page = await browserOf('client');
  await page.goto(await findMarkedCar(page));
  const mark = decoded(page)
    .getByRole('button', { name: /show on the body$/ })
    .first();
  await mark.focus();
  await page.keyboard.press('Enter');
  await expect(mark).toHaveAttribute('aria-pressed', 'true');

  const opener = decoded(page).getByRole('button', { name: 'Translation' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Translation' });
  await expect(dialog.getByRole('tab', { name: 'Auction' })).toBeFocused();
  await expect(dialog.getByRole('heading', { name: 'Marks on the body' })).toBeAttached();
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

test('its address opens the translation, and Back closes one that was opened', async ({ browserOf }) => {
  const page = await browserOf('client');
  const address = await findMarkedCar(page);
  await page.goto(`${address}#translation`);
  const dialog = page.getByRole('dialog', { name: 'Translation' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await decoded(page).getByRole('button', { name: 'Translation' }).click();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(address);
});

for (const [type, path] of [
  ['bikes', '/bike-auctions'],
  ['machinery', '/machinery'],
] as const) {
  test(`a lot of ${type} has its sheet decoded too, without a map, and the dialog`, async ({ browserOf }) => {
    const page = await browserOf('client');
    await page.goto(await findLot(page, type, path, ({ sheet }) => sheet !== null));
    await expect(decoded(page).getByText('Overall')).toBeVisible();
    await expect(decoded(page).getByText('Marks on the body')).toBeHidden();
    await decoded(page).getByRole('button', { name: 'Translation' }).click();
    await expect(page.getByRole('dialog').getByText('Overall')).toBeVisible();
  });
}

test('of a lot without a sheet there is no translation', async ({ browserOf }) => {
  const page = await browserOf('client');
  await page.goto(await findLot(page, 'car-auction', '/car-auctions', ({ sheet }) => sheet === null));
  await expect(decoded(page).getByText('No auction sheet')).toBeVisible();
  await decoded(page).getByRole('button', { name: 'Translation' }).click();
  await expect(page.getByRole('dialog').getByText('No translation available')).toBeVisible();
});

test('on a phone a touch on a mark lights its line', async ({ browserOf }) => {
  const page = await browserOf('client', { viewport: phone });
  await page.goto(await findMarkedCar(page));
  const marks = decoded(page).getByRole('region', { name: 'Marks on the body' });
  const line = marks.getByRole('listitem').first();
  await line.scrollIntoViewIfNeeded();
  expect((await line.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await line.getByRole('button').click();
  await expect(line).toHaveAttribute('data-lit', '');
  const width = await decoded(page).evaluate((sheet) => sheet.scrollWidth);
  expect(width).toBeLessThanOrEqual(phone.width);
  await expectNoBarriersIn(page, '[data-lit]');
});
