import type { Page } from '@playwright/test';
import { languageIds } from '@seri/domain/common/languages';
import { expectNoBarriersIn } from './support/barriers.ts';
import { expect, test } from './support/fixtures.ts';
import { phone } from './support/listing.ts';
import { registered } from './support/accounts.ts';

const lists = {
  'car-auction': { list: 'carsList', type: 'auction', path: '/car-auctions' },
  bikes: { list: 'bikeList', type: 'bike', path: '/bike-auctions' },
  machinery: { list: 'mechList', type: 'mech', path: '/machinery' },
  stock: { list: 'carsList', type: 'stock', path: '/oneprice' },
} as const;

/** Puts the first lots of every kind into group A and returns their addresses. */
async function keepOfEveryKind(page: Page, baseURL = ''): Promise<string[]> {
  const addresses: string[] = [];
  for (const [pageType, { list, type, path }] of Object.entries(lists)) {
    const answer = await (await page.request.get(`/v1/${pageType}/listing`)).json();
    const { id } = answer[list][0];
    const kept = await page.request.post('/v1/favorite/add', {
      headers: { origin: baseURL },
      data: { carId: id, group: 'A', type },
    });
    expect(kept.ok()).toBe(true);
    addresses.push(`${path}/${id}`);
  }
  return addresses;
}

const lots = (page: Page) => page.getByRole('main').getByRole('listitem');

test('a group holds lots of every kind; a moved or removed lot disappears everywhere at once, and can be restored', async ({
  browserOf,
  baseURL,
}) => {
  const email = await registered();
  const page = await browserOf(email);
  const other = await browserOf(email);
  const addresses = await keepOfEveryKind(page, baseURL);
  await page.goto('/car-auctions');
  await page.getByRole('link', { name: 'Favourites' }).click();
  await expect(page).toHaveURL('/favorites/A');
  await other.goto('/favorites/A');
  await expect(lots(page)).toHaveCount(4);
  await expect(lots(other)).toHaveCount(4);
  for (const address of addresses) await expect(page.locator(`a[href="${address}"]`).first()).toBeVisible();
  await expectNoBarriersIn(page, 'main');

  const first = lots(page)
    .first()
    .getByRole('button', { name: /^Favourite, group A/ });
  await first.click();
  await page.getByRole('button', { name: 'Group B', exact: true }).click();
  // A toast stays while the pointer is on it.
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.hover();
  await expect(lots(page)).toHaveCount(3);
  await expect(first).toBeFocused();
  await expect(lots(other)).toHaveCount(3);
  await undo.click();
  await expect(lots(other)).toHaveCount(4);
  await expect(page.getByRole('link', { name: 'Group B 0' })).toBeVisible();

  for (const left of [3, 2, 1, 0]) {
    await first.click();
    await page.getByRole('button', { name: 'Group A', exact: true }).click();
    await expect(lots(page)).toHaveCount(left);
  }
  await expect(other.getByText('No favourites in group A')).toBeVisible();
});

test('an unknown letter is not a page', async ({ browserOf }) => {
  const page = await browserOf('client');
  await page.goto('/favorites/Z');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await page.goto('/favorites/a');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
});

test('on a phone in Russian groups can be switched, and an empty one says how to fill it', async ({
  browserOf,
  baseURL,
}) => {
  const page = await browserOf(await registered(), { viewport: phone });
  const answer = await page.request.put('/v1/user/update-setting', {
    headers: { origin: baseURL ?? '' },
    data: { language: languageIds.ru },
  });
  expect(answer.ok()).toBe(true);
  await keepOfEveryKind(page, baseURL);
  await page.goto('/favorites/A');
  await expect(page.getByRole('heading', { name: 'Избранное, группа A' })).toBeVisible();
  await expect(lots(page)).toHaveCount(4);
  await page
    .getByRole('navigation', { name: 'Группы избранного' })
    .getByRole('link', { name: /Группа C/ })
    .click();
  await expect(page.getByText('В группе C пока ничего нет')).toBeVisible();
});
