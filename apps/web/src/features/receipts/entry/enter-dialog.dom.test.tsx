import { receiptsCalls } from '@seri/contract/trade/receipts.calls';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createNoRetryClient, InApp } from '../../../lib/browser/in-app.testkit.tsx';
import { type FakeServer, startFakeServer } from '../../../lib/calls/fake-server.testkit.ts';
import { EnterDialog } from './enter-dialog.tsx';

let server: FakeServer;
const onClose = vi.fn<() => void>();

beforeEach(async () => {
  await page.viewport(1440, 900);
  vi.clearAllMocks();
  server = startFakeServer();
  server.answer(receiptsCalls.enter, { id: 9 });
  await render(
    <InApp client={createNoRetryClient()}>
      <EnterDialog bankAccounts={['MUFG 1234567']} onClose={onClose} />
    </InApp>,
  );
});
afterEach(() => vi.restoreAllMocks());

const dialog = () => page.getByRole('dialog', { name: 'Enter receipt' });
const field = (name: string) => dialog().getByLabelText(name, { exact: true });
const submit = () => dialog().getByRole('button', { name: 'Enter', exact: true });
const bodies = () => server.requests(receiptsCalls.enter).map(({ body }) => body);

test('R94 a receipt in dollars shows its yen before it is entered', async () => {
  await field('Currency').selectOptions('USD');
  await field('Amount, USD').fill('10 000,00');
  await expect.element(dialog().getByText('unknown yet')).toBeVisible();
  await field('Yen for 1 USD').fill('150,25');
  await field('Bank fee, ¥').fill('2500');
  await expect.element(dialog().getByText(/^1.500.000.¥$/)).toBeVisible();
  await field('Sender').fill('IVANOV IVAN');
  await submit().click();
  await expect.poll(() => onClose.mock.calls).toHaveLength(1);
  expect(bodies()).toMatchObject([
    { bankAccount: 'MUFG 1234567', amount: 1_000_000, currency: 'USD', rate: '150.25', bankFee: 2_500 },
  ]);
});

test('what is missing is told at its field, and nothing is sent', async () => {
  await submit().click();
  await expect.element(field('Amount, ¥')).toHaveFocus();
  await expect.element(field('Amount, ¥')).toBeInvalid();
  await expect.element(field('Sender')).toBeInvalid();
  expect(bodies()).toEqual([]);
});
