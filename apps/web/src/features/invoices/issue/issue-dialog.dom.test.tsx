import { invoicesCalls } from '@seri/contract/trade/invoices.calls';
import { formatYen } from '@seri/domain/money/money';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createNoRetryClient, InApp } from '../../../lib/browser/in-app.testkit.tsx';
import { type FakeServer, startFakeServer } from '../../../lib/calls/fake-server.testkit.ts';
import { aPurchaseView } from '../../purchases/list/purchases.testkit.ts';
import type { DraftAnswer, ListedInvoice } from '../list/invoices.ts';
import { aDraft, anInvoice, pdf } from '../list/invoices.testkit.ts';
import { IssueDialog } from './issue-dialog.tsx';

let server: FakeServer;
const onClose = vi.fn<() => void>();

beforeEach(async () => {
  await page.viewport(1440, 900);
  vi.clearAllMocks();
  server = startFakeServer();
  server.answer(invoicesCalls.toInvoice, { list: [] });
});
afterEach(() => vi.restoreAllMocks());

const dialog = () => page.getByRole('dialog', { name: 'Issue invoice' });
const button = (name: string | RegExp) => dialog().getByRole('button', { name });
const bodies = () => server.requests(invoicesCalls.issue).map(({ body }) => body);

const aCar = (purchaseId: number, amount: number) => ({
  purchaseId,
  sku: `S-${purchaseId}`,
  name: `Nissan Note ${purchaseId}`,
  chassis: `E12-${purchaseId}`,
  amount,
});

async function open(draft: Partial<DraftAnswer> = {}, papers: ListedInvoice[] = []) {
  server.answer(invoicesCalls.draft, aDraft(draft));
  await render(
    <InApp client={createNoRetryClient()}>
      <IssueDialog purchase={aPurchaseView({ papers })} onClose={onClose} />
    </InApp>,
  );
  await expect.element(dialog()).toBeVisible();
}

test('R90 a proforma is issued for the total on the screen, on the terms that are usual', async () => {
  server.answer(invoicesCalls.issue, { id: 9, number: 'P2026-000009' });
  await open({ replaces: 'P2026-000008' });
  await expect.element(dialog().getByRole('row', { name: /^Car/ })).toMatchTextContent(/1.800.000.¥$/);
  await expect.element(dialog().getByText('due 26 Nov 2026 · replaces P2026-000008')).toBeVisible();
  await dialog().getByLabelText('Remarks on the paper').fill(' Two keys ');
  await button(`Issue proforma for ${formatYen(1_850_000)}`).click();
  await expect.poll(bodies).toEqual([
    {
      kind: 'proforma',
      accountId: 1001,
      purchaseIds: [700_001],
      deposit: null,
      language: 'en',
      terms: { incoterm: 'FOB', port: 'Nagoya' },
      rate: null,
      remarks: 'Two keys',
      total: 1_850_000,
    },
  ]);
  await expect.poll(() => onClose.mock.calls).toHaveLength(1);
});

test('R90 after a proforma comes the invoice, for what is not invoiced yet', async () => {
  server.answer(invoicesCalls.issue, { id: 9, number: '2026-000009' });
  await open(
    {
      lines: [{ purchaseId: 700_001, chargeId: 2, kind: 'freight', note: 'RoRo', amount: 15_000, invoiced: 80_000 }],
      total: 15_000,
    },
    [anInvoice(1, { kind: 'proforma', number: 'P2026-000001' })],
  );
  expect(server.requests(invoicesCalls.draft)[0]?.query).toEqual({ kind: 'invoice', purchases: '700001' });
  const line = dialog().getByRole('row', { name: /^Freight, RoRo/ });
  await expect.element(line).toMatchTextContent(/of 95.000.¥, 80.000.¥ invoiced already/);
  await expect.element(line.getByRole('cell')).toMatchTextContent(/^15.000.¥$/);
  await button(/^Issue invoice for 15/).click();
  await expect.poll(bodies).toMatchObject([{ kind: 'invoice', total: 15_000 }]);
});

