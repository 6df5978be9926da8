import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Failure } from '../output/failure.ts';
import { installChromium } from './install-chromium.ts';
import { runCommand } from '../processes/run-command.ts';

/** The headless shell draws no window: a page costs it little more than half the processor time. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
];
const USUAL_PLACES: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  linux: ['/usr/lib/chromium/chromium', '/opt/google/chrome/chrome', '/snap/bin/chromium'],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  ],
};

/** The browser of the tests: the named one, an installed one, or one installed for the purpose. */
export async function findChromium(dataDir: string): Promise<string> {
  const named = process.env['CHROMIUM'];
  if (named) {
    if (await canLaunch(named)) return named;
    throw new Failure(`CHROMIUM is ${named}, which does not start: set it to a Chromium or Chrome.`);
  }
  for (const candidate of candidates(process.env['PATH'] ?? '')) {
    if (existsSync(candidate) && (await canLaunch(candidate))) return candidate;
  }
  return installChromium(dataDir);
}

export function candidates(path: string, platform: NodeJS.Platform = process.platform): string[] {
  const folders = path.split(delimiter).filter(Boolean);
  return [...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))), ...(USUAL_PLACES[platform] ?? [])];
}

/** Runs it with `--version`, because some distributions install stubs that only print where to get the browser. */
export async function canLaunch(file: string): Promise<boolean> {
  // Chrome prints nothing on a console of Windows, so only its existence can be checked.
  if (process.platform === 'win32') return existsSync(file);
  const { code, output } = await runCommand(file, ['--version']);
  return code === 0 && /chrom/i.test(output);
}
