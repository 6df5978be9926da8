import type { Page } from '@playwright/test';
import { groupDigits } from '@seri/domain/money/money';
import { expectNoBarriersIn } from './support/barriers.ts';
import { clientWith, placeBid } from './support/bidding.ts';
import { expect, test } from './support/fixtures.ts';
import { mailOf } from './support/mail.ts';
import { addressOf } from './support/sign-in.ts';
import { manager } from './support/staff.ts';

const rows = (page: Page) => page.getByRole('table', { name: 'Purchases' }).locator('tbody tr');
const tab = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'Where the cars are' }).getByRole('link', { name });
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('a client looks for a car on its way, opens it, and comes to the same page from its payment', async ({
  browserOf,
}) => {
  const page = await browserOf('client');
  await page.goto('/purchases');
  await expect(rows(page).nth(19)).toBeVisible();
  await tab(page, /^In transit/).click();
  await expect(page).toHaveURL('/purchases?status=inTransit');
  await expect(rows(page).first()).toContainText('In transit');
  await rows(page).first().getByRole('link').click();

  await expect(page).toHaveURL(/\/purchases\/\d+$/);
  await expect(page.getByRole('listitem').and(page.locator('[aria-current="step"]'))).toContainText('In transit');
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  await expect(part(page, 'Logistics')).toContainText('Shipping line');
  const lines = await part(page, 'Costs').locator('tr').allTextContents();
  const sums = lines.map((text) => Number(text.replaceAll(/\D/g, '')));
  const total = lines.findIndex((text) => text.startsWith('Total'));
  expect(total).toBeGreaterThan(1);
  expect(sums[total]).toBe(sums.slice(0, total).reduce((sum, one) => sum + one, 0));

  await page.locator('[data-photo="0"]').click();
  await expect(page).toHaveURL(/#gallery-1$/);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download photos' }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.zip$/);

  const path = new URL(page.url()).pathname;
  await page.goto(path.replace('purchases', 'payments'));
  await expect(page.getByRole('heading', { level: 1, name: title ?? '' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to payments' }).click();
  await expect(page).toHaveURL('/payments');
});

test('a purchase of another account is not found', async ({ browserOf }) => {
  const [page, other] = [await browserOf('client'), await browserOf('vip')];
  await page.goto('/purchases');
  const href = (await rows(page).first().getByRole('link').getAttribute('href')) ?? '';
  await other.goto(href);
  // The page speaks the account's own language.
  await expect(other.getByRole('heading', { name: 'Такой покупки нет' })).toBeVisible();
});

test.describe('from a bid to its car', () => {
  /** A registration, a remittance and two simultaneous browsers. */
  test.describe.configure({ timeout: 120_000 });

  test('staff enter what a won lot cost: its client sees the purchase at once, gets a mail, and all back when the win goes', async ({
    page,
    browserOf,
    baseURL,
  }) => {
    const client = await clientWith(page, baseURL, 5_000_000);
    await page.goto('/purchases');
    await expect(page.getByRole('heading', { name: 'No records found' })).toBeVisible();
    const { bidId, amount } = await placeBid(page, baseURL);

    const headers = { origin: baseURL ?? '' };
    const { request } = await browserOf(manager);
    const put = async (call: string, data: object) => {
      const answer = await request.put(`/v1/bid/${call}`, { headers, data });
      expect(answer.ok(), await answer.text()).toBe(true);
    };
    await put('update-bid-status', { bidId, status: 6 });
    await put('update-sold-price', { bidId, soldPrice: amount - 10_000 });
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText('Processing');
    const cost = await costOfFirst(page);
    expect(cost).toBeGreaterThan(amount - 10_000);
    await expect(rows(page)).toContainText(groupDigits(cost));
    expect(await balanceOf(page)).toBe(5_000_000 - cost);
    const { text } = await mailOf(
      addressOf(client),
      new RegExp(`^Lot ${await lotNumber(page)}, .+ paid from balance$`),
    );
    expect(text).toContain('/purchases/');

    await put('update-sold-price', { bidId, soldPrice: amount - 20_000 });
    await expect.poll(() => balanceOf(page)).toBeGreaterThan(5_000_000 - cost);
    expect(await balanceOf(page)).toBe(5_000_000 - (await costOfFirst(page)));
    await put('update-bid-status', { bidId, status: 3 });
    await expect(page.getByRole('heading', { name: 'No records found' })).toBeVisible();
    expect(await balanceOf(page)).toBe(5_000_000);
    await page.goto('/payments');
    await page
      .getByRole('link', { name: /^Agent fee/ })
      .first()
      .click();
    await expect(page.getByText('This win was cancelled')).toBeVisible();
    await expectNoBarriersIn(page, 'main');
  });
});

/** The cost of the latest purchase, with its charges. */
async function costOfFirst({ request }: Page): Promise<number> {
  const { list } = (await (await request.get('/v1/purchased-cars/index')).json()) as { list: { totalPrice: number }[] };
  return list[0]?.totalPrice ?? 0;
}

async function balanceOf({ request }: Page): Promise<number> {
  const { totalBalance } = (await (await request.get('/v1/payments/index')).json()) as { totalBalance: number };
  return totalBalance;
}

const lotNumber = async (page: Page) => (await rows(page).getByRole('link').textContent()) ?? '';
