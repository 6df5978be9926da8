import type { Spreadsheet } from './spreadsheet.ts';

/** Packs the file in a worker. Aborting the signal terminates it. */
export function xlsxFile(spreadsheet: Spreadsheet, signal: AbortSignal): Promise<Blob> {
  const worker = new Worker(new URL('xlsx-worker.ts', import.meta.url), { type: 'module' });
  const made = new Promise<Blob>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error));
    worker.addEventListener('message', ({ data }: MessageEvent<Blob>) => resolve(data));
    worker.addEventListener('error', ({ message }) => reject(new Error(message)));
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker knows no other origin
    worker.postMessage(spreadsheet);
  });
  return made.finally(() => worker.terminate());
}
