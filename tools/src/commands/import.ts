import { resolve } from 'node:path';
import { assertFiles, readImportCommand } from '@seri/api/entry/import-command';
import type { Failure } from '../output/failure.ts';
import { openProduct, readCommand } from '../product/open-product.ts';
import { runImport } from '../product/product.ts';

/** `npm run import`: imports files of a feed into the database of a running or a stopped Seri. */
export async function importFiles(args: readonly string[], giveUp: (failure: Failure) => void): Promise<number> {
  const { source, files } = readCommand(() => readImportCommand(args));
  const paths = files.map((file) => resolve(startedIn(), file));
  readCommand(() => assertFiles(paths));
  return runImport(await openProduct(giveUp), ['--source', source, ...paths]);
}

/** The folder that npm was called in: npm changes to the folder of its package. */
function startedIn(): string {
  return process.env['INIT_CWD'] ?? process.cwd();
}
