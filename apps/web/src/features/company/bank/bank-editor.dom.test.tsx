import { bankCalls } from '@seri/contract/people/bank.calls';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { InApp } from '../../../lib/browser/in-app.testkit.tsx';
import { type FakeServer, startFakeServer } from '../../../lib/calls/fake-server.testkit.ts';
import { queryClient } from '../../../lib/calls/query-client.ts';
import { BankEditor } from './bank-editor.tsx';
import type { BankVersions } from './save-bank.ts';

let server: FakeServer;
const onChanged = vi.fn<(isChanged: boolean) => void>();

beforeEach(() => {
  queryClient.clear();
  server = startFakeServer();
  server.answer(bankCalls.save, { success: true });
});
afterEach(() => vi.restoreAllMocks());

const details = {
  beneficiary: 'Example Trading',
  account: '000-0000001',
  bank: 'Example Bank',
  branch: '',
  swift: 'EXMPJPJT',
  address: '',
};
const versionOf = (version: number, change: Partial<BankVersions[number]> = {}): BankVersions[number] => ({
  version,
  details,
  changedAt: '2026-11-02T03:00:00Z',
  changedBy: 'Haruka Nishimura',
  ...change,
});

async function open(versions: BankVersions): Promise<void> {
  server.answer(bankCalls.history, { versions });
  await render(
    <InApp client={queryClient}>
      <BankEditor onChanged={onChanged} />
    </InApp>,
  );
}

const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const save = () => page.getByRole('button', { name: 'Save bank details' });
const saved = () => server.requests(bankCalls.save).map(({ body }) => body);

test('R64 says who changed the details last and when, and keeps all versions', async () => {
  await open([versionOf(2), versionOf(1, { details: null, changedBy: 'Ken Owner' })]);
  await expect.element(page.getByText(/Last change, Haruka Nishimura: 2 Nov 2026/)).toBeVisible();
  const versions = page.getByRole('region', { name: 'All versions' });
  await expect.element(versions.getByText('Version 2')).toBeVisible();
  await expect.element(versions.getByText('No bank details')).toBeVisible();
  await expect.element(versions.getByText(/Ken Owner/)).toBeVisible();
});

test('R64 saves over the version that was seen: what is typed is what is saved', async () => {
  await open([versionOf(3)]);
  await field('Account number').fill('000-0000002');
  await expect.poll(() => onChanged.mock.lastCall).toEqual([true]);
  server.answer(bankCalls.history, { versions: [versionOf(4, { details: { ...details, account: '000-0000002' } })] });
  await save().click();
  await expect.poll(saved).toEqual([{ version: 3, details: { ...details, account: '000-0000002' } }]);
  await expect.poll(() => onChanged.mock.lastCall).toEqual([false]);
});

test('R64 sends nothing with a faulty line', async () => {
  await open([]);
  await expect.element(page.getByText(/No bank details yet/)).toBeVisible();
  for (const [name, value] of [
    ['Beneficiary', 'Example Trading'],
    ['Account number', '000-0000001'],
    ['Bank', 'Example Bank'],
    ['SWIFT code', 'abc'],
  ] as const)
    await field(name).fill(value);
  await save().click();
  await expect.element(field('SWIFT code')).toHaveAttribute('aria-invalid', 'true');
  expect(saved()).toEqual([]);
});

test('R64 asks before it saves over another owner, and keeps what was typed', async () => {
  await open([versionOf(1)]);
  await field('Bank').fill('Mine');
  server.refuse(bankCalls.save, 'STATE_CHANGED');
  server.answer(bankCalls.history, { versions: [versionOf(2, { details: { ...details, bank: 'Theirs' } })] });
  await save().click();
  await expect.element(page.getByText('Another owner has saved in the meantime')).toBeVisible();
  await expect.element(field('Bank')).toHaveValue('Mine');
  await expect.element(page.getByRole('region', { name: 'All versions' }).getByText('Theirs')).toBeVisible();
  server.answer(bankCalls.save, { success: true });
  await save().click();
  await expect.poll(() => saved().map(({ version }) => version)).toEqual([1, 2]);
});

test('R64 removes the details', async () => {
  await open([versionOf(5)]);
  await page.getByRole('checkbox', { name: 'Remove bank details' }).click();
  await page.getByRole('button', { name: 'Remove bank details' }).click();
  await expect.poll(saved).toEqual([{ version: 5, details: null }]);
});
