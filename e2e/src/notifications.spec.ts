import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { formatYen } from '@seri/domain/money/money';
import { expectNoBarriersInDialog } from './support/barriers.ts';
import { expect, test as plain } from './support/fixtures.ts';
import { phone } from './support/listing.ts';
import { newJoan, registered } from './support/accounts.ts';
import { db } from './support/database.ts';
import { signInAs, type TestPerson } from './support/sign-in.ts';
import { manager } from './support/staff.ts';

/** Staff and two simultaneous browsers. */
plain.describe.configure({ timeout: 120_000 });

const asking = (request: APIRequestContext, origin: string) => ({
  get: async (path: string) => (await request.get(`${origin}/v1${path}`)).json(),
  send: async (method: 'post' | 'put', path: string, data: object) => {
    const answer = await request[method](`${origin}/v1${path}`, { data, headers: { origin } });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    return answer.json();
  },
});
type Hands = ReturnType<typeof asking>;

/** Authenticated calls of a person, without a page. */
async function handsOf(browser: Browser, who: TestPerson, origin: string): Promise<Hands> {
  const context = await browser.newContext({ baseURL: origin });
  await signInAs(context, who, origin);
  return asking(context.request, origin);
}

interface Scene {
  client: `${string}@${string}`;
  clientId: number;
  hands: Hands;
  staff: Hands;
  bid: (lot: Lot, amount: number) => Promise<number>;
  bidFor: (lot: Lot, amount: number) => Promise<number>;
}

interface Lot {
  id: number;
  lotNo: string;
  startPrice: number;
}

const bidOf = (lot: Lot, amount: number) => ({
  carId: lot.id,
  amount,
  lotType: 'auction',
  bidGroup: null,
  bidType: 1,
  confirm: 1,
});

/** A client of this journey with credit, looked after by the demonstration's manager. */
async function newScene(browser: Browser, origin: string): Promise<Scene> {
  const { id: managerId } = await db
    .selectFrom('account')
    .select('id')
    .where('email', '=', manager)
    .executeTakeFirstOrThrow();
  const { email: client, id: clientId } = await newJoan({ role: 'client', managerId, creditLimit: 90_000_000 });
  const hands = await handsOf(browser, client, origin);
  const staff = await handsOf(browser, manager, origin);
  return {
    client,
    clientId,
    hands,
    staff,
    bid: async (lot, amount) => (await hands.send('post', '/bid/create', bidOf(lot, amount))).bidId,
    bidFor: async (lot, amount) =>
      (await staff.send('post', '/bid/bid-from-manager', { ...bidOf(lot, amount), userId: clientId })).bidId,
  };
}

const test = plain.extend<{ scene: Scene }>({
  scene: async ({ browser, baseURL }, use) => use(await newScene(browser, baseURL ?? '')),
});

/** The latest lots, which stay open for days; `step` fits every house of the demonstration. */
async function lots(hands: Hands): Promise<Lot[]> {
  const { carsList } = await hands.get('/car-auction/listing?pageSize=50&sort=auctionDate&order=DESC');
  return carsList.filter(({ startPrice, status }: Lot & { status: number }) => startPrice > 0 && status === 4532);
}

const amountOn = ({ startPrice }: Lot, more = 0) => Math.ceil(startPrice / 30_000) * 30_000 + more;
const bell = (page: Page) => page.getByRole('button', { name: /^(?:Notifications|Уведомления),/ });
const toasts = (page: Page) => page.getByRole('region', { name: /^(?:Messages|Сообщения)$/ });
const centre = (page: Page) => page.getByRole('dialog', { name: /^(?:Notifications|Уведомления)$/ });

const isWelcome = ({ payload }: { payload: string | Buffer }) => String(payload).includes('welcome');

/** Waits for the live connection, so that no event is missed. */
async function openListening(page: Page, path = '/payments'): Promise<void> {
  const connected = page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived', isWelcome));
  await page.goto(path);
  await connected;
  await expect(bell(page)).toBeVisible();
}

test('a client’s bid reaches its manager as a toast and in the notification centre', async ({ scene, browserOf }) => {
  const [lot] = await lots(scene.hands);
  if (!lot) throw new Error('The demonstration has no lot to bid on.');
  const staff = await browserOf(manager);
  await openListening(staff, '/clients');

  await scene.bid(lot, amountOn(lot));
  const toast = toasts(staff)
    .locator('div')
    .filter({ hasText: `Joan Journey placed a bid: ${formatYen(amountOn(lot))}` })
    .first();
  await expect(toast).toBeVisible();
  await expect(toast).toContainText(lot.lotNo);

  await bell(staff).click();
  const line = centre(staff)
    .getByRole('listitem')
    .filter({ hasText: `Joan Journey placed a bid: ${formatYen(amountOn(lot))}` })
    .first();
  await expect(line).toContainText('New:');
  await staff.keyboard.press('Escape');
  await expect(centre(staff)).toBeHidden();
  await expect(bell(staff)).toBeFocused();
});

