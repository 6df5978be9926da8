import type { Page, Request } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { phone } from './support/listing.ts';
import { refuse } from './support/refuse.ts';
import { registered } from './support/accounts.ts';
import { keep } from './support/sign-in.ts';

const settings = (request: Request) => request.url().endsWith('/v1/user/update-setting');
const bidMails = (page: Page) => page.getByRole('switch', { name: 'E-mails about bids' });
const places = (page: Page) => page.getByRole('region', { name: 'Where you are signed in' }).getByRole('listitem');

test('one’s own data is saved, the address one signs in with left out', async ({ browserOf }) => {
  const page = await browserOf(await registered());
  await page.goto('/profile');
  await expect(page.getByLabel('Full name')).toHaveValue('Joan Journey');
  await expect(page.getByLabel('Email')).not.toBeEditable();
  await page.getByLabel('City').fill('');
  await page.getByLabel('Address', { exact: true }).focus();
  await expect(page.getByText('Required field')).toBeVisible();
  await page.getByLabel('City').fill('Nagoya');
  await expect(page.getByText('Required field')).toBeHidden();
  await page.getByRole('textbox', { name: 'Company' }).fill('Journey & Sons');
  const sent = page.waitForRequest((request) => request.url().endsWith('/v1/user/update-profile'));
  await page.getByRole('button', { name: 'Save' }).click();
  expect((await sent).method()).toBe('PUT');
  expect((await sent).postDataJSON()).not.toHaveProperty('email');
  await expect(page.getByText('Saved')).toBeVisible();
  await page.getByRole('textbox', { name: 'Company' }).fill('Journey and Sons');
  await expect(page.getByText('Saved')).toBeHidden();
  // What nobody saved is not left without a question.
  await page.getByRole('main').getByRole('link', { name: 'Payments' }).click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(page.getByRole('textbox', { name: 'Company' })).toHaveValue('Journey and Sons');
  await page.getByRole('main').getByRole('link', { name: 'Payments' }).click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('heading', { name: 'Payments' })).toBeVisible();
  await page.goto('/profile');
  await expect(page.getByLabel('City')).toHaveValue('Nagoya');
  await expect(page.getByRole('textbox', { name: 'Company' })).toHaveValue('Journey & Sons');
});

test('a new account reads its level, its means and when it came', async ({ browserOf }) => {
  const page = await browserOf(await registered());
  await page.goto('/profile');
  const captions = ['Balance', 'Credit limit', 'Daily bid limit', 'Access level', 'Client ID', 'Manager', 'Registered'];
  for (const caption of captions)
    await expect(page.getByRole('term').filter({ hasText: caption }).first()).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: 'Restricted' })).toBeVisible();
  for (const name of ['Balance', 'Payments', 'Change of password']) {
    await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible();
  }
});

test('quick toggles make one call, and what cannot be saved is put back', async ({ browserOf }) => {
  const page = await browserOf(await registered());
  await page.goto('/profile');
  await expect(bidMails(page)).toBeChecked();
  const calls: unknown[] = [];
  page.on('request', (request) => settings(request) && calls.push(request.postDataJSON()));
  const saved = page.waitForResponse((response) => settings(response.request()));
  await bidMails(page).evaluate((input: HTMLInputElement) => {
    for (let toggle = 0; toggle < 3; toggle += 1) input.click();
  });
  await saved;
  expect(calls).toEqual([{ bidEmailNotify: false }]);
  await page.reload();
  await expect(bidMails(page)).not.toBeChecked();

  await refuse(page, '**/v1/user/update-setting');
  await bidMails(page).click();
  await expect(page.getByText('The setting was not saved')).toBeVisible();
  await expect(bidMails(page)).not.toBeChecked();
});

test('the language of the profile is saved, and the page speaks it', async ({ browserOf }) => {
  const page = await browserOf(await registered());
  await page.goto('/profile');
  await page.getByRole('main').getByRole('radio', { name: 'Russian' }).click({ force: true });
  await expect(page.getByRole('heading', { name: 'Профиль' })).toBeVisible();
  await page.setViewportSize(phone);
  await expect(page.getByText('Где выполнен вход')).toBeVisible();
});

test('each other browser can be shown the door, or all at once', async ({ browserOf }) => {
  const email = await registered();
  const page = await browserOf(email);
  const others = [await browserOf(email), await browserOf(email)];
  for (const other of others) await other.goto('/profile');
  await page.goto('/profile');
  await expect(places(page)).toHaveCount(3);
  await expect(places(page).first()).toContainText('this browser');
  await expect(places(page).first()).toContainText('local network');

  await places(page)
    .nth(1)
    .getByRole('button', { name: /^Sign out/ })
    .click();
  await expect(places(page)).toHaveCount(2);
  await expect(page.getByRole('list', { name: 'Where you are signed in' })).toBeFocused();

  await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign out everywhere else' });
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(places(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await dialog.getByRole('button', { name: 'Sign out' }).click();
  await expect(places(page)).toHaveCount(1);
  for (const other of others) await expect(other.getByRole('dialog', { name: 'Session expired' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a browser that comes or goes is seen without a reload', async ({ browserOf }) => {
  const email = await registered();
  const page = await browserOf(email);
  await page.clock.install();
  await page.goto('/profile');
  await expect(places(page)).toHaveCount(1);
  await browserOf(email);
  await page.clock.fastForward('00:16');
  await expect(places(page)).toHaveCount(2);
});

test('the profile is saved by keyboard alone', async ({ browserOf }) => {
  const page = await browserOf(await registered());
  await keep(page.context(), 'language', 'en');
  await page.goto('/profile');
  await page.getByLabel('City').focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Kobe');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Saved')).toBeVisible();
});
