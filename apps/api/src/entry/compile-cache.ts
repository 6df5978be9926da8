import { existsSync, mkdirSync } from 'node:fs';
import module from 'node:module';
import { resolve } from 'node:path';

/**
 * Keeps the compiled sources in the data folder: stripping types and compiling take half of a start. It is called before
 * anything else is imported. Threads and processes that are started later do the same, by the variable.
 */
export function useCompileCache(): void {
  const folder = process.env['NODE_COMPILE_CACHE'] ?? resolve(process.env['DATA_DIR'] || 'data', 'compile-cache');
  try {
    // It is run as code, so nobody else may write to it.
    mkdirSync(folder, { mode: 0o700 });
  } catch {
    // It is there, or it cannot be made: without it a start is only slower.
  }
  if (!existsSync(folder)) return;
  process.env['NODE_COMPILE_CACHE'] = folder;
  module.enableCompileCache(folder);
}
