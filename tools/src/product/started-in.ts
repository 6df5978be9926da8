import { resolve } from 'node:path';

/** Resolves a path from the folder that npm was called in: npm changes to the folder of its package. */
export function fromStart(path: string): string {
  return resolve(process.env['INIT_CWD'] ?? process.cwd(), path);
}
