import type { Page } from '@playwright/test';
import { expectNoBarriersIn } from './support/barriers.ts';
import { clientWith, placeBid } from './support/bidding.ts';
import { expect, test } from './support/fixtures.ts';
import { phone } from './support/listing.ts';
import { manager } from './support/staff.ts';

/** A registration, a remittance and two simultaneous browsers. */
test.describe.configure({ timeout: 120_000 });

const rowButton = (page: Page, bidId: number) => page.locator(`[data-chat="${bidId}"]`);
const log = (page: Page) => page.getByRole('log', { name: 'Messages' });
const field = (page: Page) => page.getByRole('textbox', { name: /^Write to the/ });

test('client and manager write to each other about a bid and read each message live', async ({
  page,
  browserOf,
  baseURL,
}) => {
  await page.setViewportSize(phone);
  await clientWith(page, baseURL, 5_000_000);
  const { bidId } = await placeBid(page, baseURL);
  await page.goto('/bids');
  await rowButton(page, bidId).click();
  await expect(page).toHaveURL(`/bids?chat=${bidId}`);
  await expect(log(page)).toContainText('Nothing written yet');
  await field(page).fill('Is there rust underneath?');
  await field(page).press('Enter');
  await field(page).pressSequentially('Photo 14 looks so.');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(log(page)).toContainText('You');
  await expectNoBarriersIn(page, 'main');

  const staff = await browserOf(manager);
  await staff.goto(`/bid-manager?chat=${bidId}`);
  await expect(log(staff)).toContainText(/Is there rust underneath\?\s*Photo 14 looks so\./);
  await expect(log(page)).toContainText('read');
  await expect(field(staff)).toBeFocused();
  await staff.keyboard.type('Light surface rust');
  await staff.keyboard.press('Shift+Enter');
  await staff.keyboard.type('on the rear axle only.');
  await staff.keyboard.press('Enter');
  await expect(log(page)).toContainText('on the rear axle only.');
  await expect(log(page)).toContainText('Manager');
  await expect(log(page)).not.toContainText('Kenji Morita');
  await expect(log(staff)).toContainText('read');

  await staff.getByRole('tab', { name: 'Bidding history' }).click();
  await expect(staff.getByRole('complementary').getByRole('listitem')).toContainText(['Joan Journey placed the bid']);
  await staff.keyboard.press('Escape');
  await expect(log(staff)).toBeHidden();
});

test('a message to a closed chat is unread in the row and shown as a toast', async ({ page, browserOf, baseURL }) => {
  await clientWith(page, baseURL, 5_000_000);
  const { bidId } = await placeBid(page, baseURL);
  const { bidId: other } = await placeBid(page, baseURL);
  await page.goto('/bids');
  await expect(rowButton(page, bidId)).toHaveAccessibleName('Chat');

  const staff = await browserOf(manager);
  const write = (to: number, comment: string) =>
    staff.request.post('/v1/bid/save-chat', { headers: { origin: baseURL ?? '' }, data: { bidId: to, comment } });
  await write(bidId, 'Shall I raise it?');
  await write(bidId, 'It closes at noon.');
  await expect(rowButton(page, bidId)).toHaveAccessibleName('Chat, 2 unread messages');
  await page.getByRole('link', { name: 'Open chat' }).first().click();
  await expect(log(page)).toContainText('It closes at noon.');
  await expect(rowButton(page, bidId)).toHaveAccessibleName('Chat');

  await field(page).fill('a draft');
  await rowButton(page, other).click();
  await expect(log(page)).toContainText('Nothing written yet');
  await expect(field(page)).toHaveValue('');
  await page.context().setOffline(true);
  await field(page).fill('Yes please');
  await field(page).press('Enter');
  await expect(log(page)).toContainText('Not sent.');
  await write(other, 'Are you there?');
  await page.context().setOffline(false);
  await expect(log(page).getByText('Are you there?')).toHaveCount(1);
  const taken = page.waitForResponse('**/v1/bid/save-chat');
  await log(page).getByRole('button', { name: 'Try again' }).click();
  await taken;
  await expect(log(page)).not.toContainText('Not sent.');
  await page.reload();
  await expect(log(page).getByText('Yes please')).toHaveCount(1);
  await expect(rowButton(page, other)).toHaveAccessibleName('Chat');
});

test('an open chat is a history entry: Back and closing leave it, Forward opens it', async ({ page, baseURL }) => {
  await clientWith(page, baseURL, 5_000_000);
  const { bidId } = await placeBid(page, baseURL);
  await page.goto('/dashboard');
  await page.goto('/bids');
  await rowButton(page, bidId).click();
  await expect(field(page)).toBeFocused();
  await page.goBack();
  await expect(log(page)).toBeHidden();
  await expect(page).toHaveURL('/bids');
  await page.goForward();
  await expect(log(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(log(page)).toBeHidden();
  await expect(rowButton(page, bidId)).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/dashboard');
});
