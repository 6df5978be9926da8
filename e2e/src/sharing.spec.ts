import type { Locator, Page } from '@playwright/test';
import { type PageType, pageTypes } from '@seri/domain/page-types';
import { expectNoBarriers, expectNoBarriersIn, expectNoBarriersInDialog } from './support/barriers.ts';
import { expect, test } from './support/fixtures.ts';
import { phone } from './support/listing.ts';
import { codeOf, ownPath, sharedPath, someLot, type ToShare } from './support/sharing.ts';
import { withConsent } from './support/sign-in.ts';

test.describe.configure({ mode: 'parallel' });

const codeField = (page: Page): Locator => page.getByRole('textbox', { name: 'Access code' });
const isMachine = (pageType: PageType) => pageType.startsWith('machinery');

/** Opens the dialog of a lot's page. */
async function share(page: Page, lot: ToShare): Promise<{ dialog: Locator; link: string }> {
  await page.goto(ownPath(lot));
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /^Share lot / });
  return { dialog, link: await dialog.getByRole('textbox', { name: 'Link' }).inputValue() };
}

/** The lot stands there for somebody without an account. */
async function expectShared(page: Page, lot: ToShare): Promise<void> {
  const article = page.getByRole('article');
  await expect(article.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(sharedPath(lot));
  await expect(article.getByRole('button', { name: /bid|share|favourite/i })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Open in the portal' })).toHaveCount(0);
}

for (const pageType of pageTypes) {
  test(`a shared lot opens for anybody by its link: ${pageType}`, async ({ browserOf, page }) => {
    const dealer = await browserOf('dealer');
    const lot = await someLot(dealer, pageType);
    const { link } = await share(dealer, lot);
    expect(link.replace(/^https?:\/\/[^/]+/, '')).toMatch(
      new RegExp(isMachine(pageType) ? `^${sharedPath(lot)}$` : `^${sharedPath(lot)}\\?code=\\d{6}$`),
    );
    await withConsent(page.context());
    await page.goto(link);
    await expectShared(page, lot);
    await page.reload();
    await expectShared(page, lot);
    // Back from elsewhere, without being asked again.
    await page.goto('/about');
    await page.goBack();
    await expectShared(page, lot);
    const tab = await page.context().newPage();
    await tab.goto(sharedPath(lot));
    if (isMachine(pageType)) return expectShared(tab, lot);
    await expect(codeField(tab)).toBeFocused();
    await expect(tab.getByRole('article')).toHaveCount(0);
    return expect(tab).toHaveTitle('Shared lot · Seri');
  });
}

test('the link is copied, and sent by messenger with what the lot is called', async ({ browserOf }) => {
  const page = await browserOf('dealer');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const { dialog, link } = await share(page, await someLot(page, 'car-auction'));
  await dialog.getByRole('button', { name: 'Copy' }).click();
  await expect(dialog.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  await expect(dialog.getByRole('button', { name: 'Copy' })).toBeVisible();
  const title = (await page.title()).replace(/ · Seri$/, '');
  const href = (await dialog.getByRole('link', { name: 'Send by WhatsApp' }).getAttribute('href')) ?? '';
  expect(new URL(href).searchParams.get('text')).toBe(`${title}\n${link}`);
});

test('five digits are not sent, a wrong code is said and kept, the right one opens: by keyboard alone', async ({
  browserOf,
  page,
}) => {
  const dealer = await browserOf('dealer');
  const lot = await someLot(dealer, 'car-auction');
  const code = await codeOf(dealer, lot);
  await withConsent(page.context());
  await page.goto(sharedPath(lot));
  const field = codeField(page);
  await expect(field).toBeFocused();
  const sent: string[] = [];
  page.on('request', (request) => request.url().includes('/share?') && sent.push(request.url()));
  await page.keyboard.type(code.slice(0, 5));
  await page.keyboard.press('Enter');
  await expect(field).toHaveAccessibleDescription('Enter all six digits');
  expect(sent).toEqual([]);
  await field.press('ControlOrMeta+a');
  await page.keyboard.type(code === '000000' ? '000001' : '000000');
  await page.keyboard.press('Enter');
  await expect(field).toHaveAccessibleDescription('Wrong access code');
  await expect(field).toBeFocused();
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
  await expectShared(page, lot);
  await page.reload();
  await expectShared(page, lot);
});

test('after five wrong codes one waits, with the right one too, and the digits stay', async ({ browserOf, page }) => {
  const dealer = await browserOf('dealer');
  const lot = await someLot(dealer, 'bikes');
  const code = await codeOf(dealer, lot);
  const wrong = code === '999999' ? '999998' : '999999';
  await withConsent(page.context());
  await page.goto(sharedPath(lot));
  const open = page.getByRole('button', { name: 'Open the lot' });
  for (let times = 0; times < 5; times += 1) {
    const answer = page.waitForResponse(/\/share\?/);
    await codeField(page).fill(wrong);
    await open.click();
    expect((await answer).status()).toBe(403);
    await expect(open).toHaveAttribute('aria-busy', 'false');
  }
  await codeField(page).fill(code);
  await open.click();
  await expect(page.getByText('Too many wrong codes')).toBeVisible();
  await expect(page.getByRole('alert').getByRole('timer')).toHaveText(/^1[45]:\d\d$/);
  await expect(codeField(page)).toHaveValue(code);
  await expect(open).toHaveAttribute('aria-disabled', 'true');
  await expectNoBarriersIn(page, 'main');
});

test('a link with a wrong code asks for the right one, and a reload is no further try', async ({ browserOf, page }) => {
  const lot = await someLot(await browserOf('dealer'), 'stats');
  await withConsent(page.context());
  await page.goto(`${sharedPath(lot)}?code=000000`);
  await expect(codeField(page)).toHaveAccessibleDescription('Wrong access code');
  await expect(codeField(page)).toHaveValue('000000');
  await expect(page).toHaveURL(sharedPath(lot));
  await page.reload();
  await expect(codeField(page)).toHaveAccessibleDescription('');
});

test('who may not share has no button', async ({ browserOf }) => {
  const lot = await someLot(await browserOf('dealer'), 'car-auction');
  const page = await browserOf('restricted');
  await page.goto(ownPath(lot));
  await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Share', exact: true })).toHaveCount(0);
});

test('a picture of a shared lot is nobody’s without what came with the lot', async ({ browserOf, page }) => {
  const dealer = await browserOf('dealer');
  const lot = await someLot(dealer, 'stock');
  const code = await codeOf(dealer, lot);
  const answer = page.waitForResponse(/\/share\?/);
  await page.goto(`${sharedPath(lot)}?code=${code}`);
  const { lotImages } = (await (await answer).json()) as { lotImages: { images: string[] } };
  const [picture = ''] = lotImages.images;
  expect((await page.request.get(picture)).status()).toBe(200);
  expect((await page.request.get(picture.replace(/\?.*/, ''))).status()).toBe(401);
});

test('who is signed in sees it as anybody does, with a way to the portal', async ({ browserOf }) => {
  const page = await browserOf('client');
  const lot = await someLot(page, 'car-auction');
  await page.goto(`${sharedPath(lot)}?code=${await codeOf(page, lot)}`);
  await expect(page.getByRole('article').getByRole('button', { name: /share|favourite/i })).toHaveCount(0);
  await page.getByRole('link', { name: 'Open in the portal' }).click();
  await expect(page).toHaveURL(ownPath(lot));
});

test('an unknown machine shows the empty state', async ({ page }) => {
  await page.goto('/machinery/share/1');
  await expect(page.getByRole('heading', { name: 'This lot cannot be shown' })).toBeVisible();
});

test('the dialog and the shared page have no barriers', async ({ browserOf, page }) => {
  const sharer = await browserOf('vip', { viewport: phone });
  const lot = await someLot(sharer, 'car-auction');
  await sharer.goto(ownPath(lot));
  await sharer.getByRole('button', { name: 'Поделиться', exact: true }).click();
  await expect(sharer.getByRole('textbox', { name: 'Ссылка' })).toBeVisible();
  await expectNoBarriersInDialog(sharer);
  await withConsent(page.context());
  await page.goto(sharedPath(lot));
  await codeField(page).fill('12345');
  await codeField(page).press('Enter');
  await expectNoBarriers(page);
  await page.setViewportSize(phone);
  await codeField(page).fill(await codeOf(sharer, lot));
  await codeField(page).press('Enter');
  await expect(page.getByRole('article')).toBeVisible();
  await expectNoBarriers(page);
});
