import type { Spreadsheet } from './spreadsheet.ts';
import { xlsxSheet } from './xlsx-sheet.ts';

/** Runs in a worker of its own: a page of ten thousand rows takes seconds to pack. */
self.addEventListener('message', ({ data }: MessageEvent<Spreadsheet>) => {
  // An error leaves the worker as its own `error` event.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker knows no other origin
  void xlsxSheet(data).then((file) => self.postMessage(file), reportError);
});
