import { settlementsCalls } from '@seri/contract/trade/settlements.calls';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createNoRetryClient, InApp } from '../../../lib/browser/in-app.testkit.tsx';
import { switchSingleKeys } from '../../../lib/browser/single-keys.ts';
import { type FakeServer, startFakeServer } from '../../../lib/calls/fake-server.testkit.ts';
import { queryClient } from '../../../lib/calls/query-client.ts';
import { aPurchaseView } from '../list/purchases.testkit.ts';
import type { PurchaseDetails } from '../list/purchases.ts';
import { PurchaseLogistics } from '../page/purchase-logistics.tsx';
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

const fact = (name: RegExp) => page.getByRole('button', { name });
const dialog = () => page.getByRole('dialog');
const field = (name: string | RegExp) => dialog().getByLabelText(name);

test('R97 a digit opens the move to its status with all that it demands', async () => {
  await showWay({ stages: [boughtStop], logistics: logisticsAt(0) });
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
  const screen = await showWay({ stages: [boughtStop], logistics: logisticsAt(0) });
  await userEvent.keyboard('0');
  await expect.element(page.getByText('The car already has the status “Processing”')).toBeVisible();
  await expect.element(dialog()).not.toBeInTheDocument();
  await screen.unmount();
  await showWay({ logistics: logisticsAt(7), isReturned: true, history: [], can: aPurchaseView().can });
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
  await showWay({ stages: [boughtStop], logistics: logisticsAt(0) });
  for (const [key, name] of Object.entries(ends)) {
    await userEvent.keyboard(key);
    await expect.element(page.getByRole('dialog', { name })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog()).not.toBeInTheDocument();
  }
});

test('R97 E edits the shipping at the fact in focus, and so does a press on it', async () => {
  await showWay({});
  (fact(/^ETA: 28 Nov 2026. Edit/).element() as HTMLElement).focus();
  await userEvent.keyboard('e');
  await expect.element(field('ETA')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(fact(/^ETA/)).toHaveFocus();
  await userEvent.click(fact(/^Destination/));
  await expect.element(field('Destination')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(fact(/^Booking no/));
  await expect.element(field('Booking no.')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  (document.activeElement as HTMLElement).blur();
  await userEvent.hover(fact(/^Stock yard/));
  await userEvent.keyboard('e');
  await expect.element(field('Stock yard')).toHaveFocus();
});

test('R98 a fact that the ship tells is edited by choosing a ship', async () => {
  const ship = { loadCallId: 1, dischargeCallId: 2, voyageId: 5, name: 'Vostok 214' };
  await showWay({ ship: { ...aPurchaseView().ship, ...ship } as PurchaseDetails['ship'] });
  (page.getByRole('link', { name: 'Vostok 214' }).element() as HTMLElement).focus();
  await userEvent.keyboard('e');
  await expect.element(field('Ship')).toHaveFocus();
});

test('R97 the keys of the page are listed by the question mark, and rest while single keys are off', async () => {
  await showWay({ stages: [boughtStop], logistics: logisticsAt(0) });
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
      <PurchaseLogistics logistics={logisticsAt(1)} ship={null} onEdit={undefined} />
    </InApp>,
  );
  await expect.element(page.getByText('Nagoya C-14')).toBeVisible();
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
});
