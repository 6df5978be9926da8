import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { countPlaces, describeMutants, mutate, mutateSource } from './mutations.ts';
import { mutants } from './mutations.data.ts';
import { root } from '../product/paths.ts';

describe('the list of mutants', () => {
  it.each(mutants.map((mutant) => [mutant.id, mutant] as const))('finds %s once, and its tests', (_id, mutant) => {
    expect(countPlaces(mutant)).toBe(1);
    expect(mutant.tests.length).toBeGreaterThan(0);
    for (const file of mutant.tests) expect([file, existsSync(join(root, file))]).toEqual([file, true]);
  });

  it('names each once, and changes something', () => {
    expect(new Set(mutants.map(({ id }) => id)).size).toBe(mutants.length);
    for (const { from, to } of mutants) expect(to).not.toBe(from);
  });

  it('stands in docs/mutations.md', () => {
    const path = join(root, 'docs/mutations.md');
    if (process.env['SERI_WRITE']) writeFileSync(path, describeMutants());
    expect(readFileSync(path, 'utf8')).toBe(describeMutants());
  });
});

describe('a mutant', () => {
  const mutant = { id: 'one', why: '', file: 'a.ts', from: 'a < b', to: '$& a <= b', tests: [] };

  it('takes the place of its text, word for word', () => {
    expect(mutate('if (a < b) c();', mutant)).toBe('if ($& a <= b) c();');
  });

  it.each(['if (a > b) c();', 'a < b || a < b'])('whose text does not stand there once is none: %s', (source) => {
    expect(() => mutate(source, mutant)).toThrow('does not stand in its file once');
  });

  it('that is unknown ends the run, and without one nothing is changed', () => {
    expect(() => mutateSource('none')).toThrow('There is no mutant none.');
    expect(mutateSource(undefined)).toEqual([]);
  });
});
