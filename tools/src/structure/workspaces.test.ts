import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../product/paths.ts';
import { isTestPart, readSources } from './sources.ts';
import { arrowsUpward, workspaceStoreys } from './storeys.data.ts';

interface Manifest {
  name: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const sources = await readSources(root);
const manifests = await readManifests();
const folderOf = new Map([...manifests].map(([folder, { name }]) => [name, folder]));

async function readManifests(): Promise<Map<string, Manifest>> {
  const found = new Map<string, Manifest>();
  for await (const path of glob('{apps,packages}/*/package.json', { cwd: root })) found.set(dirname(path), read(path));
  for (const folder of ['demo', 'tools', 'bench', 'e2e', 'stress']) found.set(folder, read(`${folder}/package.json`));
  return found;
}

function read(path: string): Manifest {
  return JSON.parse(readFileSync(join(root, path), 'utf8'));
}

/** Takes a path from the root, or the name under which a workspace is imported. */
function workspaceOf(path: string): string | undefined {
  const [first = '', second = ''] = path.split('/');
  return folderOf.get(`${first}/${second}`) ?? [`${first}/${second}`, first].find((folder) => manifests.has(folder));
}

const storeyOf = (workspace: string) => workspaceStoreys.findIndex((storey) => storey.includes(workspace));

function isUpward(from: string, to: string | undefined): to is string {
  return to !== undefined && from !== to && storeyOf(from) <= storeyOf(to);
}

test('every workspace stands in a storey', () => {
  expect([...manifests.keys()].filter((workspace) => storeyOf(workspace) < 0)).toEqual([]);
});

test('workspaces import from storeys below their own, so in no ring', () => {
  const upward = sources.flatMap(({ path, imports }) =>
    imports.flatMap((name) => {
      const [from, to] = [workspaceOf(path) ?? '', workspaceOf(name)];
      return isUpward(from, to) ? [`${path} → ${to}`] : [];
    }),
  );
  expect(new Set(upward)).toEqual(new Set(arrowsUpward));
});

test('workspaces depend on those below, and an install brings nothing of those above', () => {
  const upward = [...manifests].flatMap(([from, { dependencies, devDependencies }]) =>
    Object.keys({ ...dependencies, ...devDependencies })
      .filter((name) => isUpward(from, folderOf.get(name)))
      .map((name) => `${from} → ${name}`),
  );
  expect(upward).toEqual([]);
});

test('what a workspace imports of another one it names among its dependencies', () => {
  const unnamed = sources
    .filter(({ path }) => !isTestPart(path))
    .flatMap(({ path, imports }) =>
      imports.flatMap((name) => {
        const from = workspaceOf(path) ?? '';
        const [scope = '', rest = ''] = name.split('/');
        const isNamed = `${scope}/${rest}` in (manifests.get(from)?.dependencies ?? {});
        const isOther = scope === '@seri' && workspaceOf(name) !== from;
        return isOther && !isNamed ? [`${path} → ${name}`] : [];
      }),
    );
  expect(unnamed).toEqual([]);
});

test('no source of the product imports a testkit', () => {
  const guilty = sources
    .filter(({ path }) => !isTestPart(path) && workspaceOf(path) !== 'bench')
    .flatMap(({ path, imports }) =>
      imports.filter((name) => /\/testkit\/|\.testkit(?:\.tsx?)?$/.test(name)).map((name) => `${path} → ${name}`),
    );
  expect(guilty).toEqual([]);
});
