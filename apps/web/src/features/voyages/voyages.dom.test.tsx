import { voyagesCalls } from '@seri/contract/shipping/voyages.calls';
import { eligibilityCalls } from '@seri/contract/trade/eligibility.calls';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { InApp } from '../../lib/browser/in-app.testkit.tsx';
import { type FakeServer, startFakeServer } from '../../lib/calls/fake-server.testkit.ts';
import { queryClient } from '../../lib/calls/query-client.ts';
import { parseVoyagesSearch } from './list/voyages-search.ts';
import { VoyagesPage } from './list/voyages-page.tsx';
import { VoyagePage } from './page/voyage-page.tsx';
import { aCarOnShip, aVoyage, aVoyageView, someVoyages } from './voyages.testkit.ts';

let server: FakeServer;
beforeEach(async () => {
  await page.viewport(1440, 900);
  queryClient.clear();
  server = startFakeServer();
  vi.setSystemTime('2026-11-22T03:00:00Z');
  const place = { country: 'Japan', territory: 'jp' };
  server.answer(eligibilityCalls.places, {
    places: [
      { code: 'JPYOK', name: 'Yokohama', ...place },
      { code: 'JPNGO', name: 'Nagoya', ...place },
      { code: 'KEMBA', name: 'Mombasa', country: 'Kenya', territory: 'ke' },
    ],
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const navigate = vi.fn();
const showList = (raw: Record<string, string> = {}) =>
  render(
    <InApp client={queryClient}>
      <VoyagesPage search={parseVoyagesSearch(raw)} navigate={navigate} />
    </InApp>,
  );
const showShip = () =>
  render(
    <InApp client={queryClient}>
      <VoyagePage id="5" renderInstruction={(cars) => <p>{cars.map(({ sku }) => sku).join(' and ')}</p>} />
    </InApp>,
  );
const dialog = () => page.getByRole('dialog');
/** Texts keep words together by spaces of their own. */
const plain = (found: Locator) => found.query()?.textContent.replaceAll('\u00A0', ' ') ?? '';
const press = (name: string | RegExp) => page.getByRole('button', { name }).click();

test('R98 ships are listed with their way, the next cut-off, and what their cars lack', async () => {
  server.answer(voyagesCalls.list, someVoyages([aVoyage()]));
  await showList();
  const row = page.getByRole('row', { name: /MORNING LADY 021/ });
  await expect.poll(() => plain(row)).toContain('Yokohama 25 Nov → Mombasa 20 Dec');
  await expect.poll(() => plain(row)).toContain('24 Nov, 16:00');
  await expect.poll(() => plain(row)).toContain('1 car without an export certificate');
  await expect.element(page.getByRole('link', { name: 'MORNING LADY 021' })).toHaveAttribute('href', '/voyages/5');
});

test('R98 without ships the page says how to begin, with filters how to go on', async () => {
  server.answer(voyagesCalls.list, someVoyages([]));
  await showList();
  await expect.element(page.getByText('No ships yet')).toBeVisible();
});

test('R98 a new ship is sent with its calls, cut-offs by the clock of Japan; wrong days are named before', async () => {
  server.answer(voyagesCalls.list, someVoyages([aVoyage()]));
  server.answer(voyagesCalls.add, { id: 9, version: 1 });
  await showList();
  await press('Add a ship');
  await dialog().getByLabelText('Vessel').fill('NORTH STAR');
  await dialog().getByLabelText('Voyage number').fill('88');
  await dialog().getByLabelText('Port').first().selectOptions('Nagoya');
  await dialog().getByLabelText('Port').last().selectOptions('Mombasa, Kenya');
  await dialog().getByLabelText('Sails, planned').fill('20261125');
  await dialog().getByLabelText('Arrives, planned').fill('20261120');
  await dialog().getByLabelText('Yard cut-off, Japan time').fill('2026-11-24T16:00');
  await dialog().getByRole('button', { name: 'Save voyage' }).click();
  await expect.element(dialog().getByLabelText('Arrives, planned')).toHaveAttribute('aria-invalid', 'true');
  expect(server.requests(voyagesCalls.add)).toEqual([]);
  await dialog().getByLabelText('Arrives, planned').fill('20261220');
  await dialog().getByRole('button', { name: 'Save voyage' }).click();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(server.requests(voyagesCalls.add)[0]?.body).toMatchObject({
    vessel: 'NORTH STAR',
    number: '88',
    calls: [
      { id: null, place: 'JPNGO', kind: 'load', plannedOn: '2026-11-25', yardCutOffAt: '2026-11-24T07:00:00.000Z' },
      { id: null, place: 'KEMBA', kind: 'discharge', plannedOn: '2026-12-20', yardCutOffAt: null },
    ],
  });
  expect(navigate).toHaveBeenCalledWith('/voyages/9');
});

test('R98 a departure is one action over the voyage that was seen', async () => {
  server.answer(voyagesCalls.view, aVoyageView());
  server.answer(voyagesCalls.change, { id: 5, version: 4 });
  await showShip();
  await press('Enter the departure: Yokohama');
  await expect.element(dialog().getByLabelText('Day, in Japan')).toHaveValue('2026-11-22');
  await dialog().getByRole('button', { name: 'Save day' }).click();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(server.requests(voyagesCalls.change)[0]?.body).toMatchObject({
    id: 5,
    version: 3,
    vessel: 'MORNING LADY',
    calls: [
      { id: 11, actualOn: '2026-11-22' },
      { id: 12, actualOn: null },
    ],
  });
});

test('R98 cars that wait are put aboard by keyboard, and each that cannot be says why', async () => {
  server.answer(voyagesCalls.view, aVoyageView());
  const { loadCallId: _load, dischargeCallId: _discharge, isLeftBehind: _behind, ...waiting } = aCarOnShip();
  const cars = [
    { ...waiting, id: 1, sku: 'S1', version: 2 },
    { ...waiting, id: 2, sku: 'S2', name: 'Toyota Aqua', version: 1 },
  ];
  server.answer(voyagesCalls.waiting, { cars, hasMore: false });
  server.answer(voyagesCalls.board, {
    results: [
      { id: 1, code: null },
      { id: 2, code: 'EXPORT_BANNED' },
    ],
  });
  await showShip();
  await press('Add cars');
  const all = dialog().getByRole('checkbox', { name: 'Mark all 2 cars' });
  await expect.element(all).toBeVisible();
  (all.element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
  await dialog().getByRole('button', { name: 'Put 2 cars aboard' }).click();
  await expect.poll(() => plain(dialog().getByRole('alert'))).toContain('S2 Toyota Aqua: it may not be exported there');
  expect(server.requests(voyagesCalls.board)[0]?.body).toEqual({
    cars: [
      { id: 1, version: 2 },
      { id: 2, version: 1 },
    ],
    calls: { load: 11, discharge: 12 },
  });
});

test('R98 a car that has not sailed is marked and taken off; one at sea is not', async () => {
  server.answer(voyagesCalls.view, aVoyageView());
  server.answer(voyagesCalls.board, { results: [{ id: 700_001, code: null }] });
  await showShip();
  await expect.element(page.getByRole('checkbox')).toHaveLength(1);
  await page.getByRole('checkbox', { name: /Mark S700001/ }).click({ force: true });
  await press('Take off the ship');
  await expect
    .poll(() => server.requests(voyagesCalls.board)[0]?.body)
    .toEqual({
      cars: [{ id: 700_001, version: 4 }],
      calls: null,
    });
});

test('R102 a shipping instruction is made of the cars aboard, or of those that are marked', async () => {
  server.answer(voyagesCalls.view, aVoyageView());
  await showShip();
  await press('Shipping instruction');
  await expect.element(page.getByText('S700001 and S700002')).toBeVisible();
  await page.getByRole('checkbox', { name: /Mark S700001/ }).click({ force: true });
  await page.getByRole('button', { name: 'Shipping instruction' }).last().click();
  await expect.element(page.getByText('S700001', { exact: true })).toBeVisible();
});

test('R98 a voyage is cancelled after it was said what becomes of its cars', async () => {
  server.answer(voyagesCalls.view, aVoyageView());
  server.answer(voyagesCalls.cancel, { id: 5, version: 4 });
  await showShip();
  await press('Cancel voyage');
  await expect.poll(() => plain(dialog())).toContain('Its 2 cars wait for another ship then');
  await dialog().getByRole('button', { name: 'Yes, cancel the voyage' }).click();
  await expect.poll(() => server.requests(voyagesCalls.cancel)[0]?.body).toEqual({ id: 5, version: 3 });
});

test('R98 on a phone the ship and its cars are strips', async () => {
  await page.viewport(390, 844);
  const behind = aCarOnShip({ status: 2, isLeftBehind: true, lacks: ['certificate', 'status'] });
  server.answer(voyagesCalls.view, aVoyageView({ cars: [behind] }));
  await showShip();
  await expect.element(page.getByText(/Left behind: no\sexport certificate, was\snot\swaiting/)).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});
