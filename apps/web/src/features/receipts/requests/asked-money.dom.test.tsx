import { receiptsCalls } from '@seri/contract/trade/receipts.calls';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createNoRetryClient, InApp } from '../../../lib/browser/in-app.testkit.tsx';
import { type FakeServer, startFakeServer } from '../../../lib/calls/fake-server.testkit.ts';
import { done } from '../../identity/session/accounts.testkit.ts';
import { aCandidate } from '../desk/receipts.testkit.ts';
import type { ListedMoneyRequest } from './asked-money.ts';
import { AskedMoneyList } from './asked-money-list.tsx';

let server: FakeServer;

const asked = (id: number, overrides: Partial<ListedMoneyRequest> = {}): ListedMoneyRequest => ({
  id,
  version: 1,
  kind: 'payout',
  client: { id: 1001, name: 'Joan Journey' },
  amount: 250_000,
  reference: 'T-77',
  purchaseId: null,
  reason: 'Deposit back',
  state: 'asked',
  askedBy: 'Anna Orlova',
  askedAt: '2026-11-26T03:00:00Z',
  decidedBy: null,
  decidedAt: null,
  note: '',
  can: { decide: true, takeBack: false },
  ...overrides,
});

beforeEach(async () => {
  await page.viewport(1440, 900);
  server = startFakeServer();
  server.answer(receiptsCalls.moneyRequests, { list: [asked(1)] });
});
afterEach(() => vi.restoreAllMocks());

const open = (mayAsk = true) =>
  render(
    <InApp client={createNoRetryClient()}>
      <AskedMoneyList mayAsk={mayAsk} />
    </InApp>,
  );
const rows = () => page.getByRole('list', { name: 'Payouts and write-offs' }).getByRole('listitem');
const dialog = () => page.getByRole('dialog');
const decided = () => server.requests(receiptsCalls.decideMoney).map(({ body }) => body);

test('R95 a second person approves; a refusal needs a reason', async () => {
  server.answer(receiptsCalls.decideMoney, done);
  await open();
  await expect
    .element(rows().first())
    .toMatchTextContent(/Payout · Joan Journey.*Deposit back.*T-77.*Anna Orlova.*250.000.¥/);
  await page.getByRole('button', { name: 'Approve' }).click();
  await dialog().getByRole('button', { name: 'Approve' }).click();
  await expect.element(dialog()).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Refuse' }).click();
  await dialog().getByRole('button', { name: 'Refuse' }).click();
  await expect.element(dialog().getByLabelText('Reason')).toBeInvalid();
  await dialog().getByLabelText('Reason').fill('Has an open bid');
  await dialog().getByRole('button', { name: 'Refuse' }).click();
  await expect.poll(decided).toEqual([
    { id: 1, version: 1, decision: 'approve', note: '' },
    { id: 1, version: 1, decision: 'refuse', note: 'Has an open bid' },
  ]);
});

test('R95 whoever asked may only take it back, and is told who decides', async () => {
  server.answer(receiptsCalls.moneyRequests, { list: [asked(1, { can: { decide: false, takeBack: true } })] });
  server.answer(receiptsCalls.decideMoney, done);
  await open();
  await expect.element(rows().getByText('Another person decides')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Take back' }).click();
  await dialog().getByRole('button', { name: 'Take back' }).click();
  await expect.poll(decided).toMatchObject([{ decision: 'take-back' }]);
});

test('R95 a decision that is too late, too much or one’s own says what to do', async () => {
  await open();
  await page.getByRole('button', { name: 'Approve' }).click();
  server.refuse(receiptsCalls.decideMoney, 'MONEY_EXCEEDED', { most: 120_000 });
  await dialog().getByRole('button', { name: 'Approve' }).click();
  await expect.element(dialog().getByText(/^At most 120.000.¥ is possible now/)).toBeVisible();
  server.refuse(receiptsCalls.decideMoney, 'SECOND_PERSON');
  await dialog().getByRole('button', { name: 'Approve' }).click();
  await expect.element(dialog().getByText(/^Whoever asked does not decide/)).toBeVisible();
});

test('R95 a write-off is asked for a client’s purchase, found by the client’s name', async () => {
  server.answer(receiptsCalls.candidates, {
    receipt: null,
    list: [aCandidate(1001, { open: [{ id: 700_001, name: 'Toyota Aqua', open: 3_500, dueOn: null }] })],
    announcements: [],
  });
  server.answer(receiptsCalls.askMoney, { id: 5 });
  await open();
  await page.getByRole('button', { name: 'Ask for a payout or write-off' }).click();
  await dialog().getByText('Write-off').click();
  await dialog().getByRole('combobox', { name: 'Client' }).fill('Joan');
  await dialog()
    .getByRole('option', { name: /Joan Journey/ })
    .click();
  await dialog().getByLabelText('Purchase').selectOptions('Toyota Aqua, 3\u00A0500\u00A0¥');
  await expect.element(dialog().getByLabelText('Amount, ¥')).toHaveValue('3\u00A0500');
  await dialog().getByLabelText('Reason').fill('Bank charges');
  await dialog().getByRole('button', { name: 'Ask', exact: true }).click();
  await expect
    .poll(() => server.requests(receiptsCalls.askMoney).map(({ body }) => body))
    .toEqual([{ kind: 'write-off', accountId: 1001, amount: 3_500, reason: 'Bank charges', purchaseId: 700_001 }]);
});

test('a client is found and taken by keys alone', async () => {
  server.answer(receiptsCalls.candidates, { receipt: null, list: [aCandidate(1001)], announcements: [] });
  await open();
  await page.getByRole('button', { name: 'Ask for a payout or write-off' }).click();
  await dialog().getByRole('combobox', { name: 'Client' }).fill('Jo');
  await expect.element(dialog().getByRole('option')).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(dialog().getByRole('combobox', { name: 'Client' })).toHaveValue('Joan Journey');
  await expect.element(dialog().getByText(/^Balance −2.350.000.¥/)).toBeVisible();
});

test('whoever may not book asks for nothing', async () => {
  server.answer(receiptsCalls.moneyRequests, { list: [] });
  await open(false);
  await expect.element(page.getByText('Nothing waits for a decision')).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Ask/ })).not.toBeInTheDocument();
});
