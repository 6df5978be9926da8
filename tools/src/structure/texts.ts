import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { basename, join } from 'node:path';

/** A file by its path from the root. */
export interface TextFile {
  path: string;
  text: string;
}

export async function readTexts(root: string, patterns: readonly string[]): Promise<TextFile[]> {
  const paths: string[] = [];
  for await (const path of glob(patterns, { cwd: root, exclude: ['**/node_modules', '**/dist'] })) paths.push(path);
  return paths.toSorted().map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

/** An entry is a path from the root, or a base name that exists only once. */
export function isFile(entry: string, paths: readonly string[]): boolean {
  return paths.includes(entry) || paths.filter((path) => basename(path) === entry).length === 1;
}