test('the port follows the terms until somebody types another one', async () => {
  await open();
  const port = dialog().getByLabelText('Port', { exact: true });
  await dialog().getByLabelText('Terms').selectOptions('CFR');
  await expect.element(port).toHaveValue('Vladivostok');
  await port.fill('Toyama');
  await dialog().getByLabelText('Terms').selectOptions('FOB');
  await expect.element(port).toHaveValue('Toyama');
});

test('R90 a rate is complete or the paper is not sent; its amount is told at once', async () => {
  server.answer(invoicesCalls.issue, { id: 9, number: 'P2026-000009' });
  await open();
  await dialog().getByRole('checkbox').click();
  await button(/^Issue proforma/).click();
  const yen = dialog().getByLabelText('Yen for one unit');
  await expect.element(yen).toHaveFocus();
  await expect.element(yen).toBeInvalid();
  expect(bodies()).toEqual([]);
  await yen.fill('148');
  await expect.element(dialog().getByText(/^12.500\.00.USD, for information/)).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.poll(bodies).toMatchObject([{ rate: { currency: 'USD', yen: '148', source: 'TTM' } }]);
});

test.each<[string, Partial<DraftAnswer>, RegExp]>([
  ['the company has no name', { lacksSeller: true }, /The company has no name and address for its papers yet/],
  ['too much is invoiced', { toCredit: [{ id: 4, number: '2026-000004' }] }, /Credit 2026-000004 first/],
  ['nothing is left', { total: 0, lines: [] }, /is invoiced already/],
])('R90 nothing is issued while %s, and the dialog says why', async (_, draft, reason) => {
  await open(draft);
  await expect.element(dialog().getByText(reason)).toBeVisible();
  await expect.element(button(/^Issue proforma/)).toBeDisabled();
  await expect.element(button('Preview')).toHaveAttribute('aria-disabled', 'true');
});

test('R90 a total that has changed is shown anew before it is issued', async () => {
  server.refuse(invoicesCalls.issue, 'STATE_CHANGED');
  await open();
  server.answer(invoicesCalls.draft, aDraft({ total: 1_900_000 }));
  await button(/^Issue proforma/).click();
  await expect.element(dialog().getByText(/This has changed in the meantime/)).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
});

test('R90 signs without a font are named, and what was typed stays', async () => {
  server.refuse(invoicesCalls.issue, 'GLYPH_MISSING', { signs: '☃' });
  await open();
  await dialog().getByLabelText('Remarks on the paper').fill('☃');
  await button(/^Issue proforma/).click();
  await expect.element(dialog().getByText('Our fonts do not have these signs: ☃.', { exact: false })).toBeVisible();
  await expect.element(dialog().getByLabelText('Remarks on the paper')).toHaveValue('☃');
});

