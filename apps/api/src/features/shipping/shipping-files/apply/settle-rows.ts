import type { Tx } from '../../../../platform/database/database.ts';
import { type OpenRows, readFinished, type StoredListRow, type SettledRow, writeOutcomes } from './listed-row.store.ts';
import { noticeList } from './notice-list.ts';
import { tellShippingFile } from '../shipping-files.events.ts';
import type { FileRun } from './run.store.ts';

/** R102: writes what became of rows. A client is told with the last one of its rows, once, of all its cars. */
export async function settleRows(
  tx: Tx,
  { fileId }: FileRun,
  open: OpenRows,
  rows: readonly StoredListRow[],
  settled: readonly SettledRow[],
): Promise<void> {
  await writeOutcomes(tx, fileId, settled);
  const accounts = [...new Set(rows.map(({ accountId }) => accountId))];
  const finished = await readFinished(tx, fileId, open, accounts);
  await noticeList(tx, fileId, finished, open === 'toApply' ? 'applied' : 'undone');
  await tellShippingFile(tx, fileId);
}
