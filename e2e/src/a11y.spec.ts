import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { favouriteOf, openListing, phone, rows } from './support/listing.ts';
import { withConsent } from './support/sign-in.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function expectNoBarriers(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.target.join(' '))])).toEqual([]);
}

const inDark = (page: Page) => page.emulateMedia({ colorScheme: 'dark' });

for (const theme of ['light', 'dark'] as const) {
  test.describe(theme, () => {
    test('the sign-in page has no barriers, with its errors and the cookie banner', async ({ page }) => {
      await page.emulateMedia({ colorScheme: theme });
      await page.goto('/auth/login');
      await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
      await expect(page.getByText('Required field').first()).toBeVisible();
      await expectNoBarriers(page);
    });

    test('the listing has none, with an open favourite', async ({ browserOf }) => {
      const page = await browserOf('client');
      if (theme === 'dark') await inDark(page);
      await openListing(page);
      await expectNoBarriers(page);
      await favouriteOf(rows(page).nth(1)).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectNoBarriers(page);
    });

    test('a lot, a page to come and the missing page have none', async ({ browserOf }) => {
      const page = await browserOf('client');
      if (theme === 'dark') await inDark(page);
      await openListing(page);
      const lot = await rows(page).first().getByRole('link').getAttribute('href');
      for (const address of [lot ?? '', '/bids', '/profile', '/nothing-here', '/car-auctions/1']) {
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
        await expectNoBarriers(page);
      }
    });

    test('cards, strips and the drawer have none', async ({ browserOf }) => {
      const page = await browserOf('client', { viewport: { width: 1024, height: 900 } });
      if (theme === 'dark') await inDark(page);
      const lots = page.getByRole('list', { name: 'Cars at auction' }).getByRole('listitem');
      await page.goto('/car-auctions');
      await expect(lots.first()).toBeVisible();
      await expectNoBarriers(page);
      await page.setViewportSize(phone);
      await expect(lots.first()).toBeVisible();
      await expectNoBarriers(page);
      await page.getByRole('button', { name: 'Open the menu' }).click();
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
      await expectNoBarriers(page);
    });

    test('the design system’s own page has none', async ({ page, context }) => {
      await withConsent(context);
      await page.emulateMedia({ colorScheme: theme });
      await page.goto('/ui');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoBarriers(page);
    });
  });
}
