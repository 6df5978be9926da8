import type { Db, Tx } from '../../../../platform/database/database.ts';
import { inTransaction } from '../../../../platform/database/transaction.ts';
import {
  type OpenRows,
  readOpenPlaces,
  readRowsOfList,
  type StoredListRow,
  type SettledRow,
} from './listed-row.store.ts';
import { orRefusal } from './or-refusal.ts';
import { type FileRun, lockRun } from './run.store.ts';
import { settleRows } from './settle-rows.ts';

const rowsInChunk = 50;

export interface RowsToWrite {
  fileId: number;
  state: 'applying' | 'undoing';
  open: OpenRows;
  refusedAs: 'refused' | 'stays';
  write: (tx: Tx, run: FileRun, rows: readonly StoredListRow[]) => Promise<SettledRow[]>;
}

/**
 * R102: the open rows of a list, in chunks of one transaction. If a gate refuses a row, nothing of its chunk is written, and its rows
 * go one by one.
 */
export async function writeInChunks(db: Db, work: RowsToWrite, signal: AbortSignal): Promise<void> {
  const openPlaces = () => readOpenPlaces(db, work.fileId, work.open);
  for (let open = await openPlaces(); open.length > 0; open = await openPlaces()) {
    for (let start = 0; start < open.length; start += rowsInChunk) {
      signal.throwIfAborted();
      await writeChunk(db, work, open.slice(start, start + rowsInChunk));
    }
  }
}

async function writeChunk(db: Db, work: RowsToWrite, places: readonly number[]): Promise<void> {
  if ((await orRefusal(db, (tx) => writeRows(tx, work, places))) === undefined) return;
  for (const place of places) {
    const code = await orRefusal(db, (tx) => writeRows(tx, work, [place]));
    if (code === undefined) continue;
    const write = async () => [{ place, outcome: work.refusedAs, code }];
    await inTransaction(db, (tx) => writeRows(tx, { ...work, write }, [place]));
  }
}

/** Another run of the job may have been first. */
async function writeRows(
  tx: Tx,
  { fileId, state, open, write }: RowsToWrite,
  places: readonly number[],
): Promise<void> {
  const run = await lockRun(tx, fileId, state);
  const rows = run ? await readRowsOfList(tx, fileId, open, places) : [];
  if (run && rows.length > 0) await settleRows(tx, run, open, rows, await write(tx, run, rows));
}
