import { invoicesCalls } from '@seri/contract/trade/invoices.calls';
import { formatYen } from '@seri/domain/money/money';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createNoRetryClient, InApp } from '../../../lib/browser/in-app.testkit.tsx';
import { type FakeServer, startFakeServer } from '../../../lib/calls/fake-server.testkit.ts';
import { anInvoiceView } from '../list/invoices.testkit.ts';
import { CreditDialog } from './credit-dialog.tsx';

let server: FakeServer;
const onClose = vi.fn<() => void>();

beforeEach(async () => {
  await page.viewport(1440, 900);
  vi.clearAllMocks();
  server = startFakeServer();
  server.answer(invoicesCalls.view, anInvoiceView());
  server.answer(invoicesCalls.credit, { id: 8, number: '2026-000008' });
  await render(
    <InApp client={createNoRetryClient()}>
      <CreditDialog id={7} onClose={onClose} />
    </InApp>,
  );
  await expect.element(dialog()).toBeVisible();
});
afterEach(() => vi.restoreAllMocks());

const dialog = () => page.getByRole('dialog', { name: 'Credit note for 2026-000007' });
const issue = (amount: number) =>
  dialog().getByRole('button', { name: `Issue credit note for ${formatYen(amount)}`, exact: true });
const reason = () => dialog().getByLabelText('Why');
const agentFee = () => dialog().getByLabelText('Amount, Agent fee');
const bodies = () => server.requests(invoicesCalls.credit).map(({ body }) => body);

test('R90 all that is left of an invoice is credited, with a reason', async () => {
  await expect.element(agentFee()).toHaveValue('30\u00A0000');
  await issue(1_830_000).click();
  await expect.element(reason()).toHaveFocus();
  await expect.element(reason()).toBeInvalid();
  expect(bodies()).toEqual([]);
  await reason().fill(' The win was taken back ');
  await issue(1_830_000).click();
  await expect.poll(bodies).toEqual([{ id: 7, lines: null, reason: 'The win was taken back', total: 1_830_000 }]);
  await expect.poll(() => onClose.mock.calls).toHaveLength(1);
});

test('R90 a line is left out, another one lowered, and the total follows to the yen', async () => {
  await userEvent.click(dialog().getByRole('checkbox', { name: /^Car/ }));
  await agentFee().fill('12500');
  await reason().fill('Agreed');
  await issue(12_500).click();
  await expect
    .poll(bodies)
    .toEqual([{ id: 7, lines: [{ place: 1, amount: 12_500 }], reason: 'Agreed', total: 12_500 }]);
});

test('R90 no line is credited by more than is left of it', async () => {
  await agentFee().fill('30001');
  await reason().fill('Agreed');
  await issue(1_830_001).click();
  await expect.element(agentFee()).toBeInvalid();
  expect(bodies()).toEqual([]);
});

test('without any line there is nothing to issue', async () => {
  for (const box of dialog().getByRole('checkbox').all()) await userEvent.click(box);
  await expect.element(issue(0)).toBeDisabled();
});

test('R90 an invoice that a colleague has credited meanwhile is not credited again', async () => {
  server.refuse(invoicesCalls.credit, 'STATE_CHANGED');
  await reason().fill('Agreed');
  await issue(1_830_000).click();
  await expect.element(dialog().getByText(/This has changed in the meantime/)).toBeVisible();
  await expect.element(reason()).toHaveValue('Agreed');
  expect(onClose).not.toHaveBeenCalled();
});
