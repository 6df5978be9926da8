import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../../../tools/src/output/failure.ts';
import { runCommand, runNode } from '../../../tools/src/processes/run-command.ts';
import { step } from '../../../tools/src/output/steps.ts';

const folder = join(import.meta.dirname, '../..');

/** Imports a package from the bench's own lock file. The caller supplies the types, as it may not be installed yet. */
export async function importRival<Module>(name: string): Promise<Module> {
  if (!existsSync(join(folder, 'node_modules', name))) await step('packages of the bench', install);
  return (await import(name)) as Module;
}

async function install(): Promise<void> {
  const npm = process.env['npm_execpath'];
  const args = ['ci', '--no-audit', '--no-fund'];
  const options = { cwd: folder };
  const result = npm?.endsWith('.js') ? await runNode([npm, ...args], options) : await runCommand('npm', args, options);
  if (result.code !== 0) throw new Failure(`The packages of the bench could not be installed:\n${result.output}`);
}
