import { identityCalls } from '@seri/contract/people/identity.calls';
import { ownAccountCalls } from '@seri/contract/people/own-account.calls';
import { profileCalls } from '@seri/contract/screens/profile.calls';
import { ledgerCalls } from '@seri/contract/trade/ledger.calls';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { done, profileOf, serveProfilePage, signInOf } from '../../features/identity/session/accounts.testkit.ts';
import type { FakeServer } from '../../lib/calls/fake-server.testkit.ts';
import { soon } from '../../lib/browser/soon.testkit.ts';
import { expectAddress, holdLive, newBrowser, openApp, signIn } from '../../app/app.testkit.tsx';

let server: FakeServer;

beforeEach(async () => {
  server = await newBrowser();
  holdLive();
  signIn(server, { role: 'restricted' });
  serveProfilePage(server);
  server.answer(ownAccountCalls.updateProfile, { success: true, message: 'saved' });
});

afterEach(() => {
  vi.useRealTimers();
  expect(server.unanswered).toEqual([]);
});

const city = () => page.getByLabelText('City');
const company = () => page.getByRole('textbox', { name: 'Company' });
const save = () => page.getByRole('button', { name: 'Save', exact: true });
const saved = () => page.getByText('Saved', { exact: true });
const bidMails = () => page.getByRole('switch', { name: 'Emails about bids' });
const places = () => page.getByRole('region', { name: 'Where you are signed in' }).getByRole('listitem');
const other = (id: number) =>
  signInOf({ id: `0198c0de-0000-7000-8000-00000000000${id}`, isCurrent: false, place: null });
const endOthers = () => page.getByRole('button', { name: 'Sign out everywhere else' });
const link = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true });

test('one’s own data is saved, the address one signs in with left out', async () => {
  await openApp('/profile');
  await expect.element(page.getByLabelText('Full name')).toHaveValue('Olga Client');
  await expect.element(page.getByLabelText(/^Email \(/)).toHaveAttribute('readonly');
  await city().fill('');
  await page.getByLabelText('Address', { exact: true }).click();
  await expect.element(page.getByText('Required field')).toBeVisible();
  await city().fill('Nagoya');
  await expect.element(page.getByText('Required field')).not.toBeInTheDocument();
  await company().fill('Journey & Sons');
  await save().click();
  await expect.element(saved()).toBeVisible();
  const sent = server.requests(ownAccountCalls.updateProfile).map(({ body }) => body);
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ fullName: 'Olga Client', city: 'Nagoya', company: 'Journey & Sons' });
  expect(sent[0]).not.toHaveProperty('email');
  await company().fill('Journey and Sons');
  await expect.element(saved()).not.toBeInTheDocument();
});

test('a phone number is shown in one form, and stays as it is stored unless it is edited', async () => {
  await openApp('/profile');
  const mobile = page.getByLabelText('Mobile phone');
  await expect.element(mobile).toHaveValue('+81 (901) 234-56-78');
  await city().fill('Kobe');
  await save().click();
  await expect.element(saved()).toBeVisible();
  await mobile.fill('+81 90 8765 4321');
  await save().click();
  await soon(() =>
    expect(server.requests(ownAccountCalls.updateProfile).map(({ body }) => body.mobile)).toEqual([
      '+81 90 1234 5678',
      '+81 90 8765 4321',
    ]),
  );
});

test('the profile is saved by keyboard alone', async () => {
  await openApp('/profile');
  await city().click();
  await userEvent.keyboard('{ControlOrMeta>}a{/ControlOrMeta}Kobe{Enter}');
  await expect.element(saved()).toBeVisible();
  expect(server.requests(ownAccountCalls.updateProfile)[0]?.body.city).toBe('Kobe');
});

test('a page that nobody saved is not left without a question', async () => {
  server.refuse(ledgerCalls.payments, 'INTERNAL');
  await openApp('/profile');
  await company().fill('Journey and Sons');
  await link('Payments').click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect.element(company()).toHaveValue('Journey and Sons');
  await link('Payments').click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expectAddress('/payments');
  await expect.element(page.getByRole('heading', { name: 'Payments' })).toBeVisible();
});

