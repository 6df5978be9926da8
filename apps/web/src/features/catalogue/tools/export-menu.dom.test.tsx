import { mostExported } from '@seri/domain/catalogue/listing';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { carLot } from '../list/lots.testkit.ts';
import { LotExportMenu } from './export-menu.tsx';

afterEach(() => vi.restoreAllMocks());

const listing = { pageType: 'car-auction', filters: { year: { from: 2018 } }, sorting: undefined, total: 3 } as const;
const lines = [carLot(1), carLot(2), carLot(3)].map((lot) => `${JSON.stringify(lot)}\n`).join('');

/** A response streamed in the given pieces, which may end anywhere; `error` breaks the stream off. */
function answer(pieces: readonly string[], error?: Error): Response {
  const encoder = new TextEncoder();
  const left = [...pieces];
  const body = new ReadableStream<Uint8Array>({
    pull(stream) {
      const piece = left.shift();
      if (piece !== undefined) stream.enqueue(encoder.encode(piece));
      else if (error) stream.error(error);
      else stream.close();
    },
  });
  return new Response(body, { headers: { 'x-lines': '3', 'content-type': 'application/x-ndjson' } });
}

async function exportCsv(total = 3) {
  await render(<LotExportMenu listing={{ ...listing, total }} />);
  await userEvent.click(page.getByRole('button', { name: 'Export' }));
  await userEvent.click(page.getByRole('menuitem', { name: 'CSV, separated by commas' }));
}

function savedFiles() {
  const files: File[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as File);
    return '#';
  });
  return files;
}

test('lots split across chunks are joined, and the file name has the list and the day', async () => {
  const files = savedFiles();
  const fetch = vi
    .spyOn(window, 'fetch')
    .mockImplementation(async () => answer([lines.slice(0, 50), lines.slice(50, 700), lines.slice(700)]));
  await exportCsv();
  await expect.poll(() => files.length).toBe(1);
  expect(fetch.mock.calls[0]?.[0]).toBe('/v1/car-auction/export?year=2018%2C');
  expect(files[0]?.name).toMatch(/^seri-car-auction-\d{4}-\d\d-\d\d\.csv$/);
  const rows = ((await files[0]?.text()) ?? '').trimEnd().split('\r\n');
  expect(rows).toHaveLength(4);
  expect(rows[3]).toContain('20003,2026-11-18 12:03,USS Tokyo,Toyota,Harrier');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('a broken stream saves nothing and can be retried', async () => {
  const files = savedFiles();
  const fetch = vi
    .spyOn(window, 'fetch')
    .mockImplementation(async () => answer([lines.slice(0, 700)], new TypeError('gone')));
  await exportCsv();
  await expect.element(page.getByRole('alert').getByText('The file was not created')).toBeVisible();
  expect(files).toEqual([]);
  fetch.mockImplementation(async () => answer([lines]));
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  await expect.poll(() => files.length).toBe(1);
});

test('cancelling aborts the request', async () => {
  let signal: AbortSignal | null | undefined;
  vi.spyOn(window, 'fetch').mockImplementation((_url, init) => {
    signal = init?.signal;
    return new Promise(() => {});
  });
  await exportCsv();
  await userEvent.click(page.getByRole('button', { name: 'Cancel' }));
  expect(signal?.aborted).toBe(true);
  await expect.element(page.getByRole('button', { name: 'Export' })).toHaveFocus();
});

test('a list that is too long is not requested', async () => {
  const fetch = vi.spyOn(window, 'fetch');
  await exportCsv(mostExported + 1);
  await expect.element(page.getByText(/one file holds/)).toBeVisible();
  expect(fetch).not.toHaveBeenCalled();
});
