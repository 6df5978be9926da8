import { carPapersCalls } from '@seri/contract/shipping/car-papers.calls';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createNoRetryClient, InApp } from '../../../lib/browser/in-app.testkit.tsx';
import { type FakeServer, startFakeServer } from '../../../lib/calls/fake-server.testkit.ts';
import { Toaster } from '../../../ui/passing/toaster.tsx';
import type { PurchaseDetails } from '../../purchases/list/purchases.ts';
import { startUploads } from '../../receipts/announce/uploads.testkit.ts';
import { aDesk, aPaper, aPurchaseWith } from './car-papers.testkit.ts';
import { PurchaseCarPapers } from './purchase-car-papers.tsx';
import { yardPicturesOf } from './yard-pictures.ts';

let server: FakeServer;
let uploads: ReturnType<typeof startUploads>;
const otherCar = { id: 700_002, name: 'Toyota Crown 2020', chassis: 'AZSH20', sku: 'S-700002', isOnSameVoyage: true };

beforeEach(async () => {
  await page.viewport(1440, 900);
  server = startFakeServer();
  uploads = startUploads();
  vi.setSystemTime('2026-11-22T03:00:00Z');
  server.answer(carPapersCalls.cars, { cars: [otherCar] });
  server.answer(carPapersCalls.edit, { id: 8, version: 2, state: 'shared' });
  server.answer(carPapersCalls.send, { id: 8, version: 1, state: 'draft' });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const show = (purchase: PurchaseDetails) =>
  render(
    <InApp client={createNoRetryClient()}>
      <PurchaseCarPapers purchase={purchase} />
      <Toaster />
    </InApp>,
  );
const dialog = () => page.getByRole('dialog');
const row = (name: string | RegExp) => page.getByRole('listitem').filter({ hasText: name });
const edits = () => server.requests(carPapersCalls.edit).map(({ body }) => body);
const choose = async (move: string) => {
  await page.getByRole('button', { name: /^Actions: / }).click();
  await page.getByRole('menuitem', { name: move }).click();
};
const upload = async (...files: File[]) => {
  await expect.element(dialog()).toBeVisible();
  await userEvent.upload(document.querySelector<HTMLInputElement>('input[type="file"]')!, files);
};

test('R99 a client reads its papers by group: what is held says the sum, and has no file', async () => {
  await show(
    aPurchaseWith([
      aPaper(1, {
        state: 'held',
        path: null,
        held: { open: 574_900, isFreightUnknown: false },
        purchases: [700_001, 2],
      }),
      aPaper(2, { kind: 'export_certificate', number: '', validUntil: '2026-11-20', earlier: 2 }),
    ]),
  );
  await expect
    .element(row('Bill of lading SW-4471'))
    .toMatchTextContent(/Held.*of 20 Nov.*for 2 cars.*Released when 574.900.¥ is paid/);
  await expect.element(row('Bill of lading').getByRole('link')).not.toBeInTheDocument();
  await expect.element(row('Export certificate')).toMatchTextContent(/expired on 20 Nov.*2 earlier versions/);
  await expect
    .element(page.getByRole('link', { name: 'Open: Export certificate' }))
    .toHaveAttribute('href', '/v1/purchased-cars/document?id=2');
  await expect
    .element(page.getByRole('link', { name: 'All, zip' }))
    .toHaveAttribute('href', '/v1/purchased-cars/documents.zip?id=700001');
  await expect.element(page.getByRole('button', { name: 'Add papers' })).not.toBeInTheDocument();
  expect(
    page
      .getByRole('heading', { level: 3 })
      .elements()
      .map((heading) => heading.textContent),
  ).toEqual(['Shipping', 'Export']);
});

test('R99 a client without papers is told that it will hear of them, and where photos of the yard are seen', async () => {
  const screen = await show(aPurchaseWith([]));
  await expect.element(page.getByText('No papers yet. You are told of each new one')).toBeVisible();
  await screen.unmount();
  const photo = { kind: 'yard_photos', media: 'jpg', number: '', path: 'data:,' } as const;
  await show(aPurchaseWith([aPaper(3, photo), aPaper(4, photo)]));
  await expect.element(page.getByText('2 yard photos are among the photos of the car')).toBeVisible();
  await expect.element(page.getByRole('listitem')).not.toBeInTheDocument();
});

test('R99 the room of pictures has the photos of the yard by day, without those that are held, withdrawn or no picture', () => {
  const photo = { kind: 'yard_photos', media: 'jpg' } as const;
  const pictures = yardPicturesOf([
    aPaper(9, { ...photo, issuedOn: '2026-11-22' }),
    aPaper(8, { ...photo, issuedOn: null, sharedAt: '2026-11-20T16:00:00.000Z' }),
    aPaper(7, { ...photo, state: 'draft', issuedOn: null, sharedAt: null, desk: aDesk() }),
    aPaper(6, { ...photo, state: 'held', held: { open: 1, isFreightUnknown: false } }),
    aPaper(5, { ...photo, state: 'withdrawn' }),
    aPaper(4, { ...photo, state: 'replaced' }),
    aPaper(3, { ...photo, media: 'pdf' }),
    aPaper(2, { ...photo, path: null }),
    aPaper(1),
  ]);
  expect(pictures).toEqual([
    { address: '/v1/purchased-cars/document?id=7', day: '2026-11-20', isDraft: true },
    { address: '/v1/purchased-cars/document?id=8', day: '2026-11-21', isDraft: false },
    { address: '/v1/purchased-cars/document?id=9', day: '2026-11-22', isDraft: false },
  ]);
});

test('R99 staff send several files one after another, for several cars, and share them', async () => {
  await show(aPurchaseWith([], true));
  await page.getByRole('button', { name: 'Add papers' }).click();
  await upload(new File(['%PDF'], 'a.pdf'), new File(['%PDF'], 'b.PDF'), new File(['<p>'], 'c.html'));
  await expect.element(page.getByText('c.html is not a PDF, JPG, PNG, WebP or MP3')).toBeVisible();
  await dialog().getByLabelText('Kind').selectOptions('Inspection');
  await dialog().getByLabelText('Number').fill('QI-77');
  await dialog()
    .getByLabelText(/Share at once/)
    .click();
  await dialog()
    .getByLabelText(/Toyota Crown 2020/)
    .click();
  await dialog().getByRole('button', { name: 'Send 2 files' }).click();
  await uploads.started();
  uploads.progress(0.5);
  await expect.element(dialog().getByText('a.pdf: 50 %')).toBeVisible();
  uploads.finish();
  await expect.element(dialog().getByText('b.PDF: 0 %')).toBeVisible();
  uploads.finish();
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(page.getByText('2 papers sent')).toBeVisible();
  const query = { purchases: '700001,700002', kind: 'inspection', number: 'QI-77', title: '' };
  expect(server.requests(carPapersCalls.send).map((sent) => sent.query)).toEqual([query, query]);
  expect(edits()).toEqual([8, 8].map((id) => ({ id, version: 1, state: 'shared', reason: '' })));
});

test('R99 a file that is refused stays in the dialog with the reason; sending can be stopped', async () => {
  server.refuse(carPapersCalls.send, 'WRONG_PAPER', { fault: 'encrypted' });
  await show(aPurchaseWith([], true));
  await page.getByRole('button', { name: 'Add papers' }).click();
  await upload(new File(['%PDF'], 'a.pdf'), new File(['%PDF'], 'b.pdf'));
  await dialog().getByRole('button', { name: 'Send 2 files' }).click();
  await uploads.started();
  uploads.finish();
  await expect.element(page.getByText(/This PDF is protected with a password/)).toBeVisible();
  await expect.element(dialog().getByText('b.pdf: 0 %')).toBeVisible();
  await dialog().getByRole('button', { name: 'Stop sending' }).click();
  await expect.element(dialog().getByText(/^a\.pdf/)).toBeVisible();
  await expect.element(dialog().getByRole('button', { name: 'Send 2 files' })).toBeEnabled();
  expect(server.requests(carPapersCalls.send)).toHaveLength(1);
});

test('R99 staff share a draft, and hear that it waits for money', async () => {
  server.answer(carPapersCalls.edit, { id: 1, version: 2, state: 'held' });
  await show(
    aPurchaseWith([aPaper(1, { state: 'draft', desk: aDesk({ share: true, edit: true, withdraw: true }) })], true),
  );
  await expect.element(row('Bill of lading')).toMatchTextContent(/Draft.*Kenji Morita/);
  await choose('Share');
  await expect.element(page.getByText('Paper held until its cars are paid')).toBeVisible();
  expect(edits()).toEqual([{ id: 1, version: 1, state: 'shared', reason: '' }]);
});

test('R99 a held paper is released with a reason, over the version that was seen', async () => {
  const held = { open: 574_900, isFreightUnknown: true };
  await show(aPurchaseWith([aPaper(1, { state: 'held', held, desk: aDesk({ release: true }) })], true));
  await choose('Release before payment');
  await expect
    .element(dialog().getByText(/574.900.¥ is paid and the freight is known\. The client gets the paper now/))
    .toBeVisible();
  await dialog().getByRole('button', { name: 'Release before payment' }).click();
  await expect.element(dialog().getByLabelText('Reason')).toHaveAttribute('aria-invalid', 'true');
  await dialog().getByLabelText('Reason').fill('a bank guarantee');
  server.refuse(carPapersCalls.edit, 'STATE_CHANGED');
  await dialog().getByRole('button', { name: 'Release before payment' }).click();
  await expect.element(dialog().getByRole('alert')).toMatchTextContent(/changed/);
  server.answer(carPapersCalls.edit, { id: 1, version: 2, state: 'shared' });
  await dialog().getByRole('button', { name: 'Release before payment' }).click();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(edits().at(-1)).toEqual({ id: 1, version: 1, state: 'shared', reason: 'a bank guarantee' });
});

test('R99 where no paper is released before it is paid, staff read so first, and who may change it', async () => {
  const held = { open: 574_900, isFreightUnknown: false };
  const desk = { ...aDesk({ unshare: true, withdraw: true }), isReleaseOff: true };
  await show(aPurchaseWith([aPaper(1, { state: 'held', held, desk })], true));
  await expect
    .element(row('Bill of lading'))
    .toMatchTextContent(/Not released before payment: so the company has set\. An owner may change it/);
  await page.getByRole('button', { name: /^Actions: / }).click();
  await expect.element(page.getByRole('menuitem', { name: 'Withdraw' })).toBeVisible();
  await expect.element(page.getByRole('menuitem', { name: 'Release before payment' })).not.toBeInTheDocument();
});

test('R99 a company that has changed its mind meanwhile is told in the dialog', async () => {
  const held = { open: 574_900, isFreightUnknown: false };
  await show(aPurchaseWith([aPaper(1, { state: 'held', held, desk: aDesk({ release: true }) })], true));
  await choose('Release before payment');
  await dialog().getByLabelText('Reason').fill('a bank guarantee');
  server.refuse(carPapersCalls.edit, 'RELEASE_OFF');
  await dialog().getByRole('button', { name: 'Release before payment' }).click();
  await expect
    .element(dialog().getByRole('alert'))
    .toMatchTextContent(/gives no paper before.*An owner may change that/);
  await expect.element(dialog().getByLabelText('Reason')).toHaveValue('a bank guarantee');
});

test('R99 staff correct a paper and its cars, and send a newer version of it', async () => {
  await show(aPurchaseWith([aPaper(1, { desk: aDesk({ edit: true }) })], true));
  await choose('Edit');
  await dialog().getByLabelText('Number').fill('SW-4472');
  await dialog().getByLabelText('Issued on').fill('');
  await dialog()
    .getByLabelText(/Toyota Crown 2020/)
    .click();
  await dialog().getByRole('button', { name: 'Save paper' }).click();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(edits()).toEqual([
    {
      id: 1,
      version: 1,
      title: '',
      number: 'SW-4472',
      issuedOn: null,
      validUntil: null,
      purchases: [700_001, 700_002],
      reason: '',
    },
  ]);
  await choose('Send a newer version');
  await upload(new File(['%PDF'], 'newer.pdf'));
  await dialog().getByRole('button', { name: 'Send 1 file' }).click();
  await uploads.started();
  uploads.finish();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(server.requests(carPapersCalls.send)[0]?.query).toMatchObject({
    kind: 'bill_of_lading',
    replaces: '1',
    number: 'SW-4471',
  });
});

test('what is over stands apart, and staff see who opened a paper', async () => {
  const opened = { ...aDesk(), openedAt: '2026-11-21T05:00:00.000Z', openedBy: 'Ivan Petrov' };
  await show(
    aPurchaseWith(
      [
        aPaper(1, { desk: opened }),
        aPaper(2, { state: 'withdrawn', desk: { ...aDesk({ restore: true }), reason: 'another car' } }),
      ],
      true,
    ),
  );
  await expect.element(page.getByText(/Opened by Ivan Petrov/)).toBeVisible();
  await page.getByText('1 earlier or withdrawn paper').click();
  await expect.element(row('another car')).toBeVisible();
});