test('R89 staff read their rights, and clients have none', async () => {
  await openApp('/profile');
  await expect.element(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  expect(page.getByRole('region', { name: 'Your rights' }).elements()).toEqual([]);

  signIn(server, { role: 'manager' });
  await openApp('/profile');
  const rights = page.getByRole('region', { name: 'Your rights' });
  await expect.element(rights.getByText('An owner gives and takes them.')).toBeVisible();
  const read = [...rights.element().querySelectorAll('dl > div')].map((line) => [
    line.querySelector('dt')?.textContent,
    line.querySelector('dd')?.firstChild?.textContent,
  ]);
  expect(read).toEqual([
    ['Accounting', 'No'],
    ['Logistics', 'Yes'],
    ['Tables', 'No'],
    ['Negotiation', 'Yes'],
  ]);
});

test('a new account reads its level, its means and when it came', async () => {
  await openApp('/profile');
  const captions = ['Balance', 'Credit limit', 'Daily bid limit', 'Access level', 'Client ID', 'Manager', 'Registered'];
  for (const caption of captions)
    await expect.element(page.getByRole('term').filter({ hasText: caption }).first()).toBeVisible();
  await expect.element(page.getByRole('definition').filter({ hasText: 'Restricted' })).toBeVisible();
  for (const name of ['Balance', 'Payments', 'Change password']) await expect.element(link(name)).toBeVisible();
});

test('quick toggles make one call, and what cannot be saved is put back', async () => {
  server.answer(identityCalls.updateSettings, ({ body }) => {
    const profile = profileOf({ role: 'restricted' });
    const { bidEmailNotify = true } = body;
    server.answer(profileCalls.view, { ...profile, detail: { ...profile.detail, bidEmailNotify } });
    return done;
  });
  await openApp('/profile');
  await expect.element(bidMails()).toBeChecked();
  const loads = server.requests(profileCalls.view).length;
  for (let toggle = 0; toggle < 3; toggle += 1) (bidMails().element() as HTMLInputElement).click();
  await soon(() => expect(server.requests(profileCalls.view)).toHaveLength(loads + 1));
  expect(server.requests(identityCalls.updateSettings).map(({ body }) => body)).toEqual([{ bidEmailNotify: false }]);
  await expect.element(bidMails()).not.toBeChecked();

  server.refuse(identityCalls.updateSettings, 'INTERNAL');
  (bidMails().element() as HTMLInputElement).click();
  await expect.element(bidMails()).toBeChecked();
  await expect.element(page.getByText('The setting was not saved')).toBeVisible();
  await expect.element(bidMails()).not.toBeChecked();
  const wanted = server.requests(identityCalls.updateSettings).map(({ body }) => body.bidEmailNotify);
  expect(wanted).toEqual([false, true]);
});

test('another browser can be shown the door, or all at once after a question', async () => {
  let signIns = [signInOf(), other(2), other(3)];
  server.answer(ownAccountCalls.signIns, () => ({ signIns }));
  server.answer(ownAccountCalls.endSignIn, ({ params }) => {
    signIns = signIns.filter(({ id }) => id !== params['id']);
    return done;
  });
  server.answer(ownAccountCalls.endOtherSignIns, () => {
    signIns = signIns.filter(({ isCurrent }) => isCurrent);
    return done;
  });
  await openApp('/profile');
  await expect.poll(() => places().elements()).toHaveLength(3);
  await expect.element(places().first().getByText('this browser')).toBeVisible();
  await expect
    .element(
      places()
        .first()
        .getByText(/local network/),
    )
    .toBeVisible();

  await places()
    .nth(1)
    .getByRole('button', { name: /^Sign out/ })
    .click();
  await expect.poll(() => places().elements()).toHaveLength(2);
  expect(server.requests(ownAccountCalls.endSignIn).map(({ params }) => params['id'])).toEqual([other(2).id]);
  await expect.element(page.getByRole('list', { name: 'Where you are signed in' })).toHaveFocus();

  const dialog = page.getByRole('dialog', { name: 'Sign out everywhere else' });
  await endOthers().click();
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.requests(ownAccountCalls.endOtherSignIns)).toEqual([]);
  await endOthers().click();
  await dialog.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect.poll(() => places().elements()).toHaveLength(1);
  await expect.element(dialog).not.toBeInTheDocument();
});

test('a browser that comes or goes is seen without a reload', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  await openApp('/profile');
  await expect.poll(() => places().elements()).toHaveLength(1);
  server.answer(ownAccountCalls.signIns, { signIns: [signInOf(), other(2)] });
  vi.advanceTimersByTime(16_000);
  await expect.poll(() => places().elements()).toHaveLength(2);
});
