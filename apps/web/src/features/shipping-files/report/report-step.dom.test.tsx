import { shippingFilesCalls } from '@seri/contract/shipping/shipping-files.calls';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { InApp } from '../../../lib/browser/in-app.testkit.tsx';
import { type FakeServer, startFakeServer } from '../../../lib/calls/fake-server.testkit.ts';
import { queryClient } from '../../../lib/calls/query-client.ts';
import { live } from '../../../lib/live/page-live.ts';
import { ForwarderListPage } from '../file/list-page.tsx';
import { followShippingFiles } from '../shipping-files-live.ts';
import { parseForwarderListSearch } from '../shipping-files.ts';
import {
  aForwarderList,
  aKnownCar,
  aListedShip,
  aListRow,
  noOutcomes,
  serveForwarderList,
} from '../shipping-files.testkit.ts';

let server: FakeServer;
beforeEach(async () => {
  await page.viewport(1440, 900);
  queryClient.clear();
  server = startFakeServer();
});
afterEach(() => vi.restoreAllMocks());

const by = { name: 'Ken Mori', at: '2026-11-24T05:20:00Z' };
const counts = (outcomes: Partial<typeof noOutcomes>) => ({
  rows: 6,
  unknown: 1,
  attention: 0,
  chosen: 4,
  outcomes: { ...noOutcomes, ...outcomes },
});
const car = (id: number, name: string) => aKnownCar({ id, sku: `S${id}`, name });
const rows = [
  aListRow(0, { outcome: 'refused', code: 'EXPORT_BANNED', car: car(1, 'Toyota Prius') }),
  aListRow(1, { outcome: 'conflict', car: car(2, 'Mazda Demio') }),
  aListRow(2, { outcome: 'applied', car: car(3, 'Toyota Harrier') }),
  aListRow(3, { outcome: 'same', car: car(4, 'Honda Vezel') }),
  aListRow(4, { isChosen: false, car: car(5, 'Toyota Aqua') }),
  aListRow(5, { isChosen: false, match: 'none', car: null, named: 'HONDA FIT' }),
];
const applied = aForwarderList({
  state: 'applied',
  applied: by,
  counts: counts({ refused: 1, conflict: 1, applied: 1, same: 1 }),
  undoUntil: '2026-11-25T05:20:00Z',
  ships: [aListedShip({ outcome: 'refused', code: 'VOYAGE_CLOSED' })],
});

const show = (raw: Record<string, string> = {}) =>
  render(
    <InApp client={queryClient}>
      <ForwarderListPage id="5" search={parseForwarderListSearch(raw)} navigate={vi.fn()} />
    </InApp>,
  );
const report = (name = 'All') => page.getByRole('list', { name, exact: true });
const lines = (name?: string) => report(name).getByRole('listitem');

test('R102 the report tells of each row what became of it and why', async () => {
  serveForwarderList(server, applied, rows);
  await show();
  await expect.element(lines()).toHaveLength(6);
  await expect.element(lines().nth(0)).toMatchTextContent(/Toyota Prius.*Refused: it may not be exported there/);
  await expect.element(lines().nth(1)).toMatchTextContent(/Has changed since the preview: nothing was written/);
  await expect.element(lines().nth(3)).toMatchTextContent(/Was so already/);
  await expect.element(lines().nth(4)).toMatchTextContent(/Toyota Aqua.*Not chosen/);
  await expect.element(lines().nth(5)).toMatchTextContent(/HONDA FIT.*No car was found/);
  await expect.element(page.getByRole('status').first()).toMatchTextContent('Applied: 1 car');
  await expect
    .element(page.getByRole('region', { name: 'Ships of the list' }))
    .toMatchTextContent(/MORNING LADY 021.*Refused: the ship has left/);
  await expect
    .element(page.getByRole('link', { name: 'Refused 1' }))
    .toHaveAttribute('href', '/shipping-files/5?part=refused');
});

test('R102 one outcome is shown alone, however far its rows lie apart', async () => {
  const many = [
    ...Array.from({ length: 80 }, (_, place) => aListRow(place, { outcome: 'applied' })),
    aListRow(80, { outcome: 'refused', code: 'VOYAGE_CLOSED', car: car(9, 'Nissan Note') }),
  ];
  const all = { rows: 81, unknown: 0, attention: 0, chosen: 81, outcomes: { ...noOutcomes, applied: 80, refused: 1 } };
  serveForwarderList(server, { ...applied, counts: all }, many);
  await show({ part: 'refused' });
  await expect.element(lines('Refused')).toHaveLength(1);
  await expect.element(lines('Refused')).toMatchTextContent(/Nissan Note/);
  const asked = server.requests(shippingFilesCalls.rows).map(({ query }) => [query['only'], query['page']]);
  expect(asked).toEqual([['refused', '1']]);
});

