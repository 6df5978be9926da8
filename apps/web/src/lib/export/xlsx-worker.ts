import type { Spreadsheet } from './spreadsheet.ts';
import { xlsxSheet } from './xlsx-sheet.ts';

/** Runs in its own worker: packing ten thousand rows takes seconds. */
self.addEventListener('message', ({ data }: MessageEvent<Spreadsheet>) => {
  // `reportError` raises the worker's `error` event on the page.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker knows no other origin
  void xlsxSheet(data).then((file) => self.postMessage(file), reportError);
});
