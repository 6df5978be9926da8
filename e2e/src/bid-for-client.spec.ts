import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { languageIds, type Language } from '@seri/domain/languages';
import { expectNoBarriers } from './support/barriers.ts';
import { expect, test } from './support/fixtures.ts';
import { openListing } from './support/listing.ts';
import { registered } from './support/registered.ts';
import { signInAs } from './support/sign-in.ts';

/** Two registrations with their mails, and two people at once. */
test.describe.configure({ timeout: 120_000 });

const roleIds = { manager: 991, client: 1064 };

interface Scene {
  staff: `${string}@${string}`;
  client: `${string}@${string}`;
  clientId: number;
}

/** Staff who speak the language, and a client with credit: accounts that no other journey knows. */
async function newScene(
  browser: Browser,
  request: APIRequestContext,
  origin: string,
  language: Language,
): Promise<Scene> {
  const context = await browser.newContext({ baseURL: origin });
  await signInAs(context, 'owner', origin);
  const put = async (by: APIRequestContext, path: string, data: object) => {
    const answer = await by.put(`${origin}/v1${path}`, { data, headers: { origin } });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  };
  const become = async (roleId: number) => {
    const email = await registered(request, origin);
    const found = await context.request.get(`${origin}/v1/user/search`, { params: { user: email } });
    const [{ value: id }] = await found.json();
    const { client } = await (await context.request.get(`${origin}/v1/user/client?id=${id}`)).json();
    await put(context.request, '/user/role', { id, version: client.version, roleId });
    return { email, id: Number(id) };
  };
  const client = await become(roleIds.client);
  const limit = { id: client.id, creditLimit: 50_000_000, expected: 0, reason: 'e2e' };
  await put(context.request, '/user/credit-limit', limit);
  const staff = await become(roleIds.manager);
  const own = await browser.newContext({ baseURL: origin });
  await signInAs(own, staff.email, origin);
  await put(own.request, '/user/update-setting', { language: languageIds[language] });
  return { staff: staff.email, client: client.email, clientId: client.id };
}

const words = {
  en: {
    bidOn: /^Bid on lot/,
    client: 'Client',
    more: 'Type at least 4 characters',
    found: '1 client found',
    means: /free to bid/,
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
    means: /свободно для ставок/,
    group: 'Группа',
    cars: 'Купить не больше',
    place: /^(Сделать ставку|Поставить)/,
    done: 'Ставка сделана',
    close: 'Готово',
  },
} as const;

/** A lot of the last day, on which one may bid for days; by its button in the list. */
async function chooseLot(page: Page, bidOn: RegExp): Promise<void> {
  await page.goto('/car-auctions?sort=auctionDate&order=DESC');
  await page.getByRole('button', { name: bidOn }).nth(5).click();
}

for (const language of ['en', 'ru'] as const) {
  const say = words[language];

  test(`staff bid for a client beside the list, in ${language}`, async ({ browser, request, browserOf, baseURL }) => {
    const { staff, client, clientId } = await newScene(browser, request, baseURL ?? '', language);
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
    await expectNoBarriers(page);

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
  });
}
