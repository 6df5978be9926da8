import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createNoRetryClient, InApp } from '../../../lib/browser/in-app.testkit.tsx';
import { session } from '../../identity/session/session.ts';
import { sessionOf } from '../../identity/session/accounts.testkit.ts';
import type { CardMeans, CardUser } from './user-card.ts';
import { UserName } from './user-name.tsx';

const fetched = vi.fn<(url: string) => void>();
const onRaise = vi.fn<(means: CardMeans) => void>();

beforeEach(() => {
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    fetched(input instanceof Request ? input.url : input.toString());
    return Response.json({});
  });
});
afterEach(() => {
  session.set({ status: 1, profile: null });
  vi.restoreAllMocks();
});

const user: CardUser = {
  name: 'Ivanov A.',
  company: 'Sakhalin Trade',
  clientId: 1023,
  jasClientId: 1023,
  userLevel: 'client',
  createdAt: '2026-02-20T03:00:00Z',
  lastLogin: null,
  creditLimit: 15_000_000,
  balance: -385_000,
  country: 'ru',
  note: 'Likes kei trucks.',
  carDealer: null,
};

async function open(language: 'en' | 'ru' = 'en') {
  await render(
    <InApp client={createNoRetryClient()} language={language}>
      <UserName user={user} onRaise={onRaise} />
    </InApp>,
  );
  await userEvent.click(page.getByRole('button', { name: 'Ivanov A.' }));
}

test.each([
  ['a popover beside it', 1440, '[popover]'],
  ['a drawer', 1024, 'dialog'],
  ['a drawer', 390, 'dialog'],
] as const)('the name of a client opens its card: %s at %i px', async (_form, width, selector) => {
  await page.viewport(width, 900);
  await open();
  const card = page.getByRole('dialog', { name: 'Ivanov A.' });
  await expect.element(card.getByText('Sakhalin Trade')).toBeVisible();
  expect(card.element().matches(selector)).toBe(true);
  for (const shownText of ['1023', 'Client', '20 Feb 2026', 'never', 'Russian Federation']) {
    await expect.element(card.getByText(shownText).first()).toBeVisible();
  }
  await expect.element(card.getByText('−385 000 ¥')).toHaveClass('neg');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.activeElement?.textContent).toBe('Ivanov A.');
});

test('a reader who is not staff sees the data of the row, without a request and without staff controls', async () => {
  await page.viewport(1440, 900);
  await open();
  await expect.element(page.getByText('Sakhalin Trade')).toBeVisible();
  expect(fetched).not.toHaveBeenCalled();
  for (const staffText of ['Available to bid', 'Mobile', 'Note', 'Set credit limit', 'Open client page']) {
    expect(page.getByText(staffText).elements()).toHaveLength(0);
  }
});

test('staff see the current state of the client with its note and what it can bid, and can raise the limit', async () => {
  await page.viewport(1440, 900);
  const balanceInfo = { balance: -385_000, creditLimit: 15_000_000, bidAllow: 7_250_000 };
  vi.spyOn(window, 'fetch').mockImplementation(async () =>
    Response.json({ user: { ...user, creditLimit: 16_000_000 }, balanceInfo, contacts: { mobile: '8 914 555 0123' } }),
  );
  session.set(sessionOf({ role: 'manager' }));
  await open();
  for (const shownText of [
    'Likes kei trucks.',
    /16.000.000.¥/,
    'Available to bid',
    /7.250.000.¥/,
    '+7 (914) 555-01-23',
  ])
    await expect.element(page.getByText(shownText)).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Set credit limit' }));
  expect(onRaise).toHaveBeenCalledWith(balanceInfo);
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});
