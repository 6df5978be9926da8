import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../product/paths.ts';
import { readSources } from './sources.ts';

/** Their work leaves memory that is never given back, so only processes that end load them: the studio and a fill. */
const picturePackages = ['sharp', '@resvg/resvg-js'];
const studio = ['apps/api/src/entry/studio.ts', 'demo/src/demo-pictures.ts'];
/** Draws the photos of yards, and ends. */
const fill = 'demo/src/entry/fill-demo.ts';
/** The renderer of papers has a process of its own. */
const paperPackage = '@react-pdf/renderer';

const sources = new Map((await readSources(root)).map(({ path, imports }) => [path, imports]));
const workspaces = { api: 'apps/api', demo: 'demo' } as const;

/** The path of `@seri/domain/time/japan-time`; any other name is its own. */
function pathOf(name: string): string {
  const [, workspace = '', rest] = /^@seri\/([\w-]+)\/(.+)$/.exec(name) ?? [];
  if (rest === undefined) return name;
  const folder = workspaces[workspace as keyof typeof workspaces] ?? `packages/${workspace}`;
  return join(folder, 'src', `${rest}.ts`);
}

function reachedFrom(starts: readonly string[]): Set<string> {
  const reached = new Set(starts);
  for (const path of reached) for (const name of sources.get(path) ?? []) reached.add(pathOf(name));
  return reached;
}

/** Each is the first file of a process or a thread. The demonstration is loaded by name. */
const starts = [...sources.keys()].filter(
  (path) =>
    !studio.includes(path) &&
    path !== fill &&
    /^(?:apps\/api|demo)\/src\/entry\/[\w-]+\.ts$|-thread\.ts$|^demo\/src\/demonstration\.ts$/.test(path),
);

test('the libraries of pictures are loaded by the studio', () => {
  expect([...reachedFrom(studio)].filter((name) => picturePackages.includes(name)).toSorted()).toEqual(
    picturePackages.toSorted(),
  );
});

test('the renderer of papers is loaded by the paper maker', () => {
  expect(reachedFrom(['apps/api/src/entry/papers/paper-maker.ts'])).toContain(paperPackage);
});

test('no other process or thread of the product loads them', () => {
  expect(starts.length).toBeGreaterThan(20);
  const heavy = [...picturePackages, paperPackage];
  const guilty = starts.filter((start) => heavy.some((name) => reachedFrom([start]).has(name)));
  expect(guilty).toEqual([]);
});
