import { globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';

const fonts = join(import.meta.dirname, '../src/ui/fonts');
const licenceFile = /^(?:licen[cs]e|copying|notice)/i;

interface PackageManifest {
  name: string;
  version: string;
  license?: string;
}

/**
 * Writes `licences.txt`: the licence of each package of which something is in the bundle, its workers included, and of each
 * font. The build fails if one has none. Each bundle collects its packages; the page's own, which ends last, writes.
 */
export function listLicences(): { ofPage: Plugin; ofWorker: Plugin } {
  const folders = new Set<string>();
  const collect = (bundle: object) => {
    for (const output of Object.values(bundle) as { moduleIds?: readonly string[] }[]) {
      for (const id of output.moduleIds ?? []) {
        const folder = packageFolder(id);
        if (folder !== undefined) folders.add(folder);
      }
    }
  };
  return {
    ofWorker: { name: 'seri-licences-worker', apply: 'build', generateBundle: (_options, bundle) => collect(bundle) },
    ofPage: {
      name: 'seri-licences',
      apply: 'build',
      generateBundle(_options, bundle) {
        collect(bundle);
        this.emitFile({ type: 'asset', fileName: 'licences.txt', source: writeLicences([...folders]) });
      },
    },
  };
}

/** The folder of the package that a module belongs to: that of the last `node_modules` in its path. */
export function packageFolder(id: string): string | undefined {
  return /^[^\0]*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(id)?.[0];
}

export function writeLicences(folders: readonly string[]): string {
  const packages = folders.map((folder) => licenceOf(folder));
  const faces = globSync('*.txt', { cwd: fonts }).map((file) => ({
    title: `${basename(file, '.txt').replace(/^OFL-/, '')} (font, OFL-1.1)`,
    text: readFileSync(join(fonts, file), 'utf8'),
  }));
  return [...packages, ...faces]
    .toSorted((one, other) => (one.title < other.title ? -1 : 1))
    .map(({ title, text }) => `${title}\n${'='.repeat(title.length)}\n\n${text.trim()}\n`)
    .join('\n\n');
}

function licenceOf(folder: string): { title: string; text: string } {
  const { name, version, license }: PackageManifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const files = readdirSync(folder).filter((file) => licenceFile.test(file));
  if (files.length === 0) throw new Error(`${name} has no text of its licence: leave the package out.`);
  const text = files.map((file) => readFileSync(join(folder, file), 'utf8').trim()).join('\n\n');
  return { title: `${name} ${version}${license ? ` (${license})` : ''}`, text };
}
