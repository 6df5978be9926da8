import { receiptsCalls } from '@seri/contract/trade/receipts.calls';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createNoRetryClient, InApp } from '../../../lib/browser/in-app.testkit.tsx';
import { type FakeServer, startFakeServer } from '../../../lib/calls/fake-server.testkit.ts';
import { done } from '../../identity/session/accounts.testkit.ts';
import { BankFileDialog } from './bank-file-dialog.tsx';
import { aPreview } from './bank-files.testkit.ts';

let server: FakeServer;
const onClose = vi.fn<() => void>();
const csv = '日付,お預入金額\n2026/11/26,480000\n';

beforeEach(async () => {
  await page.viewport(1440, 900);
  vi.clearAllMocks();
  server = startFakeServer();
  server.answer(receiptsCalls.previewFile, aPreview());
  server.answer(receiptsCalls.takeFile, { ...done, fresh: 2, joined: 1, suggested: 1 });
});
afterEach(() => vi.restoreAllMocks());

async function open(bankAccounts: readonly string[] = ['MUFG 1234567']): Promise<void> {
  await render(
    <InApp client={createNoRetryClient()}>
      <BankFileDialog bankAccounts={bankAccounts} onClose={onClose} />
    </InApp>,
  );
}

async function choose(file = new File([csv], 'november.csv', { type: 'text/csv' })): Promise<void> {
  await expect.element(dialog()).toBeVisible();
  const field = document.querySelector<HTMLInputElement>('input[type="file"]');
  await userEvent.upload(field!, file);
}

const dialog = () => page.getByRole('dialog', { name: 'Receipts from a file of the bank' });
const lines = () => dialog().getByRole('table', { name: 'Lines of the file' }).getByRole('row');
const take = (name: string | RegExp = 'Take 2 new lines') => dialog().getByRole('button', { name });
const previewed = () => server.requests(receiptsCalls.previewFile).map(({ query }) => query);

test('R94 a file shows what is new, what is joined and what is in the inbox already, before it is taken', async () => {
  await open();
  await expect.element(take('Nothing new')).toBeDisabled();
  await choose();
  await expect.element(lines()).toHaveLength(3);
  await expect
    .element(lines().nth(1))
    .toMatchTextContent(/2.*26 Nov.*PETRENKO DMITRIY.*INVOICE 2026-000123.*480.000.¥/);
  await expect.element(dialog().getByText('5 lines of money that went out are left out')).toBeVisible();
  await dialog().getByText('1 joined').click();
  await expect.element(lines().nth(1)).toMatchTextContent(/SATO/);
  await dialog().getByText('1 in the inbox already').click();
  await expect.element(lines().nth(1)).toMatchTextContent(/OLD/);
  expect(previewed()).toEqual([{ name: 'november.csv', bankAccount: 'MUFG 1234567' }]);
  await take().click();
  await expect.poll(() => onClose.mock.calls).toHaveLength(1);
  const [taken] = server.requests(receiptsCalls.takeFile);
  expect(taken?.query).toEqual({ name: 'november.csv', bankAccount: 'MUFG 1234567', fresh: '2' });
  expect(taken?.body).toBe(csv);
});

test('R94 a column that was guessed wrong is set, and the file is read anew', async () => {
  await open();
  await choose();
  await dialog().getByText('Columns').click();
  await dialog().getByLabelText('Bank reference').selectOptions('摘要');
  await dialog().getByLabelText('Sender', { exact: true }).selectOptions('not in the file');
  await expect.poll(previewed).toHaveLength(3);
  expect(JSON.parse(previewed().at(-1)?.['mapping'] ?? '')).toMatchObject({ reference: '摘要', senderName: null });
  await dialog().getByLabelText('Currency of lines without one').selectOptions('USD');
  await expect.poll(() => previewed().at(-1)).toMatchObject({ currency: 'USD' });
});

test('R94 faults are told by line and column, and stop no other line', async () => {
  const faults = [
    { line: 4, problem: 'invalid', column: 'bookedOn' },
    { line: 9, problem: 'csv', column: null },
  ] as const;
  server.answer(receiptsCalls.previewFile, aPreview({ faults: [...faults] }));
  await open();
  await choose();
  await expect.element(dialog().getByText('2 lines stay outside')).toBeVisible();
  await expect.element(dialog().getByText(/“Booked on” cannot be read/)).toBeVisible();
  await expect.element(dialog().getByText(/cannot be read as CSV/)).toBeVisible();
  await expect.element(take()).toBeEnabled();
});

test('a file without a table of a bank says what it lacks, and opens its columns', async () => {
  const counts = { fresh: 0, joined: 0, kept: 0, withdrawn: 0 };
  const faults = [{ line: 1, problem: 'head' as const, column: null }];
  server.answer(receiptsCalls.previewFile, aPreview({ faults, counts, lines: [] }));
  await open();
  await choose();
  await expect.element(dialog().getByText('No table of receipts is found in this file')).toBeVisible();
  await expect.element(dialog().getByLabelText('Booked on')).toBeVisible();
  await expect.element(take('Nothing new')).toBeDisabled();
});

test('R94 an inbox that has changed since the preview is shown anew before anything is taken', async () => {
  server.refuse(receiptsCalls.takeFile, 'FILE_CHANGED');
  await open();
  await choose();
  await expect.element(take()).toBeEnabled();
  server.answer(receiptsCalls.previewFile, aPreview({ counts: { fresh: 1, joined: 1, kept: 2, withdrawn: 5 } }));
  await take().click();
  await expect.element(dialog().getByText(/The inbox has changed since the preview/)).toBeVisible();
  await expect.element(take('Take 1 new line')).toBeEnabled();
  expect(onClose).not.toHaveBeenCalled();
});

test('a file without an answer is sent again under the same key', async () => {
  server.cut(receiptsCalls.takeFile);
  await open();
  await choose();
  await take().click();
  await expect.element(dialog().getByText('No answer yet')).toBeVisible();
  server.answer(receiptsCalls.takeFile, { ...done, fresh: 2, joined: 1, suggested: 0 });
  await take('Try again').click();
  await expect.poll(() => onClose.mock.calls).toHaveLength(1);
  const keys = server.requests(receiptsCalls.takeFile).map(({ key }) => key);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('a file belongs to a bank account, and whatever is no CSV is named', async () => {
  server.refuse(receiptsCalls.previewFile, 'WRONG_FILE');
  await open([]);
  await choose();
  await expect.element(dialog().getByText('Say first which bank account the file is of.')).toBeVisible();
  expect(previewed()).toEqual([]);
  await dialog().getByRole('combobox', { name: 'Bank account' }).fill('SMBC 7654321');
  await userEvent.keyboard('{Tab}');
  await expect.element(dialog().getByText('This is no CSV file')).toBeVisible();
});