test('R102 rows that were not chosen are a part of their own', async () => {
  serveForwarderList(server, applied, rows);
  await show({ part: 'notChosen' });
  await expect.element(lines('Not chosen')).toHaveLength(1);
  await expect.element(lines('Not chosen')).toMatchTextContent(/Toyota Aqua/);
});

test('R102 while a list is applied its progress follows, then its report comes, announced', async () => {
  const listen = vi.spyOn(live, 'on').mockReturnValue(() => {});
  const stop = followShippingFiles();
  const [[name, hear] = []] = listen.mock.calls;
  expect(name).toBe('shipping-file.changed');
  const applying = { ...applied, state: 'applying' as const, applied: null, undoUntil: null };
  serveForwarderList(server, { ...applying, counts: counts({ applied: 1 }) }, rows);
  await show();
  await expect.element(page.getByRole('progressbar', { name: 'Applying the list' })).toHaveAttribute('value', '1');
  await expect.element(page.getByText('1 of 4', { exact: true })).toBeVisible();
  await expect.element(page.getByText(/you may leave this page/)).toBeVisible();
  serveForwarderList(server, applied, rows);
  hear?.({ fileId: 5 });
  await expect.element(page.getByRole('status').first()).toMatchTextContent('Applied: 1 car');
  await expect.element(lines()).toHaveLength(6);
  stop();
});

test('R102 an applied list is taken back after it was said what becomes of its cars', async () => {
  serveForwarderList(server, applied, rows);
  server.answer(shippingFilesCalls.undo, { id: 5, version: 3, state: 'undoing' });
  await show();
  await expect.element(page.getByText(/until 25 Nov, 14:20, Japan time/)).toBeVisible();
  await page.getByRole('button', { name: 'Take back' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog).toMatchTextContent(/file taken back.*something newer has touched stay as they are/);
  const undoing = { ...applied, state: 'undoing' as const, undoUntil: null, counts: counts({ applied: 1, undone: 1 }) };
  serveForwarderList(server, undoing, rows);
  await dialog.getByRole('button', { name: 'Yes, take back' }).click();
  await expect.element(page.getByRole('progressbar', { name: 'Taking the list back' })).toHaveAttribute('value', '1');
  expect(server.requests(shippingFilesCalls.undo).map(({ body }) => body)).toEqual([{ id: 5, version: 2 }]);
});

test('R102 a list that was taken back tells what stays', async () => {
  const undone = { ...applied, state: 'undone' as const, undone: by, undoUntil: null };
  const undoneRows = [aListRow(0, { outcome: 'stays' }), aListRow(1, { outcome: 'undone' })];
  serveForwarderList(server, { ...undone, counts: counts({ undone: 1, stays: 1 }) }, undoneRows);
  await show();
  await expect.element(lines().nth(0)).toMatchTextContent(/Stays: something newer has touched it/);
  await expect.element(page.getByText('1 taken back, 1 stay')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Take back' })).not.toBeInTheDocument();
});

test('R102 after a day, or once it has changed, a list is not taken back', async () => {
  serveForwarderList(server, applied, rows);
  server.refuse(shippingFilesCalls.undo, 'STATE_CHANGED');
  await show();
  await page.getByRole('button', { name: 'Take back' }).click();
  serveForwarderList(server, { ...applied, undoUntil: null }, rows);
  await page.getByRole('dialog').getByRole('button', { name: 'Yes, take back' }).click();
  await expect.element(page.getByRole('alert').getByText(/has changed in the meantime/)).toBeVisible();
  await expect.element(page.getByText('It can no longer be taken back')).toBeVisible();
});

test('R102 a list that was sent again says when it was sent and applied', async () => {
  serveForwarderList(server, applied, rows);
  await show({ known: '1' });
  await expect
    .element(page.getByRole('status').filter({ hasText: 'This list was sent before' }))
    .toMatchTextContent(/Sent by Ken Mori on 24 Nov 2026.*Applied by Ken Mori on 24 Nov 2026/);
});

test('R102 a list that cannot be read says why, and one that is not there leads back', async () => {
  serveForwarderList(server, aForwarderList({ state: 'failed', problem: 'encrypted' }), []);
  await show();
  await expect
    .element(page.getByText('The file is locked by a password. Save it without one and send that'))
    .toBeVisible();
  queryClient.clear();
  server.refuse(shippingFilesCalls.view, 'NOT_FOUND' as never);
  await show();
  await expect.element(page.getByText('There is no such list')).toBeVisible();
});

test('R102 on a phone the report fits', async () => {
  await page.viewport(390, 844);
  serveForwarderList(server, applied, rows);
  await show();
  await expect.element(lines()).toHaveLength(6);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});
