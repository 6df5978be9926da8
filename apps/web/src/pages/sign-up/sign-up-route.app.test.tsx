import { identityCalls } from '@seri/contract/people/identity.calls';
import { siteCalls } from '@seri/contract/screens/site.calls';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { serveRiddles, signatureOf } from '../../features/identity/session/accounts.testkit.ts';
import { type FakeServer, refusal } from '../../lib/calls/fake-server.testkit.ts';
import { soon } from '../../lib/browser/soon.testkit.ts';
import { newBrowser, openApp, phone } from '../../app/app.testkit.tsx';

let server: FakeServer;

beforeEach(async () => {
  server = await newBrowser();
  serveRiddles(server);
  server.answer(siteCalls.countries, [
    { value: 110, label: 'Japan', code: 'jp' },
    { value: 183, label: 'Russian Federation', code: 'ru' },
  ]);
  server.answer(identityCalls.signUp, { success: true });
});

afterEach(() => expect(server.unanswered).toEqual([]));

const secret = 'Lamp-and-sheet-9';
const email = () => page.getByLabelText('Email');
const password = () => page.getByLabelText('Password', { exact: true });
const submit = () => page.getByRole('main').getByRole('button', { name: 'Register' });
const kept = () => localStorage.getItem('seri.signUp');

async function fillIn(): Promise<void> {
  await page.getByLabelText('Full name').fill('Joan Journey');
  await email().fill('joan@example.com');
  await page.getByLabelText('Mobile phone').fill('+81 90 1234 5678');
  await page.getByLabelText('Country').selectOptions('Japan');
  await page.getByLabelText('City').fill('Yokohama');
  await password().fill(secret);
  await page.getByLabelText('Repeat the password').fill(secret);
  await page.getByRole('checkbox').click({ force: true });
  await expect.element(page.getByRole('checkbox')).toBeChecked();
}

test('a field is checked when it is left, the whole form when it is sent', async () => {
  await openApp('/auth/sign-up');
  await email().fill('a@b');
  await page.getByLabelText('City').click();
  await expect.element(page.getByText('Invalid email address')).toBeVisible();
  const incomplete = page.getByText('Please fill in all required fields');
  await expect.element(incomplete).not.toBeInTheDocument();
  await email().fill('');
  await submit().click();
  await expect.element(incomplete).toBeVisible();
  await expect.poll(() => page.getByText('Required field', { exact: true }).elements()).toHaveLength(7);
  await expect.element(page.getByText('Confirmation is required')).toBeVisible();
  await expect.element(page.getByLabelText('Full name')).toHaveFocus();
  await password().fill('1234567');
  await page.getByLabelText('Repeat the password').fill('12345678');
  await page.getByLabelText('City').click();
  await expect.element(page.getByText('Must contain more than 7 characters')).toBeVisible();
  await expect.element(page.getByText('Passwords do not match')).toBeVisible();
  expect(server.requests(identityCalls.signUp)).toEqual([]);
});

test('in Russian a name has three words, a phone its mask, and the country is Russia at first', async () => {
  await openApp('/auth/sign-up', { language: 'ru', viewport: phone });
  await expect.element(page.getByLabelText('Страна')).toHaveValue('183');
  await page.getByLabelText('Фамилия, имя и отчество').fill('Иван Петров');
  const mobile = page.getByLabelText('Мобильный телефон');
  await mobile.click();
  await expect.element(page.getByText('Введите фамилию, имя и отчество')).toBeVisible();
  // People at home write no country, or an 8 in its place.
  await userEvent.keyboard('914555012');
  await page.getByLabelText('Город').click();
  await expect.element(page.getByText(/^Введите номер полностью/)).toBeVisible();
  await mobile.click();
  await userEvent.keyboard('{End}3');
  await expect.element(mobile).toHaveValue('+7 (914) 555-01-23');
  // The caret stays where one types.
  (mobile.element() as HTMLInputElement).setSelectionRange(5, 5);
  await userEvent.keyboard('{Delete}5');
  await expect.element(mobile).toHaveValue('+7 (954) 555-01-23');
});

test('what was typed is remembered with consent, without passwords and terms', async () => {
  await openApp('/auth/sign-up');
  await fillIn();
  await soon(() => expect(kept()).toContain('Yokohama'));
  const before = kept() ?? '';
  expect(before).not.toContain(secret);

  server = await newBrowser();
  server.answer(siteCalls.countries, [{ value: 110, label: 'Japan', code: 'jp' }]);
  localStorage.setItem('seri.signUp', before);
  await openApp('/auth/sign-up');
  await expect.element(email()).toHaveValue('joan@example.com');
  await expect.element(page.getByLabelText('Country')).toHaveDisplayValue('Japan');
  await expect.element(password()).toHaveValue('');
  await expect.element(page.getByRole('checkbox')).not.toBeChecked();
});

test('what was typed more than a day ago is forgotten', async () => {
  const at = Date.now() - 25 * 3_600_000;
  localStorage.setItem('seri.signUp', JSON.stringify({ email: 'joan@example.com', at }));
  await openApp('/auth/sign-up');
  await expect.element(email()).toHaveValue('');
  expect(kept()).not.toContain('joan');
});

test('without consent nothing of it is kept', async () => {
  await openApp('/auth/sign-up', { consent: 'denied' });
  await fillIn();
  expect(kept()).toBeNull();
});

test('what the server finds wrong stands at its field', async () => {
  server.answer(identityCalls.signUp, () => refusal('FIELDS', { fields: { password: { problem: 'common' } } }));
  await openApp('/auth/sign-up');
  await fillIn();
  await submit().click();
  await expect.element(password()).toHaveFocus();
  await expect.element(password()).toHaveAccessibleDescription(/too common/);
  // The riddle of a next try is on its way: it belongs to this test.
  await soon(() => expect(server.requests(identityCalls.captcha)).toHaveLength(2));
});

test('one registers by keyboard alone', async () => {
  await openApp('/auth/sign-up');
  await page.getByLabelText('Full name').click();
  // The eye of a password is a stop of its own.
  for (const value of [
    'Joan',
    'joan@example.com',
    '+81 90 1234 5678',
    'Japan',
    'Yokohama',
    secret,
    '',
    secret,
    '',
    '',
  ]) {
    await userEvent.keyboard(`${value}{Tab}`);
  }
  await expect.element(page.getByRole('checkbox')).toHaveFocus();
  await userEvent.keyboard(' {Enter}');
  await expect.element(page.getByRole('heading', { name: 'Check your email' })).toHaveFocus();
  await expect.element(page.getByText(/joan@example\.com/)).toBeVisible();
  const ahead = page.getByRole('region', { name: 'Before you can bid' });
  await expect.element(ahead).toMatchTextContent(/Send a deposit of at least 100 000 ¥/);
  const sent = server.requests(identityCalls.signUp)[0];
  expect(sent?.body).toMatchObject({ email: 'joan@example.com', language: 692, country: 110, terms: true });
  expect(signatureOf(sent?.captcha)).toBe('signup 1');
});
