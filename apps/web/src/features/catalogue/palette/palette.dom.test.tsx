import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createNoRetryClient, InApp } from '../../../lib/browser/in-app.testkit.tsx';
import { carLot } from '../list/lots.testkit.ts';
import type { Lot } from '../list/lots.ts';
import { closePalette, openPalette } from './palette-open.ts';
import { Palette } from './palette.tsx';

const navigate = vi.fn<(href: string) => void>();
const onClose = vi.fn<() => void>();
const models = [
  { value: 178, label: 'Harrier', makerId: 3, maker: 'Toyota', count: 40 },
  { value: 179, label: 'Harrier Hybrid', makerId: 3, maker: 'Toyota', count: 9 },
];
const requests: string[] = [];
const auctions = [{ id: 1, value: '1:2026-11-24', label: 'USS Tokyo', counter: 9, date: '2026-11-24', startsAt: '' }];
let lots: Lot[];
let lotsArrive: Promise<void>;

beforeEach(() => {
  requests.length = 0;
  lots = [];
  lotsArrive = Promise.resolve();
  vi.clearAllMocks();
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    const url = input as string;
    requests.push(url);
    if (url.includes('/site/auction-list')) return Response.json({ Tuesday: auctions });
    if (url.includes('/listing')) {
      await lotsArrive;
      return Response.json({
        carsList: lots,
        pageInfo: { page: 1, pageSize: 50, totalSearchResults: 1, totalResults: 1 },
      });
    }
    if (url.includes('filter-model')) return Response.json(url.includes('harrier') ? models : []);
    return Response.json({ ranges: {}, without: {}, totalResults: 500, totalSearchResults: 7 });
  });
});
afterEach(() => vi.restoreAllMocks());

async function open() {
  await render(
    <InApp client={createNoRetryClient()} navigate={navigate}>
      <Palette
        pageType="car-auction"
        path="/car-auctions"
        listing="Cars"
        pages={[{ href: '/payments', label: 'Payments' }]}
        onClose={onClose}
      />
    </InApp>,
  );
  return page.getByRole('combobox');
}

const active = (field: Element) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent ?? null;

test('shows the filters it read and the number of lots, and Enter opens the list', async () => {
  const field = await open();
  await expect.element(field).toHaveFocus();
  await userEvent.type(field, 'harrier 2018+ 4.5');
  await expect.element(page.getByRole('option', { name: /Toyota Harrier Hybrid/ })).toBeVisible();
  const understood = page.getByRole('list', { name: 'Understood as' });
  await expect.element(understood.getByRole('listitem').first()).toBeVisible();
  await expect
    .poll(() => requests.some((url) => /filters\?.*modelId=178/.test(url) && url.includes('condition=4.5')))
    .toBe(true);
  expect(active(field.element())).toContain('Toyota Harrier');
  await userEvent.keyboard('{ArrowDown}');
  expect(active(field.element())).toContain('Toyota Harrier Hybrid');
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect
    .poll(() => navigate.mock.calls)
    .toEqual([['/car-auctions?show=open&yearFrom=2018&condition=4.5&makerId=3&modelId=179']]);
  expect(onClose).toHaveBeenCalled();
});

test('Enter does nothing while the field is empty; pages are found by name', async () => {
  const field = await open();
  await userEvent.keyboard('{Enter}');
  expect(navigate).not.toHaveBeenCalled();
  await userEvent.type(field, 'pay');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => navigate.mock.calls).toEqual([['/payments']]);
});

test('says so when nothing matches', async () => {
  const field = await open();
  await userEvent.type(field, 'qqqq');
  await expect.element(page.getByText(/^Nothing matches/)).toBeVisible();
  expect(field.element().getAttribute('aria-expanded')).toBe('false');
});

test('Enter waits for the models if they have not loaded yet', async () => {
  const field = await open();
  await userEvent.type(field, 'harrier{Enter}');
  await expect.poll(() => navigate.mock.calls).toEqual([['/car-auctions?show=open&makerId=3&modelId=178']]);
});

test('pasted lines become separate lot numbers', async () => {
  const field = await open();
  const pasted = new DataTransfer();
  pasted.setData('text', '20110\n20114\n');
  field
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData: pasted, bubbles: true, cancelable: true }));
  await expect.element(field).toHaveValue('20110 20114');
});

const numbered = (id: number, auctionName: string): Lot => ({ ...carLot(id), lotNo: '24358', auctionName });

test('R49: Enter on a number waits for its lots and opens the only one', async () => {
  lots = [numbered(7, 'USS Tokyo')];
  const gate = Promise.withResolvers<void>();
  lotsArrive = gate.promise;
  const field = await open();
  await userEvent.type(field, '24358{Enter}');
  await expect.poll(() => requests.some((url) => url.includes('lotNo=24358'))).toBe(true);
  expect(navigate).not.toHaveBeenCalled();
  gate.resolve();
  await expect.poll(() => navigate.mock.calls).toEqual([['/car-auctions/7']]);
});

test('R49: the lots of several houses are listed with their houses; naming one opens its lot', async () => {
  lots = [numbered(7, 'USS Tokyo'), numbered(8, 'USS Nagoya')];
  const field = await open();
  await userEvent.type(field, '24358');
  await expect.element(page.getByRole('option', { name: /Lot 24358, USS Nagoya/ })).toBeVisible();
  expect(active(field.element())).toBe('Lots with these filters');
  await userEvent.clear(field);
  await userEvent.type(field, 'uss tokyo 24358{Enter}');
  await expect.poll(() => navigate.mock.calls).toEqual([['/car-auctions/7']]);
});

test('R49: Enter opens the lot when the house was typed so slowly that it was looked up as a model', async () => {
  lots = [numbered(7, 'USS Tokyo')];
  const field = await open();
  await userEvent.type(field, 'uss to');
  await expect.poll(() => requests.some((url) => url.includes('filter-model') && url.includes('uss'))).toBe(true);
  await userEvent.type(field, 'kyo 24358{Enter}');
  await expect.poll(() => navigate.mock.calls).toEqual([['/car-auctions/7']]);
});

test('R49: keys that were typed before the palette had loaded arrive in order', async () => {
  openPalette();
  await userEvent.keyboard('harri');
  const field = await open();
  await expect.element(field).toHaveValue('harri');
  await userEvent.keyboard('er{Enter}');
  await expect.poll(() => navigate.mock.calls).toEqual([['/car-auctions?show=open&makerId=3&modelId=178']]);
  closePalette();
});

test('R49: an Enter from before counts too', async () => {
  openPalette();
  await userEvent.keyboard('harrier{Enter}');
  await open();
  await expect.poll(() => navigate.mock.calls).toEqual([['/car-auctions?show=open&makerId=3&modelId=178']]);
  closePalette();
});
