import type { Page } from '@playwright/test';
import { clientWith, placeBid } from './support/bidding.ts';
import { firstOfDay, layFile } from './support/feed.ts';
import { expect, test } from './support/fixtures.ts';
import { countKeys, readDialog } from './support/keys.ts';

/** Registrations, twenty bids and the folder of a feed. */
test.describe.configure({ timeout: 180_000 });

/** The demonstration's desk works under another account, whose changes are not this one's to undo. */
const staffAccount = 'owner@demo.seri';

async function idOf(staff: Page, email: string): Promise<number> {
  const found = await staff.request.get('/v1/user/search', { params: { user: email } });
  const [{ value }] = (await found.json()) as [{ value: number }];
  return value;
}

/** The bids of one client, whatever their manager and day. */
const deskOf = (clientId: number) => `/bid-manager?manager=&auctionDate=&user=${clientId}`;
const marks = (page: Page) => page.locator('[data-bid-id] [data-bid]');

test('twenty bids are accepted with 41 keys and taken back with one', async ({ page, browserOf, baseURL }) => {
  const email = await clientWith(page, baseURL, 900_000_000);
  // A lot with an own bid leaves the list of choices, so the next lot moves to its place.
  for (let placed = 0; placed < 20; placed += 1) await placeBid(page, baseURL);
  const staff = await browserOf(staffAccount);
  await staff.goto(deskOf(await idOf(staff, email)));
  await expect(staff.locator('[data-bid-id]').first()).toBeVisible();

  const keys = countKeys(staff);
  // The first X takes the first row.
  await keys.press('x');
  for (let row = 1; row < 20; row += 1) await keys.press('j', 'x');
  await expect(staff.getByRole('toolbar', { name: 'Selected bids' })).toContainText('20 selected');
  await keys.press('2');
  await expect(staff.getByRole('dialog', { name: 'This auction is on another day' })).toBeVisible();
  await keys.press('Enter');
  expect(keys.count()).toBe(41);
  await expect(staff.getByText('20 bids set to Bid')).toBeVisible();
  await expect(marks(staff).first()).toHaveAttribute('data-bid', 'bid');

  const undo = countKeys(staff);
  await undo.press('z');
  expect(undo.count()).toBe(1);
  await expect(staff.getByText('20 bids are back as before')).toBeVisible();
  await expect(staff.locator('[data-bid-id] [data-bid="bid"]')).toHaveCount(0);
  const { counters } = await (await page.request.get('/v1/bid/my-bid')).json();
  expect(counters).toContainEqual({ status: 1, count: 20 });
});

test('a win and the price of its auction take four keys', async ({ page, browserOf, baseURL }) => {
  const run = Date.now();
  const [source, name, startsAt] = [`desk-${run}`, `Desk ${run}`, firstOfDay()];
  layFile(source, 'lots.ndjson', [
    { type: 'house', id: 'hall', name },
    { type: 'session', id: 'morning', house: 'hall', startsAt },
    {
      type: 'lot',
      id: 'fit',
      kind: 'car',
      session: 'morning',
      lotNo: '7',
      maker: 'Honda',
      model: 'Fit',
      year: 2019,
      startPrice: 500_000,
      runsAt: startsAt,
    },
  ]);
  const email = await clientWith(page, baseURL, 9_000_000);
  const lotOf = async (reader: Page) => {
    const answer = await reader.request.get('/v1/car-auction/listing', { params: { lotNo: '7', pageSize: '70' } });
    const { carsList } = (await answer.json()) as { carsList: { id: number; auctionName: string; status: number }[] };
    return carsList.find(({ auctionName }) => auctionName === name);
  };
  await expect.poll(() => lotOf(page), { timeout: 30_000 }).toBeDefined();
  const staff = await browserOf(staffAccount);
  const userId = await idOf(staff, email);
  const placed = await staff.request.post('/v1/bid/bid-from-manager', {
    headers: { origin: baseURL ?? '' },
    data: {
      userId,
      carId: (await lotOf(page))?.id,
      amount: 550_000,
      lotType: 'auction',
      bidGroup: null,
      bidType: 1,
      confirm: 1,
    },
  });
  expect(placed.ok(), await placed.text()).toBe(true);
  layFile(source, 'result.ndjson', [{ type: 'result', lot: 'fit', status: 4533, soldPrice: 512_000 }]);
  await expect.poll(async () => (await lotOf(page))?.status, { timeout: 30_000 }).toBe(4533);

  await staff.goto(deskOf(userId));
  await expect(staff.locator('[data-bid-id]')).toHaveCount(1);
  const keys = countKeys(staff);
  await keys.press('j', '6');
  await expect(staff.getByRole('dialog', { name: 'Confirm the win' })).toBeVisible();
  await keys.press('Enter');
  await expect(staff.getByRole('textbox', { name: 'Sold price of lot 7, in yen' })).toBeFocused();
  await readDialog(staff);
  await keys.press('Enter');
  expect(keys.count()).toBe(4);
  await expect(staff.getByText('Sold for 512\u00A0000\u00A0¥')).toBeVisible();
  await expect(staff.getByRole('button', { name: /^Lot 7: sold for 512/ })).toBeVisible();
});
