import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';
import { parseSync } from 'oxc-parser';

/** A source of the product, by its path from the root, and the files and packages it imports. */
export interface Source {
  path: string;
  imports: readonly string[];
}

const FOLDERS = ['apps/*/src', 'packages/*/src', 'demo/src', 'tools/src', 'bench/src', 'e2e/src', 'stress/src'];
const DERIVED = /\.d\.ts$|\.generated\.ts$/;
const TEST_PARTS = /\.(?:test|spec|steps|testkit|child|preload)\.tsx?$|^apps\/api\/src\/testkit\/|^(?:e2e|stress)\//;

/** Tests and their helpers may meet across features, so most rules leave them out. */
export const isTestPart = (path: string): boolean => TEST_PARTS.test(path);

export async function readSources(root: string): Promise<Source[]> {
  const paths: string[] = [];
  for await (const path of glob(
    FOLDERS.map((folder) => `${folder}/**/*.{ts,tsx}`),
    { cwd: root },
  )) {
    if (!DERIVED.test(path)) paths.push(path);
  }
  return paths.toSorted().map((path) => ({ path, imports: importsOf(path, readFileSync(join(root, path), 'utf8')) }));
}

export function importsOf(path: string, text: string): string[] {
  const { module } = parseSync(path, text);
  const requested = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
    ...module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => literalIn(text.slice(start, end))),
  ];
  return requested.map((name) => (name.startsWith('.') ? normalize(join(dirname(path), name)) : name));
}

function literalIn(expression: string): string[] {
  const [, , name] = /^(['"`])([^'"`$]+)\1$/.exec(expression) ?? [];
  return name === undefined ? [] : [name];
}
