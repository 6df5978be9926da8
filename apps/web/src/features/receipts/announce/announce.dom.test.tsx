import { receiptsCalls } from '@seri/contract/trade/receipts.calls';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createNoRetryClient, InApp } from '../../../lib/browser/in-app.testkit.tsx';
import { type FakeServer, startFakeServer } from '../../../lib/calls/fake-server.testkit.ts';
import { Toaster } from '../../../ui/passing/toaster.tsx';
import { done } from '../../identity/session/accounts.testkit.ts';
import { anAnnouncement } from '../desk/receipts.testkit.ts';
import { AnnounceButton } from './announce-button.tsx';
import { AnnouncedPayments } from './announced-payments.tsx';
import { startUploads } from './uploads.testkit.ts';

let server: FakeServer;
let uploads: ReturnType<typeof startUploads>;

beforeEach(async () => {
  await page.viewport(1440, 900);
  server = startFakeServer();
  uploads = startUploads();
  server.answer(receiptsCalls.announcements, { list: [] });
  server.answer(receiptsCalls.announce, anAnnouncement(5, { slip: null }));
  server.answer(receiptsCalls.sendSlip, done);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const open = () =>
  render(
    <InApp client={createNoRetryClient()}>
      <AnnounceButton />
      <AnnouncedPayments />
      <Toaster />
    </InApp>,
  );
const dialog = () => page.getByRole('dialog', { name: 'Announce a payment' });
const slip = (type = 'application/pdf') => new File(['%PDF'], 'slip.pdf', { type });
async function upload(file: File): Promise<void> {
  await expect.element(dialog()).toBeVisible();
  await userEvent.upload(document.querySelector<HTMLInputElement>('input[type="file"]')!, file);
}

async function fill(): Promise<void> {
  await page.getByRole('button', { name: 'Announce a payment' }).click();
  await dialog().getByLabelText('Currency').selectOptions('USD');
  await dialog().getByLabelText('Amount').fill('10 000.50');
  await dialog().getByLabelText('Sent on').fill('2026-11-24');
}

test('R94 a payment is announced, and its slip follows, which tells how far it is', async () => {
  await open();
  await fill();
  await upload(slip());
  await dialog().getByRole('button', { name: 'Announce', exact: true }).click();
  await uploads.started();
  expect(server.requests(receiptsCalls.announce).map(({ body }) => body)).toEqual([
    { amount: 1_000_050, currency: 'USD', sentOn: '2026-11-24', note: '' },
  ]);
  uploads.progress(0.4);
  await expect.element(dialog().getByRole('progressbar')).toHaveAttribute('value', '0.4');
  uploads.finish();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(server.requests(receiptsCalls.sendSlip).map(({ params }) => params)).toEqual([{ id: '5' }]);
});

test('a slip is cancelled on its way; the payment stays announced', async () => {
  await open();
  await fill();
  await upload(slip());
  await dialog().getByRole('button', { name: 'Announce', exact: true }).click();
  await uploads.started();
  await dialog().getByRole('button', { name: 'Stop sending the slip' }).click();
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(page.getByText('Payment announced')).toBeVisible();
  expect(server.requests(receiptsCalls.sendSlip)).toEqual([]);
});

test('an amount is demanded, and a slip of another kind is not taken', async () => {
  await open();
  await page.getByRole('button', { name: 'Announce a payment' }).click();
  await upload(slip('text/html'));
  await expect.element(page.getByText('A slip is a JPG, PNG or PDF file')).toBeVisible();
  await dialog().getByRole('button', { name: 'Announce', exact: true }).click();
  await expect.element(dialog().getByLabelText('Amount')).toBeInvalid();
  expect(server.requests(receiptsCalls.announce)).toEqual([]);
});

test('R94 the list tells what is on its way, and the rest on demand; one is withdrawn', async () => {
  server.answer(receiptsCalls.announcements, {
    list: [
      anAnnouncement(5, { slip: null }),
      anAnnouncement(4, { state: 'arrived', amount: 200_000 }),
      anAnnouncement(3, { state: 'withdrawn' }),
    ],
  });
  server.answer(receiptsCalls.withdraw, done);
  await open();
  const rows = page.getByRole('region', { name: 'Announced payments' }).getByRole('listitem');
  await expect.element(rows).toHaveLength(1);
  await expect.element(rows).toMatchTextContent(/1.850.000.¥.*sent 24 Nov 2026.*On its way/);
  await page.getByRole('button', { name: 'Show 2 more' }).click();
  await expect.element(rows.nth(1)).toMatchTextContent(/200.000.¥.*Arrived.*Slip/);
  await page.getByRole('button', { name: /^Withdraw/ }).click();
  await expect.element(page.getByText('Announcement withdrawn')).toBeVisible();
  expect(server.requests(receiptsCalls.withdraw).map(({ params }) => params)).toEqual([{ id: '5' }]);
});
