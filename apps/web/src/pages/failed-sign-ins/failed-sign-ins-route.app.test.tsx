import { failuresCalls } from '@seri/contract/people/failures.calls';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ListedFailure } from '../../features/identity/failures/failed-sign-ins.query.ts';
import { serveProfilePage } from '../../features/identity/session/accounts.testkit.ts';
import type { FakeServer } from '../../lib/calls/fake-server.testkit.ts';
import { soon } from '../../lib/browser/soon.testkit.ts';
import { expectAddress, holdLive, newBrowser, openApp, phone, signIn } from '../../app/app.testkit.tsx';

let server: FakeServer;

beforeEach(async () => {
  server = await newBrowser();
  holdLive();
  signIn(server, { role: 'manager', isOwner: true });
  serveFailures([
    failure(1, { account: { id: 1001, name: 'Joan Journey', email: 'joan@example.com' }, tries: 3 }),
    failure(2, { reason: 'unknownAddress', addressMark: 'a1b2c3d4' }),
    failure(3, { reason: 'unknownAddress', network: null, tries: 40 }),
  ]);
});

afterEach(() => expect(server.unanswered).toEqual([]));

function failure(id: number, change: Partial<ListedFailure>): ListedFailure {
  const at = '2026-11-17T03:00:00Z';
  const plain = { at, network: '203.0.113.0/24', reason: 'wrongPassword', tries: 1 } as const;
  return { id, ...plain, account: null, addressMark: null, ...change };
}

function serveFailures(all: readonly ListedFailure[]): void {
  server.answer(failuresCalls.list, ({ query: { reason } }) => {
    const failures = all.filter((one) => !reason || one.reason === reason);
    const total = failures.length;
    return {
      failures,
      tries: failures.reduce((sum, { tries }) => sum + tries, 0),
      pageInfo: { page: 1, pageSize: 20, totalResults: all.length, totalSearchResults: total },
    };
  });
}

const rows = () => page.getByRole('table', { name: 'Failed sign-ins' }).getByRole('row');

test('an owner reads who failed to sign in, from where and why, and filters by reason and time', async () => {
  await openApp('/failed-sign-ins');
  await expect.element(rows()).toHaveLength(4);
  await expect.element(page.getByText(/^44 tries/)).toBeVisible();
  await expect.element(rows().nth(1)).toMatchTextContent(/Joan Journey.*Wrong password.*203\.0\.113\.0\/24.*3/);
  await expect.element(page.getByRole('link', { name: 'Joan Journey' })).toHaveAttribute('href', '/clients/1001');
  await expect.element(rows().nth(2)).toMatchTextContent(/mark a1b2c3d4/);

  await userEvent.selectOptions(page.getByLabelText(/^Reason/), 'No such account');
  await expectAddress('/failed-sign-ins?reason=unknownAddress');
  await expect.element(rows()).toHaveLength(3);
  await userEvent.selectOptions(page.getByLabelText(/^Period/), 'Last 7 days');
  await expectAddress('/failed-sign-ins?reason=unknownAddress&days=7');
  await userEvent.selectOptions(page.getByLabelText(/^Reason/), 'Account disabled');
  await expect.element(page.getByRole('heading', { name: 'No failed sign-ins' })).toBeVisible();
  await page.getByRole('button', { name: 'Show all' }).click();
  await expectAddress('/failed-sign-ins');
  await expect.element(rows()).toHaveLength(4);
});

test('the page is for owners only', async () => {
  signIn(server, { role: 'manager' });
  serveProfilePage(server, []);
  await openApp('/failed-sign-ins');
  await expectAddress('/profile');
});

test('on a phone the rows are strips, and nothing is cut off, in Russian', async () => {
  signIn(server, { role: 'manager', isOwner: true, language: 'ru' });
  await openApp('/failed-sign-ins', { viewport: phone, language: 'ru' });
  await expect.element(page.getByRole('list', { name: 'Неудачные входы' }).getByRole('listitem')).toHaveLength(3);
  await expect.element(page.getByText('40 попыток')).toBeVisible();
  await soon(() => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth));
});
