import type { Page } from '@playwright/test';
import { expectNoBarriersInDialog } from './support/barriers.ts';
import { clientWith, lotToBid } from './support/bidding.ts';
import { expect, test } from './support/fixtures.ts';
import { phone } from './support/listing.ts';
import { keep, withConsent } from './support/sign-in.ts';

const panelOf = (page: Page) => page.locator('[data-bid-panel]');
const amountOf = (page: Page) => panelOf(page).getByRole('textbox', { name: /^Your bid, step/ });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

async function chooseType(page: Page): Promise<void> {
  await panelOf(page).getByRole('combobox', { name: 'Export type' }).selectOption('Whole');
}

async function agree(page: Page, ask: string, action: RegExp): Promise<void> {
  await dialog(page, ask).getByRole('checkbox').check();
  await dialog(page, ask).getByRole('button', { name: action }).click();
}

/** A client and a lot of this journey's own. */
async function openLot(page: Page, baseURL: string | undefined): Promise<void> {
  await clientWith(page, baseURL, 3_000_000);
  const { id } = await lotToBid();
  await page.goto(`/car-auctions/${id}`);
}

async function press(page: Page, name: RegExp): Promise<void> {
  await panelOf(page).getByRole('button', { name }).click();
}

/** Fills in the form up to the confirmation. */
async function fillIn(page: Page, raise = () => amountOf(page).press('ArrowUp')): Promise<void> {
  await raise();
  await chooseType(page);
  await press(page, /^Place bid/);
}

async function placeAsked(page: Page): Promise<void> {
  await agree(page, 'Place this bid?', /^Place bid/);
  await dialog(page, 'Bid placed').getByRole('button', { name: 'Done' }).click();
}

test.beforeEach(async ({ context }) => {
  await withConsent(context);
});

test('R50: a bid is placed by the keyboard alone, raised, held by its credit, and cancelled', async ({
  page,
  baseURL,
}) => {
  await openLot(page, baseURL);
  await expect(amountOf(page)).toBeVisible();

  await page.keyboard.press('b');
  await expect(amountOf(page)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await chooseType(page);
  await panelOf(page)
    .getByRole('button', { name: /^Place bid/ })
    .focus();
  await page.keyboard.press('Enter');
  const ask = dialog(page, 'Place this bid?');
  await expect(ask.getByRole('button', { name: /^Place bid/ })).toBeDisabled();
  await ask.getByRole('checkbox').focus();
  await page.keyboard.press('Space');
  await ask.getByRole('button', { name: /^Place bid/ }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page, 'Bid placed')).toBeVisible();
  await expectNoBarriersInDialog(page);
  await page.keyboard.press('Escape');
  const box = page.getByRole('region', { name: 'Your bid' });
  await expect(box).toContainText('Under Review');

  await amountOf(page).press('ArrowUp');
  await press(page, /^Change bid to/);
  await agree(page, 'Change this bid?', /^Change bid to/);
  await dialog(page, 'Bid changed').getByRole('button', { name: 'Done' }).click();

  await amountOf(page).fill('900000000');
  await press(page, /^Change bid to/);
  const short = dialog(page, 'Not enough credit');
  await expect(short).toContainText(
    'You do not have enough credit to bid on this lot. Please contact your manager to make a deposit',
  );
  await short.getByRole('button', { name: /instead$/ }).click();
  await expect(amountOf(page)).not.toHaveValue(/900/);

  await box.getByRole('button', { name: 'Cancel bid' }).click();
  await page.keyboard.press('Escape');
  await expect(box).toBeVisible();
  await box.getByRole('button', { name: 'Cancel bid' }).click();
  await dialog(page, 'Cancel this bid?').getByRole('button', { name: 'Cancel bid' }).click();
  await expect(box).toBeHidden();
});

test('R13: a bid whose answer is lost is placed once, and the screen says so when it knows', async ({
  page,
  baseURL,
}) => {
  await openLot(page, baseURL);
  await fillIn(page);
  let lost = 0;
  await page.route('**/v1/bid/create', async (route) => {
    lost += 1;
    // The server receives the request, but the browser receives no answer.
    if (lost === 1) await route.fetch();
    if (lost <= 2) await route.abort();
    else await route.continue();
  });
  await agree(page, 'Place this bid?', /^Place bid/);
  await expect(page.getByText('No answer from the server')).toBeVisible();
  await expect(dialog(page, 'Bid placed')).toBeVisible();
  const own = await page.request.get(`/v1/bid/standing`);
  expect(((await own.json()) as { bids: unknown[] }).bids).toHaveLength(1);
});

test('R50: bidding closes on an open page, R52: and cancelling says that it is too late', async ({ page, baseURL }) => {
  await openLot(page, baseURL);
  await fillIn(page);
  await placeAsked(page);

  let deadline: string | undefined;
  await page.route(/\/car-auction\/view\?/, async (route) => {
    const response = await route.fetch();
    const lot = (await response.json()) as { bidInfo: Record<string, unknown> };
    deadline ??= new Date(Date.now() + 15_000).toISOString();
    const bidInfo = { ...lot.bidInfo, cancelDeadline: deadline, biddingDeadline: deadline };
    await route.fulfill({ response, json: { ...lot, bidInfo } });
  });
  await page.reload();
  await expect(amountOf(page)).toBeVisible();
  await expect(panelOf(page)).toContainText('Bidding is closed', { timeout: 30_000 });
  await expect(amountOf(page)).toBeHidden();
  await panelOf(page).getByRole('button', { name: 'Cancel bid' }).click();
  await expect(dialog(page, 'Too late to cancel')).toContainText('Bids can be cancelled until');
});

test('on a phone the bar at the foot opens the sheet, and Back closes it', async ({ page, baseURL }) => {
  await page.setViewportSize(phone);
  await openLot(page, baseURL);
  await page.getByRole('button', { name: 'Bid', exact: true }).click();
  await expect(amountOf(page)).toBeVisible();
  await expectNoBarriersInDialog(page);
  await page.goBack();
  await expect(amountOf(page)).toBeHidden();
  await page.getByRole('button', { name: 'Bid', exact: true }).click();
  await fillIn(page, () => press(page, /^Increase by/));
  await placeAsked(page);
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Details' })).toBeVisible();
});

test('a stock car is ordered and given back, in Russian', async ({ page, context, baseURL }) => {
  await clientWith(page, baseURL, 30_000_000);
  await keep(context, 'language', 'ru');
  const answer = await page.request.get('/v1/stock/listing', { params: { pageSize: '70' } });
  const { carsList } = (await answer.json()) as { carsList: { id: number }[] };
  await page.request.put('/v1/user/update-setting', { headers: { origin: baseURL ?? '' }, data: { language: 693 } });
  await page.goto(`/oneprice/${carsList[9]?.id ?? 0}`);
  await expect(panelOf(page).getByRole('textbox')).toHaveCount(0);
  await panelOf(page).getByRole('button', { name: 'Заказать' }).click();
  const ask = page.getByRole('dialog');
  await ask.getByRole('checkbox').check();
  await ask.getByRole('button', { name: /^Заказать за/ }).click();
  await ask.getByRole('button', { name: 'Готово' }).click();
  const cancel = panelOf(page).getByRole('button', { name: 'Отменить заказ' });
  await cancel.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Отменить заказ' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(cancel).toBeHidden();
});
