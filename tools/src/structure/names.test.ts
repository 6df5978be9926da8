import { expect, test } from 'vitest';
import { root } from '../product/paths.ts';
import { type DeclaredName, declaredNamesOf, readDeclaredNames } from './declarations.ts';

const names = await readDeclaredNames(root);
const types = names.filter(({ kind }) => kind === 'type');
/** Each page folder exports its `page` and `first`; `pages.ts` and `first-loads.ts` give them unique names. */
const PAGE_EXPORT = /^apps\/web\/src\/pages\/[\w-]+\/(page|first)\.ts$/;
const values = names.filter(({ kind, name, path }) => kind === 'value' && PAGE_EXPORT.exec(path)?.[1] !== name);

const workspaceOf = ({ path }: DeclaredName) => /^(?:(?:apps|packages)\/)?[^/]+/.exec(path)?.[0] ?? path;

function clashesIn(declared: readonly DeclaredName[], scopeOf: (one: DeclaredName) => string = () => ''): string[] {
  const byName = Map.groupBy(declared, (one) => `${scopeOf(one)} ${one.name}`.trim());
  return [...byName]
    .map(([name, all]) => ({ name, paths: [...new Set(all.map(({ path }) => path))] }))
    .filter(({ paths }) => paths.length > 1)
    .map(({ name, paths }) => `${name}: ${paths.toSorted().join(', ')}`);
}

test('sources of every workspace are read', () => {
  expect(new Set(values.map(workspaceOf))).toEqual(
    new Set([
      'apps/api',
      'apps/web',
      'bench',
      'demo',
      'e2e',
      'stress',
      'packages/contract',
      'packages/domain',
      'packages/messages',
      'packages/drawings',
      'packages/papers',
      'packages/typefaces',
      'tools',
    ]),
  );
});

test('a type, interface or class is declared in one file of the whole repository', () => {
  expect(clashesIn(types)).toEqual([]);
});

test('an exported value is unique within its workspace', () => {
  expect(clashesIn(values, workspaceOf)).toEqual([]);
});

test('declarations are found whatever their form', () => {
  const text = `
    type A = string; export interface B {} export class C {} class D {}
    const hidden = 1; function alsoHidden() {} import { z } from './z.ts'; export { z };
    export function e() {} export const f = 1, { g, h: [i = 2, ...j], ...k } = x;`;
  expect(declaredNamesOf('a.ts', text).map(({ kind, name }) => `${kind} ${name}`)).toEqual([
    'type A',
    'type B',
    'type C',
    'type D',
    'value e',
    'value f',
    'value g',
    'value i',
    'value j',
    'value k',
  ]);
});

test('a clash names its files, and a name declared twice in one file is none', () => {
  const declared = ['a.ts', 'b.ts', 'b.ts'].map((path): DeclaredName => ({ kind: 'type', name: 'Answer', path }));
  expect(clashesIn(declared)).toEqual(['Answer: a.ts, b.ts']);
  expect(clashesIn(declared.slice(1))).toEqual([]);
});