test('a manager’s action reaches the client in the client’s language, is kept, and is read in every browser', async ({
  scene,
  browserOf,
}) => {
  await scene.hands.send('put', '/user/update-setting', { language: 693 });
  const [lot, other] = await lots(scene.hands);
  if (!lot || !other) throw new Error('The demonstration has no lots to bid on.');
  const [first, second] = [await browserOf(scene.client), await browserOf(scene.client, { viewport: phone })];
  await openListening(first);
  await openListening(second);

  const message = `Менеджер сделал за вас ставку ${formatYen(amountOn(lot))}`;
  // Toasts disappear by themselves, so the waits start before the action.
  await Promise.all([
    ...[first, second].map((page) => expect(toasts(page).getByText(message)).toBeVisible()),
    scene.bidFor(lot, amountOn(lot)),
  ]);
  for (const page of [first, second]) {
    await expect(bell(page)).toHaveAccessibleName('Уведомления, 1 непрочитанное');
  }

  await scene.bidFor(other, amountOn(other));
  await expect(bell(first)).toHaveAccessibleName('Уведомления, 2 непрочитанных');
  await bell(first).click();
  await expect(centre(first).getByRole('region')).toHaveCount(2);
  await expectNoBarriersInDialog(first);
  await centre(first)
    .getByRole('region', { name: `Лот ${lot.lotNo}` })
    .getByRole('link')
    .click();
  await expect(first).toHaveURL(`/car-auctions/${lot.id}`);
  await expect(bell(second)).toHaveAccessibleName('Уведомления, 1 непрочитанное');

  await bell(second).click();
  await centre(second).getByRole('button', { name: 'Прочитать все' }).click();
  await expect(bell(first)).toHaveAccessibleName('Уведомления, непрочитанных нет');
});

test('a hidden tab shows no toast, and later only the centre has the notice', async ({ scene, browserOf }) => {
  const [lot] = await lots(scene.staff);
  if (!lot) throw new Error('The demonstration has no lot to bid on.');
  const page = await browserOf(scene.client);
  await openListening(page);
  const turn = (state: 'hidden' | 'visible') =>
    page.evaluate((value) => Object.defineProperty(document, 'visibilityState', { value, configurable: true }), state);
  await turn('hidden');
  await scene.bidFor(lot, amountOn(lot));
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread');
  await turn('visible');
  await scene.bidFor(lot, amountOn(lot, 30_000));
  await expect(toasts(page).getByText(/Your manager changed your bid/)).toBeVisible();
  await expect(toasts(page).getByText(/placed a bid of .+ for you/)).toHaveCount(0);
});

test('the choice of mails in the profile is kept', async ({ browserOf }) => {
  const page = await browserOf(await registered());
  await openListening(page);
  await bell(page).click();
  await expect(centre(page).getByRole('heading', { name: 'Nothing yet' })).toBeVisible();
  await centre(page).getByRole('link', { name: 'Notification settings' }).click();
  await expect(page).toHaveURL('/profile#notifications');
  const status = page.getByRole('checkbox', { name: 'Email: Bid status' });
  await expect(status).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Email: Win' })).toBeDisabled();
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/notification/settings') && answer.ok());
  // The choice goes through the cache of queries, so the box changes a moment after the click.
  await status.click();
  await expect(status).not.toBeChecked();
  await saved;
  await page.reload();
  await expect(status).not.toBeChecked();
  await expect(page.getByRole('button', { name: 'Play the sound: Win' })).toBeVisible();
});

for (const [form, viewport] of [
  ['desktop', { width: 1440, height: 900 }],
  ['phone', phone],
] as const) {
  test(`on a ${form} the whole history is a page of its own, which grows as it is read`, async ({
    scene,
    browserOf,
  }) => {
    const [lot, other] = await lots(scene.staff);
    if (!lot || !other) throw new Error('The demonstration has no lots to bid on.');
    await scene.bidFor(lot, amountOn(lot));
    const page = await browserOf(scene.client, { viewport });
    await openListening(page);
    await bell(page).click();
    await centre(page).getByRole('link', { name: 'All notifications' }).click();
    await expect(page).toHaveURL('/notifications');
    const history = page.getByRole('main');
    await expect(history.getByRole('region')).toHaveCount(1);
    await expect(history.getByText('That is all')).toBeVisible();

    await scene.bidFor(other, amountOn(other));
    await expect(history.getByRole('region')).toHaveCount(2);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await history.getByRole('button', { name: 'Mark all read' }).click();
    await expect(bell(page)).toHaveAccessibleName('Notifications, none unread');
    await expect(history.getByText('New:')).toHaveCount(0);
  });
}
