import { billingCalls } from '@seri/contract/people/billing.calls';
import { type CompanyBilling, firstBilling } from '@seri/domain/money/company-billing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { InApp } from '../../../lib/browser/in-app.testkit.tsx';
import { type FakeServer, startFakeServer } from '../../../lib/calls/fake-server.testkit.ts';
import { queryClient } from '../../../lib/calls/query-client.ts';
import { BillingEditor } from './billing-editor.tsx';
import type { BillingVersions } from './save-billing.ts';

let server: FakeServer;
const onChanged = vi.fn<(isChanged: boolean) => void>();

beforeEach(() => {
  queryClient.clear();
  server = startFakeServer();
  server.answer(billingCalls.save, { success: true });
});
afterEach(() => vi.restoreAllMocks());

const details: CompanyBilling = {
  ...firstBilling,
  legalName: 'Example Trading',
  address: '1-2-3 Minato, Yokohama, Japan',
};
const versionOf = (version: number, change: Partial<CompanyBilling> = {}): BillingVersions[number] => ({
  version,
  details: { ...details, ...change },
  changedAt: '2026-11-02T03:00:00Z',
  changedBy: 'Haruka Nishimura',
});

async function open(versions: BillingVersions): Promise<void> {
  server.answer(billingCalls.history, { versions });
  await render(
    <InApp client={queryClient}>
      <BillingEditor onChanged={onChanged} />
    </InApp>,
  );
}

const field = (name: string) => page.getByLabelText(name, { exact: true });
const save = () => page.getByRole('button', { name: 'Save billing data' });
const saved = () => server.requests(billingCalls.save).map(({ body }) => body);

test('R64 the first save sends the names with the terms as they stand', async () => {
  await open([]);
  await expect.element(page.getByText(/Nothing is saved yet/)).toBeVisible();
  await expect.element(save()).toHaveAttribute('aria-disabled', 'true');
  await field('Legal name, in Latin letters').fill('Example Trading');
  await field('Address, in Latin letters').fill('1-2-3 Minato, Yokohama, Japan');
  await page.getByLabelText(/^Qualified invoice number/).fill('t9 0000-0000-0000');
  await field('Bank days until an invoice is due').fill('7');
  await userEvent.selectOptions(field('Storage'), 'Export, 0 %');
  await userEvent.selectOptions(field('Gain of a resale'), 'stays with the company');
  await expect.poll(() => onChanged.mock.lastCall).toEqual([true]);
  server.answer(billingCalls.history, { versions: [versionOf(1)] });
  await save().click();
  await expect.poll(saved).toEqual([
    {
      version: 0,
      details: {
        ...details,
        registrationNumber: 'T9000000000000',
        dueDays: 7,
        isResaleGainOfClient: false,
        taxTable: { ...firstBilling.taxTable, storage: 'export_0' },
      },
    },
  ]);
});

test('R64 sends nothing with a number whose check digit is wrong, or without days', async () => {
  await open([versionOf(1)]);
  const number = page.getByLabelText(/^Qualified invoice number/);
  await number.fill('T1000000000000');
  await field('Bank days until an invoice is due').fill('');
  await save().click();
  await expect.element(number).toHaveAttribute('aria-invalid', 'true');
  await expect.element(number).toHaveFocus();
  await expect.element(page.getByLabelText(/^Bank days/)).toHaveAttribute('aria-invalid', 'true');
  expect(saved()).toEqual([]);
});

test('R93 R94 R99 the terms of debts are saved: mails, days until bidding stops, money of third parties, unpaid papers', async () => {
  await open([versionOf(1)]);
  const days = page.getByLabelText(/^No new bids after days overdue/);
  await expect.element(days).toHaveValue('');
  await userEvent.selectOptions(field('Mails about what is due'), 'are not sent');
  await userEvent.selectOptions(field('Money from third parties'), 'waits until the sender is confirmed');
  await userEvent.selectOptions(field('Papers before they are paid'), 'are never released');
  await days.fill('0');
  await save().click();
  await expect.element(days).toHaveAttribute('aria-invalid', 'true');
  await days.fill('10');
  await save().click();
  await expect.poll(saved).toMatchObject([
    {
      details: {
        ...details,
        reminds: false,
        stopsBiddingAfter: 10,
        refusesThirdParties: true,
        releasesUnpaid: false,
      },
    },
  ]);
});

test('R64 says of every version who changed what', async () => {
  await open([versionOf(2, { dueDays: 9 }), versionOf(1)]);
  const versions = page.getByRole('region', { name: 'All versions' });
  await expect.element(versions.getByText('Version 1')).toBeVisible();
  const [newest, first] = versions.getByRole('listitem').elements();
  expect(newest?.textContent).toContain('Haruka Nishimura');
  expect(newest?.querySelectorAll('dt')).toHaveLength(1);
  expect(newest?.querySelector('dl')?.textContent).toBe('Bank days until an invoice is due9');
  expect(first?.textContent).toContain('Example Trading');
});

test('R64 asks before it saves over another owner, and keeps what was typed', async () => {
  await open([versionOf(1)]);
  await field('Legal name, in Latin letters').fill('Mine');
  server.refuse(billingCalls.save, 'STATE_CHANGED');
  server.answer(billingCalls.history, { versions: [versionOf(2, { legalName: 'Theirs' }), versionOf(1)] });
  await save().click();
  await expect.element(page.getByText('Another owner has saved in the meantime')).toBeVisible();
  await expect.element(field('Legal name, in Latin letters')).toHaveValue('Mine');
  await expect.element(page.getByRole('region', { name: 'All versions' }).getByText('Theirs')).toBeVisible();
  server.answer(billingCalls.save, { success: true });
  await save().click();
  await expect.poll(() => saved().map(({ version }) => version)).toEqual([1, 2]);
});
