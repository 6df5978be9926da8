import type { Page } from '@playwright/test';
import { expectNoBarriersIn } from './support/barriers.ts';
import { expect, long, test } from './support/fixtures.ts';
import { openListing } from './support/listing.ts';
import { staffAndClient } from './support/staff-and-client.ts';

/** Two registrations with mails, and two people at once. */
test.describe.configure({ timeout: 120_000 });

const words = {
  en: {
    bidOn: /^Bid on lot/,
    client: 'Client',
    more: 'Type at least 4 characters',
    found: '1 client found',
    means: /available to bid/,
    group: 'Group',
    cars: 'Buy at most',
    place: /^Place bid/,
    done: 'Bid placed',
    close: 'Done',
  },
  ru: {
    bidOn: /^Ставка на лот/,
    client: 'Клиент',
    more: 'Введите не меньше 4 символов',
    found: 'Найден 1 клиент',
    means: /доступно для ставок/,
    group: 'Группа',
    cars: 'Купить не больше',
    place: /^(Сделать ставку|Поставить)/,
    done: 'Ставка сделана',
    close: 'Готово',
  },
} as const;

/** Opens the bid of a lot on the last day, which stays open for days. */
async function chooseLot(page: Page, bidOn: RegExp): Promise<void> {
  await page.goto('/car-auctions?sort=auctionDate&order=DESC');
  await page.getByRole('button', { name: bidOn }).nth(5).click();
}

for (const language of ['en', 'ru'] as const) {
  const say = words[language];

  test(
    `staff bid for a client beside the list, in ${language}`,
    { tag: language === 'en' ? [] : long },
    async ({ browserOf }) => {
      const { staff, client, clientId } = await staffAndClient({ staff: language });
      const page = await browserOf(staff);
      await chooseLot(page, say.bidOn);
      const panel = page.locator('[data-bid-panel]');
      const search = panel.getByRole('combobox', { name: say.client });
      await expect(search).toBeFocused();

      const amount = panel.locator('input[name="amount"]');
      await amount.fill('9000000');
      await panel.getByRole('button', { name: say.place }).click();
      await expect(search).toHaveAttribute('aria-invalid', 'true');
      await expect(search).toBeFocused();

      const asked: string[] = [];
      page.on('request', (sent) => {
        if (sent.url().includes('/user/search')) asked.push(sent.url());
      });
      await search.fill(client.slice(0, 3));
      await expect(panel.getByText(say.more)).toBeVisible();
      expect(asked).toEqual([]);
      await search.fill(client);
      await expect(panel.getByText(say.found)).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(panel.getByText(say.means)).toBeVisible();
      await expectNoBarriersIn(page, 'main');

      await amount.fill('9000000');
      await panel.getByLabel(say.group, { exact: true }).selectOption('B');
      const cars = panel.getByLabel(say.cars);
      await expect(cars).toHaveValue('1');
      await cars.fill('2');
      await page.keyboard.press('Enter');
      await expect(async () => {
        const standing = await page.request.get(`/v1/bid/standing?userId=${clientId}`);
        expect((await standing.json()).rooms).toMatchObject([{ cars: 2 }]);
      }).toPass();

      const type = panel.locator('select').last();
      await type.selectOption({ index: 1 });
      await panel.getByRole('button', { name: say.place }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText(String(clientId));
      await dialog.getByRole('checkbox').check();
      await dialog.getByRole('button', { name: say.place }).click();
      await expect(page.getByRole('dialog', { name: say.done })).toBeVisible();
      await page.getByRole('dialog').getByRole('button', { name: say.close }).click();

      const own = await browserOf(client);
      const standing = await (await own.request.get('/v1/bid/standing')).json();
      expect(standing.bids).toMatchObject([{ amount: 9_000_000, status: 1 }]);
      await openListing(own, '?sort=auctionDate&order=DESC');
      await expect(
        own
          .locator('[data-lot-id]')
          .getByText(/9.000.000.¥/)
          .first(),
      ).toBeVisible();
    },
  );
}
