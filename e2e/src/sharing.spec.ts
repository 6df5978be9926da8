import type { Locator, Page } from '@playwright/test';
import type { PageType } from '@seri/domain/catalogue/page-types';
import { expectNoBarriers, expectNoBarriersIn, expectNoBarriersInDialog } from './support/barriers.ts';
import { expect, test } from './support/fixtures.ts';
import { phone } from './support/listing.ts';
import { codeOf, ownPath, sharedPath, someLot, type ToShare } from './support/sharing.ts';
import { withConsent } from './support/sign-in.ts';

test.describe.configure({ mode: 'parallel' });

const codeField = (page: Page): Locator => page.getByRole('textbox', { name: 'Access code' });
const isMachine = (pageType: PageType) => pageType.startsWith('machinery');

/** Opens the share dialog on a lot's page. */
async function share(page: Page, lot: ToShare): Promise<{ dialog: Locator; link: string }> {
  await page.goto(ownPath(lot));
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /^Share lot / });
  return { dialog, link: await dialog.getByRole('textbox', { name: 'Link' }).inputValue() };
}

/** The lot is visible without an account. */
async function expectShared(page: Page, lot: ToShare): Promise<void> {
  const article = page.getByRole('article');
  await expect(article.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(sharedPath(lot));
  await expect(article.getByRole('button', { name: /bid|share|favourite/i })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Open in the portal' })).toHaveCount(0);
}

for (const pageType of ['car-auction', 'machinery'] as const) {
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
    // Returns from another page without a new question.
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

test('after five wrong codes one waits, with the right one too, and the digits stay', async ({ browserOf, page }) => {
  const dealer = await browserOf('dealer');
  const lot = await someLot(dealer, 'bikes');
  const code = await codeOf(dealer, lot);
  const wrong = code === '999999' ? '999998' : '999999';
  await withConsent(page.context());
  await page.goto(sharedPath(lot));
  const open = page.getByRole('button', { name: 'Open lot' });
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
