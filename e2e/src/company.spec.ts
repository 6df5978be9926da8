import type { Page } from '@playwright/test';
import { expectNoBarriersInDialog } from './support/barriers.ts';
import { expect, test } from './support/fixtures.ts';
import { phone } from './support/listing.ts';
import { keep, withConsent } from './support/sign-in.ts';

const manager = 'manager@demo.seri';
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });

async function openEditor(page: Page, part: string): Promise<void> {
  await page.goto(`/company?part=${part}`);
  await expect(page.getByRole('tabpanel')).toBeVisible();
}

async function saved(page: Page): Promise<void> {
  await save(page).click();
  await expect(page.getByText('Everything is saved')).toBeVisible();
}

// All journeys share one content, so the tests that change it run in turn.
test.describe.configure({ mode: 'serial' });

test('what a manager writes, a visitor reads in both languages', async ({ browserOf, page, context }) => {
  const staff = await browserOf(manager);
  await openEditor(staff, 'makeAnOrder');
  const mark = `${Date.now()}`;
  const lead = staff.getByRole('region', { name: 'Lead', exact: true });
  await lead.getByLabel('Lead, English').fill(`Order in three steps ${mark}`);
  await lead.getByLabel('Lead, Russian').fill(`Заказ в три шага ${mark}`);
  await expect(staff.getByRole('region', { name: 'Preview' })).toContainText(`Order in three steps ${mark}`);
  await saved(staff);

  await withConsent(context);
  await page.goto('/make-an-order');
  await expect(page.getByText(`Order in three steps ${mark}`)).toBeVisible();
  await keep(context, 'language', 'ru');
  await page.reload();
  await expect(page.getByText(`Заказ в три шага ${mark}`)).toBeVisible();
});

test('a picture becomes the logo of its theme; a file that is none is refused at its place', async ({ browserOf }) => {
  const page = await browserOf(manager);
  await openEditor(page, 'company');
  const logo = page.getByRole('group', { name: 'Logo for the light theme' });
  const picker = logo.locator('input[type=file]');
  await picker.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await expect(logo.getByRole('alert')).toContainText('could not be read');
  const buffer = await logo.screenshot();
  await picker.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer });
  await expect(logo.getByRole('img', { name: 'Logo for the light theme' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Preview' }).getByRole('img', { name: 'Seri Trading' })).toBeVisible();
  await logo.getByRole('button', { name: /^Remove image/ }).click();
  // Removed again, so that nothing is saved for the journeys beside this one.
  await expect(page.getByText('Everything is saved')).toBeHidden();
});

test('the service panel opens over the whole phone and closes again; the notice stands on the sign-in only', async ({
  page,
  context,
}) => {
  await withConsent(context);
  await page.setViewportSize(phone);
  await page.goto('/auth/login');
  await expect(page.getByText('We have moved to a new auction system')).toBeVisible();
  const button = page.getByRole('button', { name: 'Japanese auctions, with people behind them' });
  await button.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Japanese auctions, with people behind them' });
  await expect(panel.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute('href', 'https://wa.me/819055500134');
  await expect.poll(() => panel.boundingBox()).toEqual({ x: 0, y: 0, ...phone });
  await expectNoBarriersInDialog(page);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(button).toBeFocused();
  await page.goto('/auth/forgot-password');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('We have moved to a new auction system')).toBeHidden();
});
