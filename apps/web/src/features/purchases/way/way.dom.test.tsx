import { eligibilityCalls } from '@seri/contract/trade/eligibility.calls';
import { purchasesCalls } from '@seri/contract/trade/purchases.calls';
import { settlementsCalls } from '@seri/contract/trade/settlements.calls';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../../../ui/frame/button.tsx';
import { createNoRetryClient, InApp } from '../../../lib/browser/in-app.testkit.tsx';
import { type FakeServer, startFakeServer } from '../../../lib/calls/fake-server.testkit.ts';
import { queryClient } from '../../../lib/calls/query-client.ts';
import type { PurchaseDetails } from '../list/purchases.ts';
import { switchSingleKeys } from '../../../lib/browser/single-keys.ts';
import { Toaster } from '../../../ui/passing/toaster.tsx';
import { PurchaseHead } from '../page/purchase-head.tsx';
import { PurchaseLogistics } from '../page/purchase-logistics.tsx';
import { aPurchaseView } from '../list/purchases.testkit.ts';
import { WayHistory } from './way-history.tsx';
import type { WayAsk } from './way-ask.ts';
import { WayTools } from './way-tools.tsx';

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

const bought = { id: 1, status: 0, on: '2026-11-15', isEstimate: false };
const pickedUp = { id: 2, status: 1, on: '2026-11-17', isEstimate: false };
const logistics = (status: number) => ({ ...aPurchaseView().logistics, status });

const mover = { ...aPurchaseView().can, move: true };

/** The facts of the way with the tools of staff, as on the page. */
function DeskOfWay({ purchase }: { purchase: PurchaseDetails }) {
  const [asked, ask] = useState<WayAsk>();
  return (
    <>
      <WayTools purchase={purchase} asked={asked} onAsk={ask} />
      <PurchaseLogistics
        logistics={purchase.logistics}
        ship={purchase.ship}
        onEdit={purchase.can.move ? (name) => ask({ form: 'logistics', field: name }) : undefined}
      />
      <Toaster />
    </>
  );
}

const showTools = (overrides: Partial<PurchaseDetails>) =>
  render(
    <InApp client={createNoRetryClient()}>
      <DeskOfWay purchase={aPurchaseView({ can: mover, ...overrides })} />
    </InApp>,
  );
const fact = (name: RegExp) => page.getByRole('button', { name });
const dialog = () => page.getByRole('dialog');
const field = (name: string | RegExp) => dialog().getByLabelText(name);
const save = (name: string) => dialog().getByRole('button', { name });

test('R97 a move goes to the next stop today, unless another is chosen; passed stops may stay unknown', async () => {
  server.answer(purchasesCalls.move, { version: 2 });
  await showTools({ stages: [bought], logistics: logistics(0) });
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
  await showTools({ stages: [bought, pickedUp], logistics: logistics(1) });
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
  await showTools({ stages: [bought, pickedUp], logistics: { ...logistics(1), dischargePort: '' } });
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
  await showTools({});
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

test('R97 a digit opens the move to its status with all that it demands', async () => {
  await showTools({ stages: [bought], logistics: logistics(0) });
  await userEvent.keyboard('4');
  await expect.element(field('Status')).toHaveValue('4');
  await expect.element(field('Domestic transport, since')).toBeVisible();
  await expect.element(field('Since')).toHaveValue('2026-11-22');
  await userEvent.keyboard('5');
  await expect.element(field('Status')).toHaveValue('4');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
  await userEvent.keyboard('{Shift>}1{/Shift}{Control>}1{/Control}9');
  await expect.element(dialog()).not.toBeInTheDocument();
});

test('R97 a digit that the table forbids says so; of a car that has ended every one does', async () => {
  const screen = await showTools({ stages: [bought], logistics: logistics(0) });
  await userEvent.keyboard('0');
  await expect.element(page.getByText('The car already has the status “Processing”')).toBeVisible();
  await expect.element(dialog()).not.toBeInTheDocument();
  await screen.unmount();
  await showTools({ logistics: logistics(7), isReturned: true, history: [], can: aPurchaseView().can });
  await userEvent.keyboard('3');
  await expect
    .element(page.getByText('A car with the status “Purchase cancelled” cannot get the status “Waiting for loading”'))
    .toBeVisible();
  await userEvent.keyboard('e');
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Change status' })).not.toBeInTheDocument();
});

test('R91 the digits of the ends lead to the forms of cancellation and resale', async () => {
  server.answer(settlementsCalls.propose, { penalty: null, sellersFee: null, isGainOfClient: false });
  const ends = { 7: 'Cancel the purchase', 8: 'The car was sold again' };
  await showTools({ stages: [bought], logistics: logistics(0) });
  for (const [key, name] of Object.entries(ends)) {
    await userEvent.keyboard(key);
    await expect.element(page.getByRole('dialog', { name })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog()).not.toBeInTheDocument();
  }
});

test('R97 E edits the shipping at the fact in focus, and so does a press on it', async () => {
  await showTools({});
  (fact(/^ETA: 28 Nov 2026. Edit/).element() as HTMLElement).focus();
  await userEvent.keyboard('e');
  await expect.element(field('ETA')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(fact(/^ETA/)).toHaveFocus();
  await userEvent.click(fact(/^Destination/));
  await expect.element(field('Destination')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  (document.activeElement as HTMLElement).blur();
  await userEvent.hover(fact(/^Stock yard/));
  await userEvent.keyboard('e');
  await expect.element(field('Stock yard')).toHaveFocus();
});

test('R98 a fact that the ship tells is edited by choosing a ship', async () => {
  const ship = { loadCallId: 1, dischargeCallId: 2, voyageId: 5, name: 'Vostok 214' };
  await showTools({ ship: { ...aPurchaseView().ship, ...ship } as PurchaseDetails['ship'] });
  (page.getByRole('link', { name: 'Vostok 214' }).element() as HTMLElement).focus();
  await userEvent.keyboard('e');
  await expect.element(field('Ship')).toHaveFocus();
});

test('R97 the keys of the page are listed by the question mark, and rest while single keys are off', async () => {
  await showTools({ stages: [bought], logistics: logistics(0) });
  await userEvent.keyboard('?');
  await expect.element(dialog()).toMatchTextContent(/Change the status to:.*3Waiting for loading.*8Auction resale.*E/);
  await userEvent.keyboard('3{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
  switchSingleKeys(false);
  await userEvent.keyboard('3');
  switchSingleKeys(true);
  await userEvent.keyboard('2');
  await expect.element(field('Status')).toHaveValue('2');
});

test('R97 a client has neither the keys nor the buttons of facts', async () => {
  await render(
    <InApp client={createNoRetryClient()}>
      <PurchaseLogistics logistics={logistics(1)} ship={null} onEdit={undefined} />
    </InApp>,
  );
  await expect.element(page.getByText('Nagoya C-14')).toBeVisible();
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
});
