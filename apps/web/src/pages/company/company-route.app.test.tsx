import { bankCalls } from '@seri/contract/people/bank.calls';
import { billingCalls } from '@seri/contract/people/billing.calls';
import { companyCalls } from '@seri/contract/people/company.calls';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { companyContent } from '../../features/company/content/content.testkit.ts';
import { serveProfilePage } from '../../features/identity/session/accounts.testkit.ts';
import type { FakeServer } from '../../lib/calls/fake-server.testkit.ts';
import { address, expectAddress, holdLive, newBrowser, openApp, signIn } from '../../app/app.testkit.tsx';

const inBoth = (text: string) => ({ en: text, ru: text });
const link = (label: string, href: string) => ({ label: inBoth(label), href });
const withLead = (lead: string) => ({
  ...companyContent,
  pages: { ...companyContent.pages, about: { lead: inBoth(lead), sections: [] } },
});

let server: FakeServer;

beforeEach(async () => {
  server = await newBrowser();
  holdLive();
  signIn(server, { role: 'manager' });
});

afterEach(() => expect(server.unanswered).toEqual([]));

const save = () => page.getByRole('button', { name: 'Save', exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const lead = () => page.getByLabelText('Lead, English');

test('a link that would run something is refused at its field, and nothing is sent', async () => {
  await openApp('/company?part=links');
  const links = page.getByRole('region', { name: 'Header links' });
  const href = links.getByLabelText('Address').first();
  await href.fill('javascript:alert(1)');
  await save().click();
  await expect.element(href).toHaveAttribute('aria-invalid', 'true');
  await expect.element(href).toHaveFocus();
  const fault = /Use a page of the portal, a web address, an email or a phone link/;
  await expect.element(links.getByText(fault).first()).toBeVisible();
  await expect.element(page.getByRole('tab', { name: /^Links/ })).toMatchTextContent(/has errors/);
  expect(server.requests(companyCalls.save)).toEqual([]);
  await button('Discard changes').click();
  await expect.element(href).toHaveValue('/how-to-buy');
});

test('on a phone in Russian each logo has its own line, and nothing is wider than its frame', async () => {
  signIn(server, { role: 'manager', language: 'ru' });
  await openApp('/company', { viewport: { width: 375, height: 844 } });
  const logo = page.getByRole('group', { name: /^Логотип/ });
  await expect.element(logo.first()).toBeVisible();
  const boxes = logo.elements().map((element) => [element.scrollWidth, element.clientWidth]);
  expect(boxes).toEqual(boxes.map(([, width]) => [width, width]));
});

test('items are added, moved and removed by keyboard, and the focus goes with them', async () => {
  const footerLinks = [link('About us', '/about'), link('How to buy', '/how-to-buy'), link('Bikes', '/bike-auctions')];
  server.answer(companyCalls.content, { version: 1, content: { ...companyContent, footerLinks } });
  await openApp('/company?part=links');
  const labels = page.getByRole('region', { name: 'Footer links' }).getByLabelText('Label, English');
  const press = async (name: string) => {
    await expect.element(button(name)).toBeVisible();
    (button(name).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
  };
  await press('Move down: Footer links, 1');
  await expect.element(labels.nth(1)).toHaveValue('About us');
  await expect.element(button('Move down: Footer links, 2')).toHaveFocus();
  await press('Move down: Footer links, 2');
  await expect.element(labels.nth(2)).toHaveValue('About us');
  await expect.element(button('Move down: Footer links, 3')).not.toBeEnabled();
  await expect.element(button('Move up: Footer links, 3')).toHaveFocus();
  await press('Footer links: add');
  await expect.element(labels).toHaveLength(4);
  await expect.element(labels.last()).toHaveFocus();
  await press('Remove: Footer links, 4');
  await expect.element(labels).toHaveLength(3);
});

test('changes stay while one looks at other parts, and leaving with them asks', async () => {
  serveProfilePage(server, []);
  await openApp('/company?part=signIn');
  const headline = page.getByLabelText('Headline, English');
  await headline.fill('Half a thought');
  await page.getByRole('tab', { name: 'Links' }).click();
  await page.getByRole('tab', { name: 'Sign-in page' }).click();
  await expect.element(headline).toHaveValue('Half a thought');
  const profile = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Profile' });
  await profile.click();
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
  await dialog.getByRole('button', { name: 'Stay' }).click();
  expect(address()).toBe('/company?part=signIn');
  await expect.element(headline).toHaveValue('Half a thought');
  await profile.click();
  await dialog.getByRole('button', { name: 'Leave' }).click();
  await expectAddress('/profile');
  await expect.element(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
});

test('of two who write, the second one sees the other’s content and keeps the own draft', async () => {
  await openApp('/company?part=about');
  await lead().fill('Second');
  server.refuse(companyCalls.save, 'STATE_CHANGED');
  server.answer(companyCalls.content, { version: 2, content: withLead('First') });
  await save().click();
  await expect.element(page.getByText(/Someone else has saved in the meantime/)).toBeVisible();
  await button('See theirs').click();
  await expect.element(page.getByRole('region', { name: 'Preview' })).toMatchTextContent(/First/);
  await expect.element(lead()).toHaveValue('Second');
  server.answer(companyCalls.save, { success: true });
  await button('Save mine over theirs').click();
  await expect.element(page.getByText('Everything is saved')).toBeVisible();
  const sent = server.requests(companyCalls.save).map(({ body }) => [body.version, body.content.pages.about.lead.en]);
  expect(sent).toEqual([
    [1, 'Second'],
    [2, 'Second'],
  ]);
});

test('R64 only an owner has the parts with bank details and billing data, and what is typed there stays', async () => {
  for (const part of ['bank', 'billing']) {
    await openApp(`/company?part=${part}`);
    await expect.element(page.getByRole('tab', { name: 'Company' })).toHaveAttribute('aria-selected', 'true');
  }
  for (const name of ['Bank details', 'Billing data'])
    await expect.element(page.getByRole('tab', { name })).not.toBeInTheDocument();
  expect([...server.requests(bankCalls.history), ...server.requests(billingCalls.history)]).toEqual([]);

  signIn(server, { role: 'manager', isOwner: true });
  server.answer(bankCalls.history, { versions: [] });
  server.answer(billingCalls.history, { versions: [] });
  serveProfilePage(server, []);
  await openApp('/company?part=bank');
  const beneficiary = page.getByLabelText('Beneficiary');
  await beneficiary.fill('Half a name');
  await page.getByRole('tab', { name: 'Billing data' }).click();
  await expect.element(beneficiary).not.toBeVisible();
  await page.getByLabelText(/^Legal name, in Latin/).fill('Half a company');
  await page.getByRole('tab', { name: 'Links' }).click();
  await page.getByRole('tab', { name: 'Bank details' }).click();
  await expect.element(beneficiary).toHaveValue('Half a name');
  await expect.element(page.getByLabelText(/^Legal name, in Latin/)).toHaveValue('Half a company');
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Profile' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
});
