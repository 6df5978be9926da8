import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../product/paths.ts';
import { graphOf, ringsIn } from './rings.ts';
import { importsOf, isTestPart, readSources } from './sources.ts';
import { apiStoreys, arrowsInside, mostInFolder, webStoreys } from './storeys.data.ts';

const sources = (await readSources(root)).filter(({ path }) => !isTestPart(path));

const FEATURE = /^apps\/api\/src\/features\/([\w-]+\/[\w-]+)\//;
const featureOf = (path: string) => FEATURE.exec(path)?.[1];
const storeyOf = (feature: string) => apiStoreys.findIndex((storey) => feature.startsWith(`${storey}/`));

test('features of the API import from storeys below their own, and inside a storey only where declared', () => {
  const upward = [...graphOf(sources, featureOf)].flatMap(([from, targets]) =>
    [...targets]
      .filter((to) => storeyOf(from) <= storeyOf(to) && !arrowsInside[from]?.includes(to))
      .map((to) => `${from} → ${to}`),
  );
  expect(upward).toEqual([]);
});

test('every feature of the API stands in a storey', () => {
  const features = new Set(sources.flatMap(({ path }) => featureOf(path) ?? []));
  expect([...features].filter((feature) => storeyOf(feature) < 0)).toEqual([]);
});

test('a feature of the API reaches another one through its queries and commands', () => {
  const inner = sources.flatMap(({ path, imports }) =>
    imports
      .filter((to) => featureOf(path) && featureOf(to) && featureOf(path) !== featureOf(to))
      .filter((to) => !/\.(?:query|command)\.ts$/.test(to))
      .map((to) => `${path} → ${to}`),
  );
  expect(inner).toEqual([]);
});

test('features of the API import each other in no ring', () => {
  expect(ringsIn(graphOf(sources, featureOf))).toEqual([]);
});

const webFeatureOf = (path: string) => /^apps\/web\/src\/features\/([\w-]+)\//.exec(path)?.[1];
const packageOf = (path: string) => /^(?:packages|apps|@seri)\/([\w-]+)(?:\/|$)/.exec(path)?.[1];
const webRoomOf = (path: string) =>
  path.startsWith('packages/') ? 'packages' : /^(?:apps|@seri)\/web\/src\/([\w-]+)\//.exec(path)?.[1];
const webStoreyOf = (room: string) => webStoreys.findIndex((storey) => storey.includes(room));

test('web features import each other in no ring', () => {
  expect(ringsIn(graphOf(sources, webFeatureOf))).toEqual([]);
});

test('a web feature uses the model of another one; pages compose their components', () => {
  const components = sources.flatMap(({ path, imports }) =>
    imports
      .filter((to) => webFeatureOf(path) && webFeatureOf(to) && webFeatureOf(path) !== webFeatureOf(to))
      .filter((to) => to.endsWith('.tsx'))
      .map((to) => `${path} → ${to}`),
  );
  expect(components).toEqual([]);
});

test('packages import each other in no ring', () => {
  expect(ringsIn(graphOf(sources, packageOf))).toEqual([]);
});

test(`the web imports downwards: ${webStoreys.map((storey) => storey.join('/')).join(' < ')}`, () => {
  const upward = sources.flatMap(({ path, imports }) => {
    const from = webRoomOf(path);
    return imports
      .filter((target) => {
        const to = webRoomOf(target);
        return from !== undefined && to !== undefined && from !== to && webStoreyOf(from) < webStoreyOf(to);
      })
      .map((target) => `${path} → ${target}`);
  });
  expect(upward).toEqual([]);
});

test('every folder of the web stands in a storey', () => {
  const rooms = new Set(sources.flatMap(({ path }) => webRoomOf(path) ?? []));
  expect([...rooms].filter((room) => webStoreyOf(room) < 0)).toEqual([]);
});

test(`no folder holds more than ${mostInFolder} sources`, () => {
  const folders = Map.groupBy(sources, ({ path }) => dirname(path));
  const long = [...folders].filter(([, { length }]) => length > mostInFolder);
  expect(long.map(([folder, { length }]) => `${folder}: ${length}`)).toEqual([]);
});

test('imports are found whatever their form', () => {
  const text = `import type { A } from './a.ts'; export { b } from '../b.ts'; const c = () => import('./c.ts');`;
  expect(importsOf('apps/api/src/features/x/y.ts', text)).toEqual([
    'apps/api/src/features/x/a.ts',
    'apps/api/src/features/b.ts',
    'apps/api/src/features/x/c.ts',
  ]);
});

test('a ring is told with its way round', () => {
  const graph = new Map([
    ['a', new Set(['b'])],
    ['b', new Set(['c'])],
    ['c', new Set(['a'])],
    ['d', new Set(['a'])],
  ]);
  expect(ringsIn(graph)).toEqual(['a → b → c → a', 'b → c → a → b', 'c → a → b → c']);
});
