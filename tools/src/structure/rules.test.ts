import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../product/paths.ts';
import { isFile, readTexts } from './texts.ts';

const NAMED = /(?<![\w-])R\d+(?![\w'"`-])/g;

interface Rule {
  name: string;
  code: readonly string[];
  tests: readonly string[];
}

const files = await readTexts(root, ['{apps,packages,demo,tools,bench,e2e,stress}/**/*.{ts,tsx,sql}']);
const rules = readRules(readFileSync(join(root, 'docs/rules.md'), 'utf8'));

function readRules(text: string): Rule[] {
  const [, ...sections] = text.split(/^### (?=R\d)/m);
  return sections.map((section) => ({
    name: section.slice(0, section.search(/\s/)),
    code: filesAfter('Code', section),
    tests: filesAfter('Tests', section),
  }));
}

function filesAfter(label: string, section: string): string[] {
  const paragraph = section.split('\n\n').find((text) => text.startsWith(`${label}: `)) ?? '';
  return [...paragraph.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
}

test('each rule stands once in docs/rules.md, with its code and its tests', () => {
  const names = rules.map(({ name }) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  expect(rules.filter(({ code, tests }) => code.length === 0 || tests.length === 0).map(({ name }) => name)).toEqual(
    [],
  );
});

test('each file that a rule names exists', () => {
  const paths = files.map(({ path }) => path);
  const missing = rules.flatMap(({ name, code, tests }) =>
    [...code, ...tests].filter((entry) => !isFile(entry, paths)).map((entry) => `${name}: ${entry}`),
  );
  expect(missing).toEqual([]);
});

test('each rule that code or tests name stands in docs/rules.md', () => {
  const known = new Set(rules.map(({ name }) => name));
  const unknown = files.flatMap(({ path, text }) =>
    (text.match(NAMED) ?? []).filter((name) => !known.has(name)).map((name) => `${path}: ${name}`),
  );
  expect(unknown).toEqual([]);
});

test('a rule is read with its files; one without a line of them has none', () => {
  const text =
    '### R1 One\nText of R9.\n\nCode: `a.ts`,\n`b/c.ts`\n\nTests: `d.test.ts`\n\n## Next\n\n### R2 Two\nText.\n';
  expect(readRules(text)).toEqual([
    { name: 'R1', code: ['a.ts', 'b/c.ts'], tests: ['d.test.ts'] },
    { name: 'R2', code: [], tests: [] },
  ]);
});

test('a rule is told from the name of a vehicle or a colour', () => {
  expect(`R1, (R2) 'R3 does' R4: GSX-R1000 'R71' R1250GS R2-4`.match(NAMED)).toEqual(['R1', 'R2', 'R3', 'R4']);
});
