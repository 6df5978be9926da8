import { runApply } from '../../../apps/api/src/features/shipping/shipping-files/apply/run-apply.ts';
import { openDatabase } from '../../../apps/api/src/platform/database/database.ts';
import { silentLog } from '../../../apps/api/src/testkit/silent-log.ts';

export interface ListToApply {
  databaseUrl: string;
  fileId: number;
}

process.on('message', (list: ListToApply) => void applyList(list).then((took) => process.send?.(took)));

/** Applies a list as the worker does, and answers with the milliseconds that it took. */
async function applyList({ databaseUrl, fileId }: ListToApply): Promise<number> {
  const database = openDatabase(databaseUrl, silentLog);
  const start = performance.now();
  await runApply(database.db, fileId, new AbortController().signal);
  const took = performance.now() - start;
  await database.close();
  return took;
}
