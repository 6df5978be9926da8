import type { Page } from '@playwright/test';
import { expectNoBarriersIn, expectNoBarriersInDialog } from './support/barriers.ts';
import { clientWith, placeBid } from './support/bidding.ts';
import { expect, test } from './support/fixtures.ts';
import { byColleague, manager } from './support/staff.ts';

/** A registration, a remittance and two simultaneous browsers. */
test.describe.configure({ timeout: 120_000 });

const owner = 'owner@demo.seri';
/** All bids of any day, the latest first. */
const allBids = '/bid-manager?manager=&auctionDate=&sort=bidDate&order=DESC';

const rowOf = (page: Page, bidId: number) => page.locator(`[data-bid-id="${bidId}"]`);
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

async function standOn(page: Page, bidId: number): Promise<void> {
  await rowOf(page, bidId).getByRole('checkbox').focus();
  await expect(rowOf(page, bidId)).toHaveAttribute('aria-current', 'true');
}

test('R57: a manager accepts a bid, edits it, wins it, enters its price and takes back, while its client looks on', async ({
  page,
  browserOf,
  baseURL,
}) => {
  await clientWith(page, baseURL, 9_000_000);
  const { bidId, amount } = await placeBid(page, baseURL);
  await page.goto('/bids');
  const seen = rowOf(page, bidId);
  await expect(seen).toContainText('Under Review');

  const staff = await browserOf(manager);
  await staff.goto(allBids);
  const row = rowOf(staff, bidId);
  await standOn(staff, bidId);
  await staff.keyboard.press('2');
  const future = dialog(staff, 'This auction is on another day');
  await expect(future).toBeVisible();
  await expectNoBarriersInDialog(staff);
  await staff.keyboard.press('Escape');
  await expect(row.locator('[data-bid]')).toHaveAttribute('data-bid', 'new');
  await expect(row.getByRole('checkbox')).toBeFocused();
  await staff.keyboard.press('2');
  await staff.keyboard.press('Enter');
  await expect(row.locator('[data-bid]')).toHaveAttribute('data-bid', 'bid');
  await expect(seen.locator('[data-bid]')).toHaveAttribute('data-bid', 'bid');

  await staff.keyboard.press('e');
  const edit = dialog(staff, 'Edit bid');
  await expect(edit.getByRole('textbox', { name: /^Bid, step / })).toBeFocused();
  await expectNoBarriersInDialog(staff);
  await staff.keyboard.type(`${amount + 30_000} ¥`);
  await staff.keyboard.press('Enter');
  await expect(edit).toBeHidden();
  const raised = (amount + 30_000).toLocaleString('ru').replaceAll(/\s/g, '\u00A0');
  await expect(row).toContainText(raised);
  await expect(seen).toContainText(raised);

  await staff.keyboard.press('6');
  await expect(future.getByRole('checkbox')).toBeFocused();
  await staff.keyboard.press('Space');
  await staff.keyboard.press('Enter');
  await expect(dialog(staff, 'Record a win before the auction?')).toBeVisible();
  // An Enter that follows at once must not confirm the second question unread.
  await staff.keyboard.press('Space');
  const price = row.getByRole('textbox', { name: /^Sold price of lot/ });
  await expect(price).toBeFocused();
  await expect(seen.locator('[data-bid]')).toHaveAttribute('data-bid', 'won');

  await staff.keyboard.type(String(amount + 60_000));
  await staff.keyboard.press('Enter');
  await expect(dialog(staff, 'The price is above the bid')).toBeVisible();
  await staff.keyboard.press('Space');
  await expect(price).toBeFocused();
  await staff.keyboard.type(String(amount));
  await staff.keyboard.press('Enter');
  const paid = amount.toLocaleString('ru').replaceAll(/\s/g, '\u00A0');
  await expect(row.getByRole('button', { name: `sold for ${paid}` })).toBeVisible();

  await staff.getByRole('button', { name: /^Undo \d/ }).click();
  // The demonstration's desk works under the same account, so the latest change may be another one.
  const change = dialog(staff, 'Your last changes')
    .getByRole('listitem')
    .filter({ hasText: `Sold price: – → ${paid}` })
    .first();
  await expect(change).toBeVisible();
  await expectNoBarriersInDialog(staff);
  await change.getByRole('button').click();
  await expect(row.getByRole('button', { name: 'enter the sold price' })).toBeVisible();

  await standOn(staff, bidId);
  await staff.keyboard.press('2');
  await expect(future).toBeVisible();
  await staff.keyboard.press('Enter');
  await expect(row.locator('[data-bid]')).toHaveAttribute('data-bid', 'bid');
  await expect(seen.locator('[data-bid]')).toHaveAttribute('data-bid', 'bid');
});

test('several bids are set independently, and one that a colleague changed is reported', async ({
  page,
  browserOf,
  baseURL,
}) => {
  const email = await clientWith(page, baseURL, 9_000_000);
  const bids = [];
  for (let placed = 0; placed < 3; placed += 1) bids.push(await placeBid(page, baseURL));
  const [first, second, third] = bids.map(({ bidId }) => bidId) as [number, number, number];
  const staff = await browserOf(manager);
  const found = await staff.request.get('/v1/user/search', { params: { user: email } });
  const [{ value: clientId }] = (await found.json()) as [{ value: number }];
  // Lists only these bids: axe mistakes buttons of rows under a sticky header for neighbours of those above.
  await staff.goto(`${allBids}&user=${clientId}`);
  for (const bidId of [first, second, third]) {
    await standOn(staff, bidId);
    await staff.keyboard.press('x');
  }
  const selected = staff.getByRole('toolbar', { name: 'Selected bids' });
  await expect(selected).toContainText('3 selected');
  await expectNoBarriersIn(staff, '[role="toolbar"]');

  const colleague = await browserOf(owner);
  // Happens while the change is in flight.
  await staff.route('**/v1/bid/update-bid-statuses', async (route) => {
    const taken = { bidId: second, status: 3 };
    await byColleague(colleague.request, baseURL ?? '', '/bid/update-bid-status', taken);
    await route.continue();
  });
  await staff.keyboard.press('2');
  await staff.keyboard.press('Enter');
  const report = dialog(staff, 'Not all bids were changed');
  await expect(report).toContainText('2 of 3 set to Bid');
  const failed = report.getByRole('list', { name: 'Bids that were not changed' }).getByRole('listitem');
  await expect(failed).toHaveCount(1);
  await expect(failed).toContainText('changed in the meantime');
  await expectNoBarriersInDialog(staff);
  await staff.keyboard.press('Escape');
  await expect(report).toBeHidden();
  for (const bidId of [first, third]) {
    await expect(rowOf(staff, bidId).locator('[data-bid]')).toHaveAttribute('data-bid', 'bid');
  }
  await expect(rowOf(staff, second).locator('[data-bid]')).toHaveAttribute('data-bid', 'dontBid');
  await expect(selected).toContainText('1 selected');
  await expect(rowOf(staff, second).getByRole('checkbox')).toBeChecked();
});
