import { existsSync } from 'node:fs';
import { runCommand } from './run-command.ts';
import { step } from '../output/steps.ts';

/** Installs packages if this is root on a Debian; returns whether it could. */
export async function installFromDebian(name: string, packages: readonly string[]): Promise<boolean> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  return step(`${name} from Debian`, async () => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    await runCommand('apt-get', ['update'], { env });
    const { code } = await runCommand('apt-get', ['install', '-y', '--no-install-recommends', ...packages], { env });
    return code === 0;
  });
}
