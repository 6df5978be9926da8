import { invoicesCalls } from '@seri/contract/trade/invoices.calls';
import { japanDay, monthsBefore } from '@seri/domain/time/japan-time';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createNoRetryClient, InApp } from '../../../lib/browser/in-app.testkit.tsx';
import { type FakeServer, startFakeServer } from '../../../lib/calls/fake-server.testkit.ts';
import { pdf } from '../list/invoices.testkit.ts';
import { StatementButton } from './statement-button.tsx';

let server: FakeServer;

beforeEach(async () => {
  await page.viewport(1440, 900);
  server = startFakeServer();
});
afterEach(() => vi.restoreAllMocks());

const dialog = () => page.getByRole('dialog', { name: 'Statement' });
const openStatement = () => dialog().getByRole('button', { name: 'Open statement' });
const queries = () => server.requests(invoicesCalls.statement).map(({ query }) => query);
const lastMonth = monthsBefore(`${japanDay(new Date()).slice(0, 7)}-01` as `${number}-${number}-${number}`, 1).slice(
  0,
  7,
);

async function open(accountId?: number) {
  await render(
    <InApp client={createNoRetryClient()}>
      <StatementButton accountId={accountId} />
    </InApp>,
  );
  await page.getByRole('button', { name: 'Statement' }).click();
}

test('R90 the statement of last month opens in a new tab', async () => {
  server.answer(invoicesCalls.statement, pdf);
  const tab = vi.spyOn(window, 'open').mockReturnValue(window);
  await open();
  await openStatement().click();
  await expect.poll(() => tab.mock.calls).toEqual([[expect.stringMatching(/^blob:/), '_blank']]);
  expect(queries()).toEqual([{ month: lastMonth, language: 'en' }]);
  await expect.element(dialog()).not.toBeInTheDocument();
});

test('staff choose the month and the language of a client’s statement; a blocked tab leaves a link', async () => {
  server.answer(invoicesCalls.statement, pdf);
  vi.spyOn(window, 'open').mockReturnValue(null);
  await open(1001);
  await dialog().getByLabelText('Month').selectOptions(japanDay(new Date()).slice(0, 7));
  await dialog().getByLabelText('Language').selectOptions('Russian');
  await openStatement().click();
  const link = dialog().getByRole('link', { name: 'Open the paper' });
  await expect.element(link).toHaveAttribute('href', expect.stringMatching(/^blob:/));
  expect(queries()).toEqual([{ month: japanDay(new Date()).slice(0, 7), language: 'ru', id: '1001' }]);
});

test('a statement that cannot be made says why, and opens no tab', async () => {
  server.refuse(invoicesCalls.statement, 'SELLER_UNKNOWN');
  const tab = vi.spyOn(window, 'open').mockReturnValue(window);
  await open();
  await openStatement().click();
  await expect.element(dialog().getByText(/The company has no name and address/)).toBeVisible();
  expect(tab).not.toHaveBeenCalled();
});
