import type { Page } from '@playwright/test';
import { expectNoBarriersInDialog } from './support/barriers.ts';
import { expect, test } from './support/fixtures.ts';

/** The address of a coming car with remarks on its sheet. */
async function findNotedCar(page: Page): Promise<string> {
  const { carsList } = await (await page.request.get('/v1/car-auction/listing?pageSize=50')).json();
  for (const { id } of carsList) {
    const { sheet } = await (await page.request.get(`/v1/car-auction/view?id=${id}`)).json();
    if ((sheet?.remarks.length ?? 0) > 1) return `/car-auctions/${id}`;
  }
  throw new Error('no car with remarks');
}

test('a client has a sheet read by the machine, in both languages, and finds a phrase on it by keyboard', async ({
  browserOf,
}) => {
  // The reader works at the lowest priority, so a busy machine takes minutes for a sheet.
  test.setTimeout(400_000);
  const page = await browserOf('client');
  const address = await findNotedCar(page);
  await page.goto(`${address}#translation`);
  const dialog = page.getByRole('dialog', { name: 'Translation' });
  await dialog.getByRole('tab', { name: 'Auction' }).press('ArrowRight');
  await expect(dialog.getByRole('tab', { name: 'AI' })).toBeFocused();
  await expect(dialog.getByText(/^Read by a machine\. \d+ of \d+ phrases? read\.$/)).toBeVisible({ timeout: 300_000 });
  const translated = dialog.getByRole('img', { name: 'Auction sheet with its words translated' });
  await expect.poll(() => translated.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1000);
  await expectNoBarriersInDialog(page);
  const phrase = dialog.getByRole('listitem').first().getByRole('button');
  await phrase.focus();
  await expect(dialog.locator('[data-ring]').first()).toBeVisible();
  await dialog.getByText('Original').click();
  await expect(dialog.getByRole('img', { name: 'Auction sheet', exact: true })).toBeVisible();
  await expect(translated).toBeHidden();
  const russian = await page.request.get(
    `/v1/car-auction/image-translate?carId=${address.split('/').at(-1)}&language=ru`,
    {
      headers: { 'sec-fetch-site': 'same-origin' },
    },
  );
  expect(await russian.text()).toMatch(/^\/v1\/lots\/\d+\/sheet\/ru\/[0-9a-f]{16}$/);
});
