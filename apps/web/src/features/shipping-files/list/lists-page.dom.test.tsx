import { shippingFilesCalls } from '@seri/contract/shipping/shipping-files.calls';
import { listProblems } from '@seri/domain/shipping-files/read/list-problems';
import { mostBytesOfList } from '@seri/domain/shipping-files/read/sent-lists';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { InApp } from '../../../lib/browser/in-app.testkit.tsx';
import { type FakeServer, refusal, startFakeServer } from '../../../lib/calls/fake-server.testkit.ts';
import { queryClient } from '../../../lib/calls/query-client.ts';
import { startUploads } from '../../receipts/announce/uploads.testkit.ts';
import { aSentList, noOutcomes, someLists } from '../shipping-files.testkit.ts';
import { ForwarderListsPage } from './lists-page.tsx';

let server: FakeServer;
let uploads: ReturnType<typeof startUploads>;
const navigate = vi.fn();

beforeEach(async () => {
  await page.viewport(1440, 900);
  queryClient.clear();
  vi.clearAllMocks();
  server = startFakeServer();
  uploads = startUploads();
  server.answer(shippingFilesCalls.list, someLists([aSentList()]));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const show = () =>
  render(
    <InApp client={queryClient}>
      <ForwarderListsPage search={{ page: 1, pageSize: undefined }} navigate={navigate} />
    </InApp>,
  );
const zone = () => page.getByRole('button', { name: /^Send a list/ });
const row = (name: string | RegExp) => page.getByRole('row', { name });
const sent = () => server.requests(shippingFilesCalls.send);

async function choose(file = new File(['Chassis No\n'], 'november.xlsx')): Promise<void> {
  await expect.element(zone()).toBeVisible();
  await userEvent.upload(document.querySelector<HTMLInputElement>('input[type="file"]')!, file);
}

test('R102 lists are shown with their sender, who sent them, and what became of them', async () => {
  const outcomes = { ...noOutcomes, applied: 40, conflict: 1, refused: 2 };
  const counts = { rows: 48, unknown: 3, attention: 0, chosen: 43, outcomes };
  const lists = [
    aSentList(),
    aSentList({ id: 4, name: 'october.csv', state: 'applied', counts }),
    aSentList({ id: 3, name: 'working.csv', state: 'applying', counts: { ...counts, chosen: 86 } }),
    aSentList({
      id: 2,
      name: 'undone.csv',
      state: 'undone',
      counts: { ...counts, outcomes: { ...noOutcomes, undone: 39, stays: 1 } },
    }),
  ];
  server.answer(shippingFilesCalls.list, someLists(lists));
  await show();
  await expect
    .element(row(/november/))
    .toMatchTextContent(/november.xlsx.*Kaze Forwarding.*24 Nov, 12:05.*Ken Mori.*2 rows need a look/);
  await expect.element(row(/october/)).toMatchTextContent(/Applied: 40 cars.*Changed meanwhile: 1 · Refused: 2/);
  await expect.element(row(/working/)).toMatchTextContent(/Applying: 43 of 86/);
  await expect.element(row(/undone/)).toMatchTextContent(/Taken back: 39 cars.*Stay: 1/);
  await expect.element(page.getByRole('link', { name: 'november.xlsx' })).toHaveAttribute('href', '/shipping-files/5');
});

test('R102 each reason for which a list is not read says what to do', async () => {
  const lists = listProblems.map((problem, id) => aSentList({ id, name: `${problem}.xls`, state: 'failed', problem }));
  server.answer(shippingFilesCalls.list, someLists(lists));
  await show();
  await expect.element(row(/oldExcel/)).toMatchTextContent(/Cannot be read.*Open it, save it as XLSX and send that/);
  const said = lists.map(({ name }) => row(new RegExp(name)).query()?.textContent.split('Cannot be read')[1]);
  expect(new Set(said).size).toBe(listProblems.length);
  expect(said.filter((one) => !one || one.includes('shippingFiles.'))).toEqual([]);
});

test('R102 a file is sent with its progress, and its list opens', async () => {
  server.answer(shippingFilesCalls.send, { id: 9, isKnown: false });
  await show();
  await choose();
  await uploads.started();
  uploads.progress(0.4);
  await expect
    .element(page.getByRole('progressbar', { name: 'Sending november.xlsx' }))
    .toHaveAttribute('value', '0.4');
  uploads.finish();
  await expect.poll(() => navigate.mock.calls).toEqual([['/shipping-files/9']]);
  expect(sent()[0]?.query).toEqual({ name: 'november.xlsx' });
  expect(sent()[0]?.body).toBe('Chassis No\n');
});

test('R102 a file that was sent before opens its list and says so', async () => {
  server.answer(shippingFilesCalls.send, { id: 5, isKnown: true });
  await show();
  await choose();
  await uploads.started();
  uploads.finish();
  await expect.poll(() => navigate.mock.calls).toEqual([['/shipping-files/5?known=1']]);
});

test('R102 a file of more than 10 MB is refused before it is sent', async () => {
  await show();
  const file = new File(['x'], 'pictures.xlsx');
  Object.defineProperty(file, 'size', { value: mostBytesOfList + 1 });
  await expect.element(zone()).toBeVisible();
  const data = new DataTransfer();
  vi.spyOn(DataTransfer.prototype, 'files', 'get').mockReturnValue([file] as unknown as FileList);
  zone()
    .element()
    .dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: data }));
  await expect.element(page.getByRole('alert')).toMatchTextContent(/larger than 10 MB.*It was not sent/);
  expect(sent()).toEqual([]);
});

test('R102 a file without an answer is sent again under the same key', async () => {
  server.answer(shippingFilesCalls.send, () => refusal('INTERNAL'));
  await show();
  await choose();
  await uploads.started();
  uploads.finish();
  await expect.element(page.getByRole('alert')).toMatchTextContent(/No answer yet/);
  server.answer(shippingFilesCalls.send, { id: 9, isKnown: false });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('progressbar')).toBeVisible();
  uploads.finish();
  await expect.poll(() => navigate.mock.calls).toEqual([['/shipping-files/9']]);
  const keys = server.requests(shippingFilesCalls.send).map(({ key }) => key);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('R102 whatever is no spreadsheet is named', async () => {
  server.refuse(shippingFilesCalls.send, 'UNSUPPORTED_MEDIA');
  await show();
  await choose();
  await uploads.started();
  uploads.finish();
  await expect.element(page.getByText('This is no XLSX or CSV file')).toBeVisible();
});

test('R102 readers see the lists and send none; without lists the page says how to begin', async () => {
  server.answer(shippingFilesCalls.list, someLists([], false));
  await show();
  await expect.element(page.getByText('No lists yet')).toBeVisible();
  await expect.element(zone()).not.toBeInTheDocument();
});

test('R102 on a phone a list is a strip, and nothing scrolls sideways', async () => {
  await page.viewport(390, 844);
  const name = `${'a-very-long-name-of-a-forwarder-'.repeat(4)}.xlsx`;
  server.answer(shippingFilesCalls.list, someLists([aSentList({ name })]));
  await show();
  await expect.element(page.getByText('2 rows need a look')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});
