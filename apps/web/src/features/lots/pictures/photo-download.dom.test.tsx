import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { fetchPhotosLink } from './fetch-photos.ts';
import { PhotoDownload } from './photo-download.tsx';

afterEach(() => vi.restoreAllMocks());

const link = '/v1/lots/100001/photos.zip';
const zip = {
  'x-bytes': '200',
  'content-type': 'application/zip',
  'content-disposition': 'attachment; filename="71044-toyota-harrier.zip"',
};
const fiftyBytes = new Uint8Array(50);

/** A response whose chunks the test sends one by one. */
function slowFile() {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start: (streamController) => {
      controller = streamController;
    },
  });
  return { response: new Response(body, { headers: zip }), stream: () => controller };
}

/** The server first answers with the address of the file, then with the file. */
function serveFile(file: () => Response | Promise<Response>, answer = link) {
  const fetch = vi.spyOn(window, 'fetch');
  fetch.mockImplementation(async (url) => (url === link ? file() : new Response(answer)));
  return fetch;
}

function savedFiles() {
  const files: File[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as File);
    return '#';
  });
  return files;
}

async function startDownload() {
  await render(<PhotoDownload fetchLink={(signal) => fetchPhotosLink('car-auction', 100_001, signal)} />);
  await userEvent.click(page.getByRole('button', { name: 'Download photos' }));
}

const announcement = page.getByRole('status');

test('a file in chunks is saved whole under its name, with few announcements', async () => {
  const files = savedFiles();
  const { response, stream } = slowFile();
  const fetch = serveFile(() => response);
  await startDownload();
  await expect.element(announcement).toHaveTextContent('Downloading the photos');
  stream()?.enqueue(fiftyBytes);
  const progress = page.getByRole('progressbar', { name: 'Downloading the photos' });
  await expect.element(progress).toHaveAttribute('value', '25');
  await expect.element(announcement).toHaveTextContent('Downloading the photos');
  stream()?.enqueue(fiftyBytes);
  await expect.element(progress).toHaveAttribute('value', '50');
  await expect.element(announcement).toHaveTextContent('Half of the photos downloaded');
  expect(files).toEqual([]);
  stream()?.close();
  await expect.element(announcement).toHaveTextContent('Photos saved: 71044-toyota-harrier.zip');
  expect(files.map(({ name, size }) => [name, size])).toEqual([['71044-toyota-harrier.zip', 100]]);
  expect(fetch.mock.calls.map(([url]) => url)).toEqual(['/v1/car-auction/download-images?carId=100001', link]);
});

test('cancelling aborts the request, saves nothing and keeps the focus on the button', async () => {
  const files = savedFiles();
  const { response, stream } = slowFile();
  const fetch = serveFile(() => response);
  await startDownload();
  await expect.poll(() => fetch.mock.calls.length).toBe(2);
  await userEvent.click(page.getByRole('button', { name: 'Cancel' }));
  expect(fetch.mock.calls[1]?.[1]?.signal?.aborted).toBe(true);
  await expect.element(page.getByRole('button', { name: 'Download photos' })).toHaveFocus();
  stream()?.close();
  await expect.element(page.getByRole('progressbar')).not.toBeInTheDocument();
  expect(files).toEqual([]);
});

test('a missing link is reported without a second request', async () => {
  const fetch = serveFile(() => new Response(), '');
  await startDownload();
  await expect.element(page.getByRole('alert')).toHaveTextContent("Didn't find download link");
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('a broken download saves nothing and can be retried', async () => {
  const files = savedFiles();
  const broken = slowFile();
  const fetch = serveFile(() => broken.response);
  await startDownload();
  await expect.poll(() => fetch.mock.calls.length).toBe(2);
  broken.stream()?.enqueue(fiftyBytes);
  broken.stream()?.error(new TypeError('gone'));
  await expect.element(page.getByRole('alert')).toHaveTextContent('The download was incomplete. Nothing was saved.');
  expect(files).toEqual([]);
  serveFile(() => new Response(fiftyBytes, { headers: zip }));
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  await expect.poll(() => files.length).toBe(1);
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

test('a file that scripts cannot read opens in a new tab', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  serveFile(() => new Response(null, { headers: zip }));
  await startDownload();
  await expect.poll(() => open.mock.calls).toEqual([[link, '_blank', 'noopener']]);
  await expect.element(page.getByRole('button', { name: 'Download photos' })).toBeVisible();
});
