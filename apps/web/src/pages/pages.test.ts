import { existsSync, globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import type { Page } from '../app/page.ts';
import { layoutSource, pageSource } from '../app/page-source.ts';
import { routes } from '../app/routes.ts';
import { firstLoads } from './first-loads.ts';
import * as pages from './pages.ts';

const sources = join(import.meta.dirname, '..');
const named = Object.entries<Page>(pages);
const foldersWith = (file: string) => globSync(`*/${file}`, { cwd: import.meta.dirname }).map((path) => dirname(path));
const folderOf = (name: string) => dirname(pageSource(name)).replace('pages/', '');

test('every folder with a page stands in the list of pages, and every page has its component and its layout', () => {
  expect(foldersWith('page.ts').toSorted()).toEqual(named.map(([name]) => folderOf(name)).toSorted());
  const files = named.flatMap(([name, { layout }]) => [pageSource(name), layoutSource(layout)]);
  expect(files.filter((file) => !existsSync(join(sources, file)))).toEqual([]);
});

test('every folder with a first load stands in the list of first loads', () => {
  expect(foldersWith('first.ts').toSorted()).toEqual(Object.keys(firstLoads).map(folderOf).toSorted());
});

test('no two pages share an address', () => {
  const paths = routes.map(({ path }) => path);
  expect(paths.length).toBe(new Set(paths).size);
});
