import { shippingFilesCalls } from '@seri/contract/shipping/shipping-files.calls';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { InApp } from '../../../lib/browser/in-app.testkit.tsx';
import { type FakeServer, startFakeServer } from '../../../lib/calls/fake-server.testkit.ts';
import { queryClient } from '../../../lib/calls/query-client.ts';
import { ForwarderListPage } from '../file/list-page.tsx';
import { parseForwarderListSearch } from '../shipping-files.ts';
import { aForwarderList, serveForwarderList, someListRows } from '../shipping-files.testkit.ts';

let server: FakeServer;
beforeEach(async () => {
  await page.viewport(1440, 900);
  queryClient.clear();
  server = startFakeServer();
  server.answer(shippingFilesCalls.map, { id: 5, version: 3, state: 'reading' });
});
afterEach(() => vi.restoreAllMocks());

const show = async (overrides: Parameters<typeof aForwarderList>[0] = {}) => {
  serveForwarderList(server, aForwarderList(overrides), someListRows());
  await render(
    <InApp client={queryClient}>
      <main>
        <ForwarderListPage id="5" search={parseForwarderListSearch({})} navigate={vi.fn()} />
      </main>
    </InApp>,
  );
};
const field = (name: string) => page.getByLabelText(name, { exact: true });
const save = () => page.getByRole('button', { name: 'Save columns' });
const saved = () => server.requests(shippingFilesCalls.map).map(({ body }) => body);

test('R102 the columns of a new sender are looked at once, saved with its ports, and the list is read again', async () => {
  await show({
    sender: '',
    isConfirmed: false,
    ports: [
      { words: 'YOKO-D', place: null },
      { words: 'MOMBASSA', place: 'KEMBA' },
    ],
  });
  await expect.element(page.getByText(/Look at the columns once/)).toBeVisible();
  await expect.element(field('Sails, planned')).toHaveValue('ETD');
  await field('Sender').fill(' Kaze Forwarding ');
  await field('Day of the list').fill('20261123');
  await page.getByRole('switch', { name: 'A blank means the same as above' }).click({ force: true });
  await field('YOKO-D').selectOptions('Yokohama');
  await field('Arrives, planned').selectOptions('not in the list');
  await page.getByText('Not in the list: 23 columns').click();
  await field('Remarks').selectOptions('Note');
  server.answer(shippingFilesCalls.view, aForwarderList({ state: 'reading', version: 3 }));
  await save().click();
  await expect.element(page.getByRole('heading', { name: 'Reading the list' })).toBeVisible();
  expect(saved()).toEqual([
    {
      id: 5,
      version: 2,
      sender: 'Kaze Forwarding',
      listedOn: '2026-11-23',
      carriesDown: true,
      mapping: {
        chassis: 'Chassis No',
        vessel: 'Vessel',
        voyageNo: 'Voy',
        etd: 'ETD',
        eta: null,
        blNo: 'B/L',
        remarks: 'Note',
      },
      ports: { 'YOKO-D': 'JPYOK', MOMBASSA: 'KEMBA' },
    },
  ]);
  expect(document.activeElement?.tagName).toBe('H1');
});

test('R102 nothing is applied before somebody has looked at the columns', async () => {
  await show({ isConfirmed: false });
  await expect.element(page.getByText('Save the columns first')).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Apply/ })).toBeDisabled();
});

test('R102 a known sender is one line, and its columns can be changed', async () => {
  await show();
  await expect.element(page.getByText('Read as last time from Kaze Forwarding')).toBeVisible();
  await expect.element(save()).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Change' }).click();
  await expect.element(field('Day of the list')).toHaveValue('2026-11-24');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(save()).not.toBeInTheDocument();
});

const by = { name: 'Ken Mori', at: '2026-11-24T05:20:00Z' };
const takenBack = { state: 'undone', applied: by, undone: by } as const;

test('R102 a list that was taken back is read again by the columns that stand, or by others', async () => {
  await show(takenBack);
  await page.getByRole('button', { name: 'Read it again' }).click();
  await expect.element(field('B/L no.')).toHaveValue('B/L');
  await field('B/L no.').selectOptions('Note');
  server.answer(shippingFilesCalls.view, aForwarderList({ state: 'reading', version: 3 }));
  await save().click();
  await expect.element(page.getByRole('heading', { name: 'Reading the list' })).toBeVisible();
  expect(saved()).toMatchObject([{ id: 5, version: 2, mapping: { chassis: 'Chassis No', blNo: 'Note' } }]);
});

test('R102 whoever may not edit lists reads none again', async () => {
  await show({ ...takenBack, can: { edit: false } });
  await expect.element(page.getByText('0 taken back, 0 stay')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Read it again' })).not.toBeInTheDocument();
});

test('R102 a schedule has no columns: its ports alone are told, and its day', async () => {
  await show({ headers: [], mapping: {}, ports: [{ words: 'Pier Ten', place: null }] });
  await page.getByRole('button', { name: 'Change' }).click();
  await field('Pier Ten').selectOptions('Mombasa');
  await expect.element(field('Chassis no.')).not.toBeInTheDocument();
  await save().click();
  await expect.poll(saved).toMatchObject([{ mapping: {}, ports: { 'Pier Ten': 'KEMBA' } }]);
});

test('R102 a list needs the column by which its cars are found, and a day', async () => {
  await show({ isConfirmed: false, mapping: { etd: 'ETD' }, listedOn: '2026-11-24' });
  await field('Day of the list').fill('2026');
  await save().click();
  await expect.element(page.getByText(/Choose the column of the chassis numbers/)).toBeVisible();
  await expect.element(field('Day of the list')).toHaveAttribute('aria-invalid', 'true');
  expect(saved()).toEqual([]);
});

test('R102 columns that a colleague has changed meanwhile are shown as they are now', async () => {
  server.refuse(shippingFilesCalls.map, 'FILE_CHANGED');
  await show({ isConfirmed: false });
  await expect.element(save()).toBeVisible();
  server.answer(shippingFilesCalls.view, aForwarderList({ version: 9, sender: 'Umikaze Line' }));
  await save().click();
  await expect.element(page.getByRole('alert').getByText(/has changed in the meantime/)).toBeVisible();
  await expect.element(page.getByText('Read as last time from Umikaze Line')).toBeVisible();
});

test('R102 the hints of fields that stand side by side are on one line', async () => {
  await show({ isConfirmed: false });
  const hints = [/^The columns are kept/, /^Whatever staff have written/, /^For lists that name a ship once/];
  for (const hint of hints) await expect.element(page.getByText(hint)).toBeVisible();
  const tops = hints.map((hint) => page.getByText(hint).element().getBoundingClientRect().top);
  expect(new Set(tops).size).toBe(1);
});

test('R102 on a phone the columns fit', async () => {
  await page.viewport(390, 844);
  await show({ isConfirmed: false });
  await expect.element(field('Sails, planned')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});
