import { voyagesCalls } from '@seri/contract/shipping/voyages.calls';
import { eligibilityCalls } from '@seri/contract/trade/eligibility.calls';
import { purchasesCalls } from '@seri/contract/trade/purchases.calls';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../../../ui/frame/button.tsx';
import { createNoRetryClient, InApp } from '../../../lib/browser/in-app.testkit.tsx';
import { type FakeServer, startFakeServer } from '../../../lib/calls/fake-server.testkit.ts';
import { queryClient } from '../../../lib/calls/query-client.ts';
import { aVoyage, someVoyages } from '../../voyages/voyages.testkit.ts';
import { PurchaseHead } from '../page/purchase-head.tsx';
import { PurchaseLogistics } from '../page/purchase-logistics.tsx';
import { aPurchaseView } from '../list/purchases.testkit.ts';
import { WayHistory } from './way-history.tsx';
import { boughtStop, logisticsAt, showWay } from './way.testkit.tsx';

let server: FakeServer;
beforeEach(async () => {
  await page.viewport(1440, 900);
  queryClient.clear();
  server = startFakeServer();
  vi.setSystemTime('2026-11-22T03:00:00Z');
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const pickedUp = { id: 2, status: 1, on: '2026-11-17', isEstimate: false };
const dialog = () => page.getByRole('dialog');
const field = (name: string | RegExp) => dialog().getByLabelText(name);
const save = (name: string) => dialog().getByRole('button', { name });

test('R97 a move goes to the next stop today, unless another is chosen; passed stops may stay unknown', async () => {
  server.answer(purchasesCalls.move, { version: 2 });
  await showWay({ stages: [boughtStop], logistics: logisticsAt(0) });
  await page.getByRole('button', { name: 'Change status' }).click();
  await expect.element(field('Status')).toHaveValue('1');
  await expect.element(field('Since')).toHaveValue('2026-11-22');
  await field('Status').selectOptions('Waiting for loading');
  await field('Domestic transport, since').fill('20261118');
  await save('Save status').click();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(server.requests(purchasesCalls.move).map(({ body }) => body)).toEqual([
    {
      id: 700_001,
      version: 1,
      status: 3,
      on: '2026-11-22',
      isEstimate: false,
      skipped: [
        { status: 1, on: '2026-11-18' },
        { status: 2, on: null },
      ],
      reason: '',
    },
  ]);
});

test('R97 a step back asks for a reason; the faults that the server finds stand at their fields', async () => {
  await showWay({ stages: [boughtStop, pickedUp], logistics: logisticsAt(1) });
  await page.getByRole('button', { name: 'Change status' }).click();
  await field('Status').selectOptions('Processing');
  await save('Save status').click();
  await expect.element(field('Reason')).toHaveAttribute('aria-invalid', 'true');
  await field('Reason').fill('the wrong car');
  server.refuse(purchasesCalls.move, 'FIELDS', { fields: { on: { problem: 'invalid' } } });
  await save('Save status').click();
  await expect.element(field('Since')).toHaveAttribute('aria-invalid', 'true');
  await expect.element(field('Reason')).toHaveValue('the wrong car');
});

test('R97 a car that passes the loading without a port of discharge is told where to enter one', async () => {
  await showWay({ stages: [boughtStop, pickedUp], logistics: { ...logisticsAt(1), dischargePort: '' } });
  await page.getByRole('button', { name: 'Change status' }).click();
  await field('Status').selectOptions('In transit');
  await expect.element(dialog().getByText(/Enter a port of discharge/)).toBeVisible();
  await save('Save status').click();
  await expect.element(field('Status')).toHaveAttribute('aria-invalid', 'true');
  expect(server.requests(purchasesCalls.move)).toEqual([]);
});

test('R96 a ban is told with its rule, and nothing that was typed is lost', async () => {
  server.answer(eligibilityCalls.places, {
    places: [{ code: 'RUVVO', name: 'Vladivostok', country: 'Russian Federation', territory: 'ru' }],
  });
  const rule = {
    id: 1,
    territory: 'ru',
    text: { en: 'Hybrids stay', ru: 'Гибриды' },
    validFrom: '2023-08-09',
  } as const;
  server.refuse(purchasesCalls.editLogistics, 'EXPORT_BANNED', { verdict: 'banned', rules: [rule], missing: [] });
  await showWay({});
  await page.getByRole('button', { name: 'Edit shipping' }).click();
  await expect.element(save('Save shipping')).toBeDisabled();
  await field('Destination').selectOptions('Vladivostok, Russian Federation');
  await save('Save shipping').click();
  await expect.element(dialog().getByText(/Hybrids stay/)).toBeVisible();
  expect(server.requests(purchasesCalls.editLogistics)[0]?.body).toMatchObject({
    id: 700_001,
    destinationCode: 'RUVVO',
    destination: '',
    stockYard: 'Nagoya C-14',
    etd: '2026-11-24',
  });
});

const shipping = () => server.requests(purchasesCalls.editLogistics).map(({ body }) => body);
const shipOptions = () => [...field('Ship').element().querySelectorAll('option')].map(({ label }) => label);

test('R98 a ship is chosen with two of its ports: what it tells is read from it, and only the rest is edited', async () => {
  const calls = [...aVoyage().calls];
  const further = { ...calls[1]!, id: 13, place: 'TZDAR', name: 'Dar es Salaam', plannedOn: '2026-12-24' };
  const left = { ...calls[0]!, id: 10, place: 'JPNGO', name: 'Nagoya', actualOn: '2026-11-21' };
  server.answer(voyagesCalls.list, someVoyages([aVoyage({ calls: [left, ...calls, further] })]));
  server.answer(purchasesCalls.editLogistics, { version: 2 });
  await showWay({ logistics: { ...logisticsAt(2), exportPort: 'Kobe', shippingLine: 'FESCO' } });
  await page.getByRole('button', { name: 'Edit shipping' }).click();
  await expect.element(field('Ship')).toHaveValue('');
  // A port that the ship has left takes no car.
  await expect
    .poll(shipOptions)
    .toEqual([
      'No ship chosen, by the words below',
      expect.stringMatching(/^MORNING LADY 021 · Yokohama .*→ Mombasa/),
      expect.stringMatching(/^MORNING LADY 021 · Yokohama .*→ Dar es Salaam/),
    ]);
  await field('Ship').selectOptions('11-13');
  const told = {
    'Port of loading': 'Yokohama',
    'Port of discharge': 'Dar es Salaam',
    'Shipping line': 'Umikaze Line',
    Voyage: 'MORNING LADY 021',
    ETD: '2026-11-25',
    ETA: '2026-12-24',
  };
  for (const [name, value] of Object.entries(told)) {
    await expect.element(field(name)).toHaveValue(value);
    await expect.element(field(name)).toHaveAttribute('readonly');
  }
  await expect.element(field('Stock yard')).not.toHaveAttribute('readonly');
  await expect.element(dialog().getByText('Ports, days and line are read from the ship')).toBeVisible();
  await field('Stock yard').fill('Daikoku 7');
  await save('Save shipping').click();
  await expect.element(dialog()).not.toBeInTheDocument();
  // The own words of the car are left as they were.
  expect(shipping()).toMatchObject([
    { loadCallId: 11, dischargeCallId: 13, stockYard: 'Daikoku 7', exportPort: 'Kobe', shippingLine: 'FESCO' },
  ]);
});

test('R98 a car that leaves its ship keeps no words of it', async () => {
  server.answer(voyagesCalls.list, someVoyages([aVoyage()]));
  server.answer(purchasesCalls.editLogistics, { version: 2 });
  const ship = {
    voyageId: 5,
    name: 'MORNING LADY 021',
    state: 'planned',
    loadCallId: 11,
    dischargeCallId: 12,
    sailedOn: null,
    arrivedOn: null,
    yardCutOffAt: null,
    papersCutOffAt: null,
  } as const;
  await showWay({ ship, logistics: { ...logisticsAt(3), voyage: ship.name, exportPort: 'Yokohama' } });
  await page.getByRole('button', { name: 'Edit shipping' }).click();
  await expect.element(field('Ship')).toHaveValue('11-12');
  // Its own ship is offered once, with the ports that the car has.
  await expect
    .poll(shipOptions)
    .toEqual(['No ship chosen, by the words below', 'MORNING LADY 021 · Yokohama → Vladivostok']);
  await expect.element(field('Voyage')).toHaveAttribute('readonly');
  await field('Ship').selectOptions('');
  for (const name of ['Voyage', 'Shipping line', 'ETD', 'ETA']) {
    await expect.element(field(name)).toHaveValue('');
    await expect.element(field(name)).not.toHaveAttribute('readonly');
  }
  await expect.element(field('Port of loading')).toHaveValue('Yokohama');
  await field('Voyage').fill('by words');
  await save('Save shipping').click();
  await expect.element(dialog()).not.toBeInTheDocument();
  const sent = { loadCallId: null, dischargeCallId: null, voyage: 'by words', shippingLine: '', etd: null, eta: null };
  expect(shipping()).toMatchObject([sent]);
});

test('R97 the numbers of a shipment are sent as lines write them, a container with its own last digit', async () => {
  server.answer(purchasesCalls.editLogistics, { version: 2 });
  await showWay({ logistics: { ...logisticsAt(3), bookingNo: 'ONE-1', blKind: 'original' } });
  await page.getByRole('button', { name: 'Edit shipping' }).click();
  await expect.element(field('Booking no.')).toHaveValue('ONE-1');
  await expect.element(field('B/L kind')).toHaveValue('original');
  await field('B/L no.').fill('sw 4471');
  await field('B/L kind').selectOptions('Surrendered');
  await field('Container no.').fill('csqu 305438-8');
  await save('Save shipping').click();
  await expect.element(dialog().getByText('The last digit should be 3: check the number')).toBeVisible();
  await expect.element(field('Container no.')).toHaveAttribute('aria-invalid', 'true');
  await field('Container no.').fill('csqu 305438');
  await save('Save shipping').click();
  await expect.element(dialog().getByText('A container has four letters and seven digits')).toBeVisible();
  expect(shipping()).toEqual([]);
  await field('Container no.').fill('csqu 305438-3');
  await save('Save shipping').click();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(shipping()).toMatchObject([
    { bookingNo: 'ONE-1', blNo: 'SW4471', blKind: 'surrendered', containerNo: 'CSQU3054383' },
  ]);
});

test('R97 buyer and staff read the numbers of the shipment', async () => {
  const numbers = { bookingNo: 'ONE-1', containerNo: 'CSQU3054383', blNo: 'SW-4471', blKind: 'waybill' } as const;
  await render(
    <InApp client={createNoRetryClient()}>
      <PurchaseLogistics {...aPurchaseView({ logistics: { ...logisticsAt(3), ...numbers } })} onEdit={undefined} />
    </InApp>,
  );
  for (const value of ['ONE-1', 'CSQU3054383', 'SW-4471', 'Sea waybill']) {
    await expect.element(page.getByText(value, { exact: true })).toBeVisible();
  }
});

test('R97 staff see who moved the car when and why, and correct the day of a stop that stands', async () => {
  server.answer(purchasesCalls.correctStage, { version: 2 });
  const noted = { at: '2026-11-17T03:00:00Z', by: 'Kenji Morita' };
  const history = [
    { id: 2, kind: 'move', status: 1, on: '2026-11-17', reason: '', ...noted },
    { id: 1, kind: 'move', status: 0, on: null, reason: 'as papers say', at: noted.at, by: null },
  ] as const;
  const purchase = aPurchaseView({ stages: [pickedUp], history: [...history] });
  await render(
    <InApp client={createNoRetryClient()}>
      <WayHistory purchase={{ ...purchase, can: { ...purchase.can, move: true } }} />
    </InApp>,
  );
  await page.getByText('2 changes').click();
  await expect.element(page.getByRole('listitem').nth(0)).toMatchTextContent(/Domestic transport 17 Nov.*Kenji Morita/);
  await expect.element(page.getByRole('listitem').nth(1)).toMatchTextContent(/day unknown · as papers say Seri/);
  await page.getByRole('button', { name: 'Correct the day: Domestic transport' }).click();
  await field('Since').fill('20261116');
  await field('Reason').fill('the driver said so');
  await save('Save day').click();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(server.requests(purchasesCalls.correctStage).map(({ body }) => body)).toEqual([
    { id: 700_001, version: 1, stage: 2, on: '2026-11-16', reason: 'the driver said so' },
  ]);
});

test('the buttons of staff wrap on a phone, in whatever language', async () => {
  await page.viewport(390, 900);
  const tools = ['Изменить перевозку', 'Изменить статус'].map((name) => <Button key={name}>{name.repeat(2)}</Button>);
  await render(
    <InApp client={createNoRetryClient()}>
      <PurchaseHead purchase={aPurchaseView()} back={{ href: '/purchases', label: 'back' }} tools={tools} />
    </InApp>,
  );
  await expect.element(page.getByRole('link', { name: 'Open lot' })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});
