import { companyCalls } from '@seri/contract/people/company.calls';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { companyContent } from '../../features/company/content/content.testkit.ts';
import type { FakeServer } from '../../lib/calls/fake-server.testkit.ts';
import { soon } from '../../lib/browser/soon.testkit.ts';
import { expectAddress, newBrowser, openApp } from '../../app/app.testkit.tsx';

const inBoth = (text: string) => ({ en: text, ru: text });
const section = (heading: string) => ({ heading: inBoth(heading), text: inBoth('A long word about it. '.repeat(60)) });

let server: FakeServer;

beforeEach(async () => {
  server = await newBrowser();
  const howToBuy = { lead: inBoth('A lead'), sections: [section('First'), section('Second')] };
  const content = { ...companyContent, pages: { ...companyContent.pages, howToBuy } };
  server.answer(companyCalls.content, { version: 1, content });
});

afterEach(() => expect(server.unanswered).toEqual([]));

test.each([
  ['/about', 'About the company'],
  ['/make-an-order', 'How to place an order'],
  ['/how-to-buy', 'How to buy'],
])('%s needs no sign-in', async (address, title) => {
  await openApp(address);
  await expect.element(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await soon(() => expect(document.title).toBe(`${title} · Seri`));
});

test('a page of the company leads from section to section, and to the sign-in', async () => {
  await openApp('/how-to-buy');
  const last = page.getByRole('navigation', { name: 'Contents' }).getByRole('link').last();
  await expect.element(last).toBeVisible();
  (last.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await soon(() => expect(location.hash).toMatch(/^#section-\d+$/));
  await expect.element(page.getByRole('heading', { level: 2, name: 'Second' })).toHaveFocus();
  await expect
    .element(page.getByRole('contentinfo').getByRole('link', { name: 'desk@seri.example' }))
    .toBeInTheDocument();
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  await expectAddress('/auth/login');
});

test('on the way to another page no page of the company shows itself as one of its neighbours', async () => {
  await openApp('/how-to-buy');
  await expect.element(page.getByRole('heading', { level: 1, name: 'How to buy' })).toBeVisible();
  const titles = new Set<string>();
  const observer = new MutationObserver(() => titles.add(document.title));
  observer.observe(document.head, { subtree: true, childList: true, characterData: true });
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  await soon(() => expect(document.title).toBe('Sign in · Seri'));
  observer.disconnect();
  expect([...titles]).not.toContain('About the company · Seri');
});
