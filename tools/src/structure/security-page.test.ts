import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../product/paths.ts';
import { isFile, readTexts } from './texts.ts';

const page = readFileSync(join(root, 'docs/security.md'), 'utf8');
const requirements = [...page.matchAll(/^\| (\d+\.\d+\.\d+) \| [12] \| [^|]+ \| [^|]+ \|$/gm)].map(([, id]) => id);

test('each file that the page on security names exists', async () => {
  const files = await readTexts(root, ['{apps,packages,demo,tools,e2e,stress}/**/*.{ts,tsx,sql}']);
  const paths = files.map(({ path }) => path);
  const named = [...page.matchAll(/`([\w./-]+\.(?:ts|tsx|sql))`/g)].map(([, name = '']) => name);
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((name) => !isFile(name, paths))).toEqual([]);
});

test('each rule that it names stands in docs/rules.md', () => {
  const rules = new Set(readFileSync(join(root, 'docs/rules.md'), 'utf8').match(/(?<=^### )R\d+/gm));
  expect((page.match(/\bR\d+\b/g) ?? []).filter((name) => !rules.has(name))).toEqual([]);
});

test('each requirement of the ASVS, levels 1 and 2, stands in it once', () => {
  expect(requirements).toHaveLength(253);
  expect(requirements.filter((id, index) => requirements.indexOf(id) !== index)).toEqual([]);
});
