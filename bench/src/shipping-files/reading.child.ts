import { readFile } from '../../../apps/api/src/features/shipping/shipping-files/read-file.ts';
import { buildPreview } from '../../../apps/api/src/features/shipping/shipping-files/preview/build-preview.ts';
import { readList } from '../../../apps/api/src/features/shipping/shipping-files/read/read-list.ts';
import { openBlobs } from '../../../apps/api/src/platform/blobs/blobs.ts';
import { openDatabase } from '../../../apps/api/src/platform/database/database.ts';
import { silentLog } from '../../../apps/api/src/testkit/silent-log.ts';
import { readListRows } from '../../../packages/domain/src/shipping-files/read/list-rows.ts';
import { japanDay } from '../../../packages/domain/src/time/japan-time.ts';

export interface ListsToRead {
  databaseUrl: string;
  dataDir: string;
  files: readonly { id: number; blobKey: string }[];
}

/** The costs of one list in milliseconds, and the memory of this process after it. */
export interface ReadingCosts {
  /** Its parts, each by itself. */
  sheets: number;
  rows: number;
  preview: number;
  /** The job of the worker, which also writes. */
  whole: number;
  bytes: number;
}

process.on('message', (lists: ListsToRead) => void readAll(lists).then((costs) => process.send?.(costs)));

async function readAll({ databaseUrl, dataDir, files }: ListsToRead): Promise<ReadingCosts[]> {
  const database = openDatabase(databaseUrl, silentLog);
  const platform = { database, blobs: openBlobs({ dataDir }), clock: { now: () => new Date() } };
  const listedOn = japanDay(platform.clock.now());
  const costs: ReadingCosts[] = [];
  for (const { id, blobKey } of files) {
    const read = await timed(async () => readList((await platform.blobs.get(blobKey)) ?? new Uint8Array()));
    if ('problem' in read.answer) throw new Error(`A list cannot be read: ${read.answer.problem}.`);
    const { sheets } = read.answer;
    const rows = await timed(async () => readListRows(sheets, { mapping: {}, carryDown: false, listedOn }).rows);
    const preview = await timed(() => buildPreview(database.db, rows.answer, { listedOn, ports: {} }));
    const whole = await timed(() => readFile(platform, id));
    globalThis.gc?.();
    const bytes = process.memoryUsage.rss();
    costs.push({ sheets: read.took, rows: rows.took, preview: preview.took, whole: whole.took, bytes });
  }
  await database.close();
  return costs;
}

async function timed<Answer>(work: () => Promise<Answer>): Promise<{ answer: Answer; took: number }> {
  const start = performance.now();
  const answer = await work();
  return { answer, took: performance.now() - start };
}
