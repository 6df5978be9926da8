import { assertFiles, readImportCommand } from '@seri/api/entry/import-command';
import type { Failure } from '../output/failure.ts';
import { openProduct, readCommand } from '../product/open-product.ts';
import { runImport } from '../product/product.ts';
import { fromStart } from '../product/started-in.ts';

/** `npm run import`: imports files of a feed into the database of a running or a stopped Seri. */
export async function importFiles(args: readonly string[], giveUp: (failure: Failure) => void): Promise<number> {
  const { source, files } = readCommand(() => readImportCommand(args));
  const paths = files.map((file) => fromStart(file));
  readCommand(() => assertFiles(paths));
  return runImport(await openProduct(giveUp), ['--source', source, ...paths]);
}