test('an issue without an answer is tried again under the same key', async () => {
  server.cut(invoicesCalls.issue);
  await open();
  await button(/^Issue proforma/).click();
  await expect.element(dialog().getByText('No answer yet')).toBeVisible();
  server.answer(invoicesCalls.issue, { id: 9, number: 'P2026-000009' });
  await button('Try again').click();
  await expect.poll(() => onClose.mock.calls).toHaveLength(1);
  const keys = server.requests(invoicesCalls.issue).map(({ key }) => key);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('R90 a preview opens in a new tab, or as a link where the browser blocks tabs', async () => {
  server.answer(invoicesCalls.preview, pdf);
  const tab = vi.spyOn(window, 'open').mockReturnValue(window);
  await open();
  await button('Preview').click();
  await expect.poll(() => tab.mock.calls).toEqual([[expect.stringMatching(/^blob:/), '_blank']]);
  expect(server.requests(invoicesCalls.preview).map(({ body }) => body)).toMatchObject([
    { kind: 'proforma', purchaseIds: [700_001] },
  ]);
  await expect.element(dialog().getByRole('link', { name: 'Open the paper' })).not.toBeInTheDocument();
  tab.mockReturnValue(null);
  await button('Preview').click();
  const link = dialog().getByRole('link', { name: 'Open the paper' });
  await expect.element(link).toHaveAttribute('href', expect.stringMatching(/^blob:/));
  expect(bodies()).toEqual([]);
});

test('a preview that is refused says why, and opens nothing', async () => {
  server.refuse(invoicesCalls.preview, 'ALREADY_INVOICED', { number: '2026-000004' });
  const tab = vi.spyOn(window, 'open').mockReturnValue(window);
  await open();
  await button('Preview').click();
  await expect.element(dialog().getByText(/This is invoiced already/)).toBeVisible();
  expect(tab).not.toHaveBeenCalled();
});

test('a draft that does not come is asked for again', async () => {
  server.refuse(invoicesCalls.draft, 'OVERLOADED', { retryAfter: 5 });
  await render(
    <InApp client={createNoRetryClient()}>
      <IssueDialog purchase={aPurchaseView()} onClose={onClose} />
    </InApp>,
  );
  await expect.element(dialog().getByText(/The service is busy/)).toBeVisible();
  server.answer(invoicesCalls.draft, aDraft());
  await button('Try again').click();
  await expect.element(button(/^Issue proforma/)).toBeVisible();
});

test('R90 other cars of the client are ticked onto the paper, by keys, and the total follows', async () => {
  server.answer(invoicesCalls.issue, { id: 9, number: 'P2026-000009' });
  server.answer(invoicesCalls.toInvoice, {
    list: [aCar(700_001, 1_850_000), aCar(700_002, 640_000), aCar(700_003, 700_000)],
  });
  await open();
  server.answer(invoicesCalls.draft, ({ query }) => {
    const ids = (query['purchases'] ?? '').split(',').map(Number);
    const total = ids.length * 1_000_000;
    return aDraft({
      cars: ids.map((id) => ({ purchaseId: id, sku: `S-${id}`, name: `Car ${id}` })),
      lines: ids.map((id) => ({ ...aDraft().lines[0]!, purchaseId: id, amount: 1_000_000 })),
      total,
    });
  });
  const box = (name: RegExp) => dialog().getByRole('checkbox', { name });
  const all = box(/^All 2 other cars/);
  await expect.element(box(/Nissan Note 700002 ?E12-700002 · S-700002/)).toBeVisible();
  expect(
    dialog()
      .getByRole('checkbox', { name: /700001/ })
      .elements(),
  ).toHaveLength(0);
  (box(/Nissan Note 700003/).element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
  await expect.element(button(`Issue proforma for ${formatYen(2_000_000)}`)).toBeVisible();
  await expect.element(dialog().getByRole('row', { name: /^Car 700003 S-700003 1.000.000/ })).toBeVisible();
  await expect.element(all).toBePartiallyChecked();
  await all.click();
  await button(`Issue proforma for ${formatYen(3_000_000)}`).click();
  await expect.poll(bodies).toMatchObject([{ purchaseIds: [700_001, 700_002, 700_003], total: 3_000_000 }]);
});

test('other cars that do not load are asked for again; the paper can be issued without them', async () => {
  server.refuse(invoicesCalls.toInvoice, 'OVERLOADED', { retryAfter: 5 });
  await open();
  await expect.element(dialog().getByText('The other cars of the client did not load')).toBeVisible();
  await expect.element(button(/^Issue proforma/)).toBeEnabled();
  server.answer(invoicesCalls.toInvoice, { list: [aCar(700_002, 640_000)] });
  await button('Try again').click();
  await expect.element(dialog().getByRole('checkbox', { name: /Nissan Note 700002/ })).toBeVisible();
});
