import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vitest/config';
import { type Mutant, mutants } from './mutations.data.ts';
import { root } from '../product/paths.ts';

/** Counts the text of a mutant in its file, where it must occur exactly once. */
export function countPlaces({ file, from }: Mutant): number {
  return readFileSync(join(root, file), 'utf8').split(from).length - 1;
}

export function mutate(source: string, { id, from, to }: Mutant): string {
  if (source.split(from).length !== 2) throw new Error(`The text of ${id} does not stand in its file once.`);
  return source.replace(from, () => to);
}

/** Replaces the line when the tests load its file; the file itself never changes. */
export function mutateSource(id: string | undefined): Plugin[] {
  if (id === undefined) return [];
  const mutant = mutants.find((one) => one.id === id);
  if (!mutant) throw new Error(`There is no mutant ${id}.`);
  const file = join(root, mutant.file);
  return [
    {
      name: 'mutate-source',
      enforce: 'pre',
      transform: (source, path) => (path.split('?')[0] === file ? mutate(source, mutant) : undefined),
    },
  ];
}

const cell = (text: string) => `\`${text.replaceAll(/\s*\n\s*/g, ' ').replaceAll('|', '\\|')}\``;
const lineOf = ({ id, why, file, from, to, tests }: Mutant) =>
  `| ${id} | ${why} | \`${file}\` | ${cell(from)} | ${to === '' ? '' : cell(to)} | ${tests.map(cell).join(', ')} |`;

/** The text of `docs/mutations.md`. */
export function describeMutants(): string {
  return `# Mutations

Lines that money, locks, deadlines, access, states and repeats hang on. \`npm run test:long -- mutations\` puts each
mutant in the place of its line, runs the tests beside it, and fails where none of them does. The list is
\`tools/src/mutations/mutations.data.ts\`; \`npm test\` checks that each line stands in its file once, and that this table is up to
date (\`SERI_WRITE=1 npm test -- unit\` writes it).

| mutant | without the line | file | line | mutant of it | tests |
|---|---|---|---|---|---|
${mutants.map(lineOf).join('\n')}
`;
}
