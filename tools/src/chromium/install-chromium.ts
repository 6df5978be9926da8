import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Failure } from '../output/failure.ts';
import { installFromDebian } from '../processes/install-from-debian.ts';
import { runCommand, runNode } from '../processes/run-command.ts';
import { step } from '../output/steps.ts';

const PACKAGE = '@sparticuz/chromium@153.0.0';
const DEBIAN_CHROMIUM = '/usr/bin/chromium-headless-shell';

/** Installs a browser: Debian's own where root may install it, else one from the package registry. */
export async function installChromium(dataDir: string): Promise<string> {
  const installed = join(dataDir, 'chromium/run');
  if (existsSync(installed) && (await starts(installed))) return installed;
  const isInstalled = await installFromDebian('Chromium', ['chromium-headless-shell', 'fonts-liberation']);
  if (isInstalled && (await starts(DEBIAN_CHROMIUM))) return DEBIAN_CHROMIUM;
  return step('Chromium from npm', () => installFromNpm(join(dataDir, 'chromium')));
}

async function installFromNpm(folder: string): Promise<string> {
  if (process.platform !== 'linux')
    throw new Failure('There is no browser for the tests: install Chrome or set CHROMIUM to one.');
  mkdirSync(folder, { recursive: true });
  // A folder of its own rather than --prefix, with which npm would not read the machine's own settings.
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  const npm = process.env['npm_execpath'];
  const args = ['install', '--no-save', '--no-audit', '--no-fund', PACKAGE];
  const options = { cwd: folder };
  const result = npm?.endsWith('.js') ? await runNode([npm, ...args], options) : await runCommand('npm', args, options);
  if (result.code !== 0) {
    process.stderr.write(result.output);
    throw new Failure('No browser could be installed: install Chromium or set CHROMIUM to one.');
  }
  await unpack(folder);
  writeFontList(folder);
  const launcher = writeLauncher(folder);
  if (await starts(launcher)) return launcher;
  throw new Failure('The installed browser does not start here: install Chromium or set CHROMIUM to one.');
}

/** The package unpacks into TMPDIR. It adds the libraries that a bare system lacks only in the cloud it was made for, so this pretends to be there. */
async function unpack(folder: string): Promise<void> {
  const unpacked = join(folder, 'unpacked');
  mkdirSync(unpacked, { recursive: true });
  const module = pathToFileURL(join(folder, 'node_modules/@sparticuz/chromium/build/index.js')).href;
  const script = `const { default: chromium } = await import(${JSON.stringify(module)}); await chromium.executablePath();`;
  const env = { ...process.env, TMPDIR: unpacked, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' };
  const { code, output } = await runNode(['--input-type=module', '-e', script], { env });
  if (code !== 0)
    throw new Failure(`The browser could not be unpacked (${output.trim().split('\n').at(-1)}): set CHROMIUM to one.`);
}

/** The package's own list of fonts names only the cloud's folders; without any font a text field crashes the browser. */
function writeFontList(folder: string): void {
  const fonts = join(folder, 'unpacked/fonts');
  const folders = [fonts, '/usr/share/fonts'].map((path) => `<dir>${path}</dir>`).join('');
  const list = `<fontconfig>${folders}<cachedir>${fonts}-cache</cachedir></fontconfig>`;
  writeFileSync(
    join(fonts, 'fonts.conf'),
    `<?xml version="1.0"?>\n<!DOCTYPE fontconfig SYSTEM "fonts.dtd">\n${list}\n`,
  );
}

/** Writes a launcher that sets the paths of libraries and fonts, so that it is used like any other browser. */
function writeLauncher(folder: string): string {
  const launcher = join(folder, 'run');
  writeFileSync(
    launcher,
    [
      '#!/bin/sh',
      'here="$(dirname "$0")/unpacked"',
      'export LD_LIBRARY_PATH="$here/al2023/lib${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"',
      'export FONTCONFIG_PATH="$here/fonts"',
      'exec "$here/chromium" "$@"',
      '',
    ].join('\n'),
  );
  chmodSync(launcher, 0o755);
  return launcher;
}

async function starts(file: string): Promise<boolean> {
  return (await runCommand(file, ['--version'])).code === 0;
}
