import { expect, it } from 'vitest';
import type { CatalogueIndex, Question } from './catalogue-index.ts';
import { plainIndex } from './plain-index.steps.ts';
import { rememberingIndex } from './remembering-index.ts';

const whole: Question = { pageType: 'bikes', today: '2026-11-18', filters: {} };
const ofMaker: Question = { ...whole, filters: { makerId: ['1'] } };

/** A caching index over one that counts calls and can fail. */
function makeIndexes() {
  const time = { now: 0 };
  const calls = { facets: 0, models: 0 };
  const behind = { fails: false, total: 1 };
  const plain = plainIndex([]);
  const index: CatalogueIndex = {
    ...plain,
    async facets(question) {
      calls.facets += 1;
      if (behind.fails) throw new Error('The database is away.');
      return plain.facets(question);
    },
    models(question) {
      calls.models += 1;
      return plain.models(question);
    },
    count: async () => behind.total,
  };
  return { time, calls, behind, index: rememberingIndex(index, { now: () => new Date(time.now) }) };
}

it('counts a whole page type once in ten seconds', async () => {
  const { index, calls, time } = makeIndexes();
  await Promise.all([index.facets(whole), index.facets(whole), index.models(whole)]);
  time.now = 9_999;
  await Promise.all([index.facets(whole), index.models(ofMaker)]);
  expect(calls).toEqual({ facets: 1, models: 1 });
  time.now = 10_000;
  await Promise.all([index.facets(whole), index.models(whole)]);
  expect(calls).toEqual({ facets: 2, models: 2 });
});

it('counts each day and page type separately', async () => {
  const { index, calls } = makeIndexes();
  await index.facets(whole);
  await index.facets({ ...whole, today: '2026-11-19' });
  await index.facets({ ...whole, pageType: 'machinery' });
  expect(calls.facets).toBe(3);
});

it('never caches filtered counts, except that the models ignore chosen makers and models', async () => {
  const { index, calls } = makeIndexes();
  for (let time = 0; time < 2; time += 1) {
    await index.facets(ofMaker);
    await index.models({ ...ofMaker, filters: { color: ['White'] } });
  }
  expect(calls).toEqual({ facets: 2, models: 2 });
});

it('always returns the current total', async () => {
  const { index, behind } = makeIndexes();
  expect((await index.facets(whole)).total).toBe(1);
  behind.total = 2;
  expect((await index.facets(whole)).total).toBe(2);
});

it('does not cache a failure', async () => {
  const { index, behind } = makeIndexes();
  behind.fails = true;
  await expect(index.facets(whole)).rejects.toThrow('The database is away.');
  behind.fails = false;
  await expect(index.facets(whole)).resolves.toMatchObject({ total: 1 });
});
