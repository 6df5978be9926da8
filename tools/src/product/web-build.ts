import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { Failure } from '../output/failure.ts';
import { packageScript, paths, root } from './paths.ts';
import { readJson } from '../output/read-json.ts';
import { billOfMaterials, type LockFile } from './sbom.ts';
import { runNode, type CommandOptions, type CommandResult } from '../processes/run-command.ts';

const PACKAGES = ['packages/contract', 'packages/domain', 'packages/messages'];
const INPUTS = ['apps/web', ...PACKAGES, 'package-lock.json', 'tsconfig.base.json'];
const IGNORED = new Set(['node_modules', 'dist']);
const stamp = join(paths.webDist, '.vite/inputs');

/** Compares a hash of the inputs: building takes seconds, and they seldom change. */
export function isWebBuilt(): boolean {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hashInputs();
}

export async function buildWeb(options: Pick<CommandOptions, 'isPatient'> = {}): Promise<CommandResult> {
  const hash = hashInputs();
  rmSync(stamp, { force: true });
  const result = await runNode([packageScript('vite/bin/vite.js'), 'build'], {
    cwd: paths.web,
    env: { ...process.env, NODE_ENV: 'production' },
    ...options,
  });
  if (result.code === 0) {
    mkdirSync(dirname(stamp), { recursive: true });
    writeFileSync(stamp, hash);
    writeBill();
  }
  return result;
}

/** Beside the built files, not among them, since those are served to everybody. */
export function writeBill(): string {
  const file = join(root, 'build/sbom.cdx.json');
  mkdirSync(dirname(file), { recursive: true });
  const bill = billOfMaterials(readJson<LockFile>(join(root, 'package-lock.json')));
  writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`);
  return file;
}

export async function ensureWeb(): Promise<void> {
  if (isWebBuilt()) return;
  // At low priority: filling the demonstration runs at the same time and takes longer.
  const result = await buildWeb({ isPatient: true });
  if (result.code === 0) return;
  process.stderr.write(result.output);
  throw new Failure('The web app could not be built: the output above says why.');
}

function hashInputs(): string {
  const hash = createHash('sha256').update(process.version);
  for (const file of INPUTS.flatMap((input) => filesIn(join(root, input)))) {
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

function filesIn(path: string): string[] {
  if (!existsSync(path)) return [];
  if (path.endsWith('.json') && dirname(path) === root) return [path];
  const entries = readdirSync(path, { withFileTypes: true }).filter((entry) => !IGNORED.has(entry.name));
  return entries
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? filesIn(join(path, entry.name)) : [join(path, entry.name)]));
}
