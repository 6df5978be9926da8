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

// One content for everybody: those who write it take turns.
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

test('a link that would run something is refused at its field, and nothing is saved', async ({ browserOf }) => {
  const page = await browserOf(manager);
  await openEditor(page, 'links');
  const links = page.getByRole('region', { name: 'Header links' });
  const href = links.getByLabel('Address').first();
  await href.fill('javascript:alert(1)');
  await save(page).click();
  await expect(href).toHaveAttribute('aria-invalid', 'true');
  await expect(href).toBeFocused();
  await expect(links).toContainText('Only a page of ours, a web address, an e-mail or a phone link');
  await expect(page.getByRole('tab', { name: 'Links' })).toContainText('has errors');
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(href).toHaveValue('/how-to-buy');
});

test('items are added, moved and removed by keyboard, and the focus goes with them', async ({ browserOf }) => {
  const page = await browserOf(manager);
  await openEditor(page, 'links');
  const links = page.getByRole('region', { name: 'Footer links' });
  const labels = links.getByLabel('Label, English');
  const first = await labels.first().inputValue();
  await links.getByRole('button', { name: 'Move down: Footer links, 1', exact: true }).press('Enter');
  await expect(labels.nth(1)).toHaveValue(first);
  await expect(links.getByRole('button', { name: 'Move down: Footer links, 2', exact: true })).toBeFocused();
  const count = await labels.count();
  await links.getByRole('button', { name: 'Footer links: add' }).press('Enter');
  await expect(labels).toHaveCount(count + 1);
  await expect(labels.last()).toBeFocused();
  await links.getByRole('button', { name: `Remove: Footer links, ${count + 1}`, exact: true }).press('Enter');
  await expect(labels).toHaveCount(count);
});

test('changes stay while one looks at other parts, and leaving with them asks', async ({ browserOf }) => {
  const page = await browserOf(manager);
  await openEditor(page, 'signIn');
  await page.getByLabel('Headline, English').fill('Half a thought');
  await page.getByRole('tab', { name: 'Links' }).click();
  await page.getByRole('tab', { name: 'Sign-in page' }).click();
  await expect(page.getByLabel('Headline, English')).toHaveValue('Half a thought');
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Profile' }).click();
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
  await dialog.getByRole('button', { name: 'Stay' }).click();
  await expect(page).toHaveURL('/company?part=signIn');
  await expect(page.getByLabel('Headline, English')).toHaveValue('Half a thought');
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Profile' }).click();
  await dialog.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/profile');
});

test('of two who write, the second one sees the other’s content and keeps the own draft', async ({ browserOf }) => {
  const [first, second] = [await browserOf(manager), await browserOf('owner')];
  const mark = `${Date.now()}`;
  for (const page of [first, second]) await openEditor(page, 'about');
  await first.getByLabel('Lead, English').fill(`First ${mark}`);
  await second.getByLabel('Lead, English').fill(`Second ${mark}`);
  await saved(first);
  await save(second).click();
  await expect(second.getByRole('alert')).toContainText('Somebody else has saved meanwhile');
  await second.getByRole('button', { name: 'See theirs' }).click();
  const preview = second.getByRole('region', { name: 'Preview' });
  await expect(preview).toContainText(`First ${mark}`);
  await expect(second.getByLabel('Lead, English')).toHaveValue(`Second ${mark}`);
  await second.getByRole('button', { name: 'Save mine over theirs' }).click();
  await expect(second.getByText('Everything is saved')).toBeVisible();
  await first.goto('/about');
  await expect(first.getByText(`Second ${mark}`)).toBeVisible();
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
  await logo.getByRole('button', { name: /^Remove the picture/ }).click();
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

test('the company’s pages need no sign-in, and lead from section to section', async ({ page, context }) => {
  await withConsent(context);
  for (const [address, title] of [
    ['/about', 'About the company'],
    ['/make-an-order', 'How to make an order'],
    ['/how-to-buy', 'How to buy'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page).toHaveTitle(`${title} · Seri`);
  }
  await page.getByRole('navigation', { name: 'Contents' }).getByRole('link').last().press('Enter');
  await expect(page).toHaveURL(/#section-\d+$/);
  await expect(page.getByRole('heading', { level: 2 }).last()).toBeFocused();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'desk@seri.example' })).toBeAttached();
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/auth/login');
});
